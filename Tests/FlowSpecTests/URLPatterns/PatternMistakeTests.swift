import Testing

@testable import FlowSpec

/// A pattern with a mistake between `«` and `»`, and the message about it.
typealias Mistaken = (pattern: String, message: String)

/// Every mistake that a pattern can have, at its characters.
@Suite struct PatternMistakeTests {
    @Test(
        arguments: [
            ("«»/orders", "the scheme is missing; begin with it, as in 'https://shop.example/orders' or 'shop://orders'"),
            ("«shop.example»/orders", "the scheme is missing; begin with it, as in 'https://shop.example/orders' or 'shop://orders'"),
            ("«»//orders", "the scheme is missing; begin with it, as in 'https://shop.example/orders' or 'shop://orders'"),
            ("«1shop»://orders", "'1shop' isn't a valid scheme; use a letter, then letters, digits, '+', '-' and '.'"),
            ("«»://orders", "'' isn't a valid scheme; use a letter, then letters, digits, '+', '-' and '.'"),
            ("https«:»orders", "'//' is missing after 'https:'; add it, as in 'https://shop.example'"),
            ("https«:»/orders", "'//' is missing after 'https:'; add it, as in 'https://shop.example'"),
            ("https://«»/orders", "the host is missing; write it after '//', as in 'shop://orders'"),
            ("shop://«»", "the host is missing; write it after '//', as in 'shop://orders'"),
            ("https://«user:word@»shop.example", "a link can't have a user name; remove 'user:word@'"),
            ("https://shop.example«:http»/orders", "':http' isn't a port; write a number up to 65535, as in 'localhost:8080'"),
            ("https://shop.example«:65536»", "':65536' isn't a port; write a number up to 65535, as in 'localhost:8080'"),
            ("shop://«»:80/orders", "the host is missing; write it after '//', as in 'shop://orders'"),
            ("shop:«»?a=b", "the host is missing; write it after '//', as in 'shop://orders'"),
            ("https://shop.«*»", "'*' is allowed only as the first label of a host; write it as in '*.shop.example'"),
            (
                "https://«{shop:String}».example",
                "the host must be fixed, so '{shop:String}' isn't allowed; write one pattern for each host, or '*' for all subdomains"
            ),
            (
                "https://caf«é».example",
                "'é' isn't allowed in a host; use ASCII letters and digits, '-', '.' and '_', and Punycode for other letters"
            ),
        ] as [Mistaken])
    func `scheme and host`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test(
        arguments: [
            ("shop://orders/a« »b", "a space isn't allowed in a URL; write it as %20"),
            ("shop://orders/a«\u{202F}»b", "the character '\u{202F}' isn't allowed in a URL; write it as %E2%80%AF"),
            ("shop://orders?a=«\n»", "the character '%0A' isn't allowed in a URL; write it as %0A"),
            ("shop://orders/100«%»", "'%' must be followed by two hexadecimal digits; write a percent sign as %25"),
            ("shop://orders#«%4»g", "'%' must be followed by two hexadecimal digits; write a percent sign as %25"),
            ("shop://orders/«a%FF»/b", "'a%FF' isn't UTF-8 after percent-decoding; write the characters themselves"),
            ("shop://orders/a«}»", "'}' has no matching '{'; remove it, or write it as %7D"),
            (
                "shop://orders/«{id:Int»/b",
                "'{id:Int' isn't closed; add '}', and percent-encode '/', '&', '#' and '{' inside it"
            ),
            (
                "shop://orders/«{a{b}»",
                "'{a{b}' isn't closed; add '}', and percent-encode '/', '&', '#' and '{' inside it"
            ),
            ("shop://orders#«a{b}»", "'a{b}' mixes text and a placeholder, as only a path segment can; write one or the other"),
            ("shop://orders?a=«{b}{c}»", "'{b}{c}' mixes text and a placeholder, as only a path segment can; write one or the other"),
            (
                "shop://orders/x{a}-«{b:Int}{c}»",
                "no text separates the two placeholders of '{b:Int}{c}': any split would fit; write text between them, as in '{a}-{b}'"
            ),
            ("shop://orders/a«{b...}»", "'{b...}' matches the rest of the path; make it a segment without text"),
            ("shop://orders/«{a}-{b}-{c}-{d}-{e}»", "the segment has 5 placeholders, but the maximum is 4"),
            ("shop://orders/{a}«%F0%9F%87%A9»", "the character '🇩' isn't allowed next to a placeholder; use letters, digits or ASCII"),
            ("shop://orders/@{a:Int«?»}", "a path segment can't be optional; remove '?' and add a second pattern for the path without it"),
            ("shop://orders«//»a", "the segment between two slashes is empty; remove one slash"),
            ("shop://orders/a«//»", "the segment between two slashes is empty; remove one slash"),
            (
                "shop://orders/«..»/a",
                "no URL arrives with the segment '..': it is resolved first; write the resulting path"
            ),
            ("shop://orders/«{rest...}»/a", "'{rest...}' matches the rest of the path; make it the last segment"),
            ("shop://orders«?»", "nothing follows '?'; remove it, or write an item, as in 'page={page:Int?}'"),
            ("shop://orders?a=1«&»#b", "nothing follows '&'; remove it, or write an item, as in 'page={page:Int?}'"),
            (
                "shop://orders?«{page}»",
                "the key '{page}' must be fixed; write a placeholder as the value, as in 'page={page:Int}'"
            ),
            ("shop://orders?«=1»", "the key before '=' is missing; write it, as in 'page={page:Int}'"),
            ("shop://orders?tag=a&«tag»=b", "the key 'tag' appears twice; use one item for all its values, as in 'tag={values:[String]}'"),
            ("shop://orders«#»", "nothing follows '#'; remove it: a pattern without '#' ignores fragments"),
        ] as [Mistaken])
    func `texts and parts`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test(
        arguments: [
            ("shop://orders/«{}»", "a placeholder needs a name; write one, as in '{id:Int}'"),
            ("shop://orders/«{:»Int}", "a placeholder needs a name; write one, as in '{id:Int}'"),
            ("shop://orders/{«order_id»:Int}", "'order_id' isn't in lowerCamelCase; write 'orderId'"),
            ("shop://orders/{«ID»}", "'ID' isn't in lowerCamelCase; write 'id'"),
            ("shop://orders/{«URLText-x»}", "'URLText-x' isn't in lowerCamelCase; write 'urlTextX'"),
            ("shop://orders/{«1»}", "'1' isn't in lowerCamelCase; write a name such as 'orderID'"),
            ("shop://orders/{id}/{«id»:Int}", "two placeholders are named 'id'; rename one"),
            ("shop://orders?a={id«?»}", "the type before '?' is missing; write it, as in '{page:Int?}' or '{page:Int=1}'"),
            ("shop://orders?a={id«=1»}", "the type before '=1' is missing; write it, as in '{page:Int?}' or '{page:Int=1}'"),
            (
                "shop://orders/{rest«...:Int»}",
                "'...:Int' can't follow a name; write '...' alone for the rest of a path, or ':' and a type"
            ),
            ("shop://orders/{a«.b»}", "'.b' can't follow a name; write '...' alone for the rest of a path, or ':' and a type"),
            ("shop://orders?a={tags«...»}", "'...' works only in a path; for repeated items, write '{tags:[String]}'"),
            ("shop://orders#{tags«...»}", "'...' works only in a path; remove it"),
            ("shop://orders/{tags:«[Int]»}", "a list is allowed only in a query; write '{name...}' for the rest of a path"),
            ("shop://orders#{tags:«[Int]»}", "a list is allowed only in a query; write a single value"),
            (
                "shop://orders/{id:Int«?»}",
                "a path segment can't be optional; remove '?' and add a second pattern for the path without it"
            ),
            ("shop://orders?a={tags:[Int]«?»}", "a list can't be optional: without items it is empty; remove '?'"),
            ("shop://orders?a={id:Int«?»=1}", "a value with a default can't be optional; remove '?' or the default"),
            ("shop://orders/{id:Int«=1»}", "a default is allowed only in a query; add a second pattern for the path without it"),
            ("shop://orders#{id:Int«=1»}", "a default is allowed only in a query; write '?' for an optional fragment"),
            ("shop://orders?a={tags:[Int]«=1»}", "a list can't have a default: without items it is empty; remove '=1'"),
            ("shop://orders?a={id:Int=«x»}", "the default 'x' isn't an Int; correct it, or write '?' if the value is optional"),
            ("shop://orders?a={id:Int«=»}", "an empty default isn't an Int; correct it, or write '?' if the value is optional"),
            ("shop://orders?a={id:Double=«x»}", "the default 'x' isn't a Double; correct it, or write '?' if the value is optional"),
            (
                "shop://orders?a={id:Bool=«yes»}",
                "the default 'yes' isn't a Bool: true or false; correct it, or write '?' if the value is optional"
            ),
            (
                "shop://orders?a={id:UUID=«1»}",
                "the default '1' isn't a UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12; correct it, or write '?' if the value is "
                    + "optional"
            ),
            ("shop://orders?a={id:URL«=»}", "an empty default isn't a URL; correct it, or write '?' if the value is optional"),
            (
                "shop://orders?a={id:OrderID«=»}",
                "an empty default isn't a value of OrderID; correct it, or write '?' if the value is optional"
            ),
            (
                "shop://orders?a={id:new|old=«all»}",
                "the default 'all' isn't one of 'new|old'; correct it, or write '?' if the value is optional"
            ),
            ("shop://orders?a={id:Double=«nan»}", "the default 'nan' isn't a finite number; write a finite number"),
            ("shop://orders?a={id:String=a« »b}", "a space isn't allowed in a URL; write it as %20"),
        ] as [Mistaken])
    func `names and occurrences`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test(
        arguments: [
            ("shop://orders/{id«:»}", "the type after ':' is missing; write it, as in '{id:Int}', or remove ':' for a String"),
            ("shop://orders/{id:« »Int}", "a type can't contain a space; remove it"),
            ("shop://orders/{id:«int»}", "'int' isn't a type; did you mean 'Int'?"),
            (
                "shop://orders/{id:«number»}",
                "'number' isn't a type; write one of String, Int, Double, Bool, UUID, URL, a type of your app, or an enumeration such as "
                    + "'new|old'"
            ),
            (
                "shop://orders/{id:«Shop.»}",
                "'Shop.' isn't a type; write one of String, Int, Double, Bool, UUID, URL, a type of your app, or an enumeration such as "
                    + "'new|old'"
            ),
            ("shop://orders?a={id:«[Int»}", "'[Int' isn't closed; add ']'"),
            ("shop://orders?a={id:«[»}", "'[' isn't closed; add ']'"),
            ("shop://orders?a={id:«[]»}", "the type between '[' and ']' is missing; write it, as in '[String]'"),
            ("shop://orders?a={id:«[[Int]]»}", "'[[Int]]' is a list of lists; write a list of values, such as '[String]'"),
            ("shop://orders?a={id:[Int«?»]}", "the values of a list can't be optional; remove '?'"),
            ("shop://orders/{id:«new|»}", "a word is missing next to '|'; add it or remove '|'"),
            (
                "shop://orders/{id:new|«a-b»}",
                "'a-b' isn't a valid word of an enumeration; use an ASCII letter, then letters, digits and '_'"
            ),
            ("shop://orders/{id:new|old|«new»}", "the word 'new' appears twice; remove one"),
        ] as [Mistaken])
    func `types of placeholders`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test
    func `all mistakes of a pattern are reported, in their order`() {
        let found = URLPattern.read("https://me@shop.example:x/a b/{ID}//{id:Int?}/{x...}/{x}?a={b:Foo<T>}&a=%#{c:[Int]=1}").mistakes
        #expect(
            found.map { String($0.message.prefix(22)) } == [
                "a link can't have a us", "':x' isn't a port; wri", "a space isn't allowed ", "'ID' isn't in lowerCam",
                "the segment between tw",
                "a path segment can't b", "'{x...}' matches the r", "two placeholders are n", "'Foo<T>' isn't a type;",
                "the key 'a' appears tw",
                "'%' must be followed b", "a list is allowed only", "a default is allowed o",
            ])
    }

    @Test
    func `a text that is long or deep costs little and is refused`() {
        let long = URLPattern.read("shop://a" + String(repeating: "/b", count: 500_000))
        #expect(long.mistakes.map(\.message) == ["the pattern has 1000008 bytes, but the maximum is 4096; shorten it"])
        #expect(long.mistakes.map(\.range) == [4_096..<1_000_008])
        let segments = URLPattern.read("shop://a" + String(repeating: "/{b}", count: 101))
        #expect(segments.mistakes.map(\.message) == ["the path has 101 segments, but the maximum is 100"])
        #expect(segments.mistakes.map(\.range) == [409..<412])
        let items = URLPattern.read("shop://a?" + (0...100).map { "a\($0)" }.joined(separator: "&"))
        #expect(items.mistakes.map(\.message) == ["the query has 101 items, but the maximum is 100"])
        #expect(URLPattern.read("shop://a?" + (0..<100).map { "a\($0)" }.joined(separator: "&")).pattern != nil)
        for open in ["[", "{", "]", "}", "|", "%", "{a:[", "?", "=", "&"] {
            let reading = URLPattern.read("shop://a?b={c:" + String(repeating: open, count: 4_082 / open.utf8.count))
            #expect(reading.pattern == nil && !reading.mistakes.isEmpty)
        }
    }

    /// Messages truncate the text that they quote and escape its invisible characters.
    @Test
    func `what a message quotes is short and shows`() {
        let mistakes = URLPattern.read("shop://a/{b:" + String(repeating: "x", count: 100) + "\u{202E}}").mistakes
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.message.hasPrefix("'" + String(repeating: "x", count: 60) + "…' isn't a type") == true)
        #expect(URLPattern.read("shop://a/{b:\u{202E}x}").mistakes.first?.message.hasPrefix("'%E2%80%AEx' isn't a type") == true)
    }

    private func expect(_ mistaken: Mistaken, sourceLocation: SourceLocation = #_sourceLocation) {
        let parts = mistaken.pattern.split(separator: /[«»]/, omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            Issue.record("one range is marked in '\(mistaken.pattern)'", sourceLocation: sourceLocation)
            return
        }
        let start = parts[0].utf8.count
        let reading = URLPattern.read(parts.joined())
        let found = reading.mistakes.filter { $0.message == mistaken.message && $0.range == start..<start + parts[1].utf8.count }
        #expect(found.count == 1, "\(reading.mistakes)", sourceLocation: sourceLocation)
        #expect(reading.mistakes.count == 1 || mistaken.pattern == "«»/orders", "\(reading.mistakes)", sourceLocation: sourceLocation)
        #expect(reading.pattern == nil, sourceLocation: sourceLocation)
    }
}
