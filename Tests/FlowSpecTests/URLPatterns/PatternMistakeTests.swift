import Testing

@testable import FlowSpec

/// A pattern with the characters of a mistake between `«` and `»`, and the mistake's message.
typealias Mistaken = (pattern: String, message: String)

/// Every mistake that a pattern can have, at its characters.
@Suite struct PatternMistakeTests {
    @Test(
        arguments: [
            ("«»/orders", "the scheme is missing; write it first, as in 'https://shop.example/orders' or 'shop://orders'"),
            ("«shop.example»/orders", "the scheme is missing; write it first, as in 'https://shop.example/orders' or 'shop://orders'"),
            ("«»//orders", "the scheme is missing; write it first, as in 'https://shop.example/orders' or 'shop://orders'"),
            ("«1shop»://orders", "'1shop' isn't a scheme: that is a letter, then letters, digits, '+', '-' and '.'"),
            ("«»://orders", "'' isn't a scheme: that is a letter, then letters, digits, '+', '-' and '.'"),
            ("shop«:»orders", "'//' is missing after 'shop:'; a pattern begins as 'shop://orders' does"),
            ("shop«:»/orders", "'//' is missing after 'shop:'; a pattern begins as 'shop://orders' does"),
            ("shop://«»/orders", "the host is missing; it stands after '//', as 'orders' in 'shop://orders'"),
            ("shop://«»", "the host is missing; it stands after '//', as 'orders' in 'shop://orders'"),
            ("https://«user:word@»shop.example", "a link has no user; remove 'user:word@'"),
            ("https://shop.example«:8080»/orders", "a link has no port; remove ':8080'"),
            (
                "https://«{shop:String}».example",
                "the host is fixed, so '{shop:String}' can't stand in it; write a pattern for each host"
            ),
            (
                "https://caf«é».example",
                "'é' can't stand in a host: that is letters and digits of ASCII, '-', '.' and '_'; write other letters in Punycode"
            ),
        ] as [Mistaken])
    func `scheme and host`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test(
        arguments: [
            ("shop://orders/a« »b", "a space can't stand in a URL; write it as %20"),
            ("shop://orders/a«\u{202F}»b", "the character '\u{202F}' can't stand in a URL; write it as %E2%80%AF"),
            ("shop://orders?a=«\n»", "the character '%0A' can't stand in a URL; write it as %0A"),
            ("shop://orders/100«%»", "'%' needs two hexadecimal digits after it; write the character itself as %25"),
            ("shop://orders#«%4»g", "'%' needs two hexadecimal digits after it; write the character itself as %25"),
            ("shop://orders/«a%FF»/b", "'a%FF' isn't UTF-8 after percent-decoding; write the text itself"),
            ("shop://orders/a«}»", "'}' ends no placeholder; remove it, or write the character as %7D"),
            (
                "shop://orders/«{id:Int»/b",
                "'{id:Int' isn't closed; write '}' after it, and '/', '&', '#' and '{' within it percent-encoded"
            ),
            (
                "shop://orders/«{a{b}»",
                "'{a{b}' isn't closed; write '}' after it, and '/', '&', '#' and '{' within it percent-encoded"
            ),
            ("shop://orders/«a{b}»", "'a{b}' mixes text and a placeholder; write one or the other"),
            ("shop://orders?a=«{b}{c}»", "'{b}{c}' mixes text and a placeholder; write one or the other"),
            ("shop://orders«//»a", "a segment is empty between two slashes; remove one of them"),
            ("shop://orders/a«//»", "a segment is empty between two slashes; remove one of them"),
            (
                "shop://orders/«..»/a",
                "the segment '..' never arrives: it is a step within the path; write the path that it leads to"
            ),
            ("shop://orders/«{rest...}»/a", "'{rest...}' takes the rest of the path; make it the last segment"),
            ("shop://orders«?»", "nothing follows '?'; remove it, or write an item, as in 'page={page:Int?}'"),
            ("shop://orders?a=1«&»#b", "nothing follows '&'; remove it, or write an item, as in 'page={page:Int?}'"),
            (
                "shop://orders?«{page}»",
                "the key '{page}' must be fixed; write a placeholder as the value, as in 'page={page:Int}'"
            ),
            ("shop://orders?«=1»", "the key before '=' is missing; write it, as in 'page={page:Int}'"),
            ("shop://orders?tag=a&«tag»=b", "the key 'tag' is there twice; one item reads all its values, as in 'tag={values:[String]}'"),
            ("shop://orders«#»", "nothing follows '#'; remove it: a fragment that isn't mentioned is ignored"),
        ] as [Mistaken])
    func `texts and parts`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test(
        arguments: [
            ("shop://orders/«{}»", "a placeholder needs a name; write one, as in '{id:Int}'"),
            ("shop://orders/«{:»Int}", "a placeholder needs a name; write one, as in '{id:Int}'"),
            ("shop://orders/{«order_id»:Int}", "'order_id' isn't a name in lowerCamelCase; write 'orderId'"),
            ("shop://orders/{«ID»}", "'ID' isn't a name in lowerCamelCase; write 'id'"),
            ("shop://orders/{«URLText-x»}", "'URLText-x' isn't a name in lowerCamelCase; write 'urlTextX'"),
            ("shop://orders/{«1»}", "'1' isn't a name in lowerCamelCase, such as 'orderID'"),
            ("shop://orders/{id}/{«id»:Int}", "the name 'id' is there twice; each placeholder needs a name of its own"),
            ("shop://orders?a={id«?»}", "the type before '?' is missing; write it, as in '{page:Int?}' or '{page:Int=1}'"),
            ("shop://orders?a={id«=1»}", "the type before '=1' is missing; write it, as in '{page:Int?}' or '{page:Int=1}'"),
            (
                "shop://orders/{rest«...:Int»}",
                "'...:Int' can't follow a name; '...' alone takes the rest of a path as texts, ':' begins a type"
            ),
            ("shop://orders/{a«.b»}", "'.b' can't follow a name; '...' alone takes the rest of a path as texts, ':' begins a type"),
            ("shop://orders?a={tags«...»}", "'...' takes the rest of a path; for repeated items write '{tags:[String]}'"),
            ("shop://orders#{tags«...»}", "'...' takes the rest of a path; remove it"),
            ("shop://orders/{tags:«[Int]»}", "a list stands in a query only; the rest of a path is '{name...}'"),
            ("shop://orders#{tags:«[Int]»}", "a list stands in a query only; a fragment is one value"),
            (
                "shop://orders/{id:Int«?»}",
                "a segment is always there; remove '?', and write a second pattern for the path without it"
            ),
            ("shop://orders?a={tags:[Int]«?»}", "a list is empty where no item is there; remove '?'"),
            ("shop://orders?a={id:Int«?»=1}", "a value with a default is always there; remove '?' or the default"),
            ("shop://orders/{id:Int«=1»}", "a default stands in a query only; write a second pattern for the path without it"),
            ("shop://orders#{id:Int«=1»}", "a default stands in a query only; write '?' for an optional fragment"),
            ("shop://orders?a={tags:[Int]«=1»}", "a list has no default: it is empty where no item is there; remove '=1'"),
            ("shop://orders?a={id:Int=«x»}", "the default 'x' isn't an Int; write one, or '?' for a value that may be missing"),
            ("shop://orders?a={id:Int«=»}", "an empty default isn't an Int; write one, or '?' for a value that may be missing"),
            ("shop://orders?a={id:Double=«x»}", "the default 'x' isn't a Double; write one, or '?' for a value that may be missing"),
            (
                "shop://orders?a={id:Bool=«yes»}",
                "the default 'yes' isn't a Bool: true or false; write one, or '?' for a value that may be missing"
            ),
            (
                "shop://orders?a={id:UUID=«1»}",
                "the default '1' isn't a UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12; write one, or '?' for a value that may be missing"
            ),
            ("shop://orders?a={id:URL«=»}", "an empty default isn't a URL; write one, or '?' for a value that may be missing"),
            (
                "shop://orders?a={id:OrderID«=»}",
                "an empty default isn't a value of OrderID; write one, or '?' for a value that may be missing"
            ),
            (
                "shop://orders?a={id:new|old=«all»}",
                "the default 'all' isn't one of 'new|old'; write one, or '?' for a value that may be missing"
            ),
            ("shop://orders?a={id:Double=«nan»}", "the default 'nan' isn't a finite number; write one that is"),
            ("shop://orders?a={id:String=a« »b}", "a space can't stand in a URL; write it as %20"),
        ] as [Mistaken])
    func `names and occurrences`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test(
        arguments: [
            ("shop://orders/{id«:»}", "the type after ':' is missing; write it, as in '{id:Int}', or remove ':' for a String"),
            ("shop://orders/{id:« »Int}", "a type has no space in it; remove it"),
            ("shop://orders/{id:«int»}", "'int' isn't a type; did you mean 'Int'?"),
            (
                "shop://orders/{id:«number»}",
                "'number' isn't a type; write one of String, Int, Double, Bool, UUID, URL, a type of the app, or an enumeration such as 'new|old'"
            ),
            (
                "shop://orders/{id:«Shop.»}",
                "'Shop.' isn't a type; write one of String, Int, Double, Bool, UUID, URL, a type of the app, or an enumeration such as 'new|old'"
            ),
            ("shop://orders?a={id:«[Int»}", "'[Int' isn't closed; write ']' after it"),
            ("shop://orders?a={id:«[»}", "'[' isn't closed; write ']' after it"),
            ("shop://orders?a={id:«[]»}", "the type between '[' and ']' is missing; write it, as in '[String]'"),
            ("shop://orders?a={id:«[[Int]]»}", "'[[Int]]' is a list of lists; a query has one list of values, such as '[String]'"),
            ("shop://orders?a={id:[Int«?»]}", "a value of a list is always there; remove '?'"),
            ("shop://orders/{id:«new|»}", "a word is missing beside '|'; write it, or remove '|'"),
            (
                "shop://orders/{id:new|«a-b»}",
                "'a-b' isn't a word of an enumeration: that is a letter of ASCII, then letters, digits and '_'"
            ),
            ("shop://orders/{id:new|old|«new»}", "the word 'new' is there twice; remove one"),
        ] as [Mistaken])
    func `types of placeholders`(_ mistaken: Mistaken) {
        expect(mistaken)
    }

    @Test
    func `all mistakes of a pattern are reported, in their order`() {
        let found = URLPattern.read("https://me@shop.example:80/a b/{ID}//{id:Int?}/{x...}/{x}?a={b:Foo<T>}&a=%#{c:[Int]=1}").mistakes
        #expect(
            found.map { String($0.message.prefix(22)) } == [
                "a link has no user; re", "a link has no port; re", "a space can't stand in", "'ID' isn't a name in l",
                "a segment is empty bet",
                "a segment is always th", "'{x...}' takes the res", "the name 'x' is there ", "'Foo<T>' isn't a type;",
                "the key 'a' is there t",
                "'%' needs two hexadeci", "a list stands in a que", "a default stands in a ",
            ])
    }

    @Test
    func `a text that is long or deep costs little and is refused`() {
        let long = URLPattern.read("shop://a" + String(repeating: "/b", count: 500_000))
        #expect(long.mistakes.map(\.message) == ["a pattern of 1000008 bytes is too long: 4096 are the most; split it"])
        #expect(long.mistakes.map(\.range) == [4_096..<1_000_008])
        let segments = URLPattern.read("shop://a" + String(repeating: "/{b}", count: 101))
        #expect(segments.mistakes.map(\.message) == ["the path has 101 segments: 100 are the most"])
        #expect(segments.mistakes.map(\.range) == [409..<412])
        let items = URLPattern.read("shop://a?" + (0...100).map { "a\($0)" }.joined(separator: "&"))
        #expect(items.mistakes.map(\.message) == ["the query has 101 items: 100 are the most"])
        #expect(URLPattern.read("shop://a?" + (0..<100).map { "a\($0)" }.joined(separator: "&")).pattern != nil)
        for open in ["[", "{", "]", "}", "|", "%", "{a:[", "?", "=", "&"] {
            let reading = URLPattern.read("shop://a?b={c:" + String(repeating: open, count: 4_082 / open.utf8.count))
            #expect(reading.pattern == nil && !reading.mistakes.isEmpty)
        }
    }

    /// A text in a message is cut, and nothing in it is invisible.
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
