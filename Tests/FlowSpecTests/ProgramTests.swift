import Testing

@testable import FlowSpec

/// A file's declarations besides its flows: imports, includes, guards, effects, rules and options
/// for the output.
@Suite struct ProgramTests {
    @Test func `imports are names of modules, includes are texts`() {
        let text = """
            flowspec: 1
            imports: [ShopModels, 1️⃣Shop.Models, _Legacy, 2️⃣class, 3️⃣[Shop], 4️⃣_]
            include: [Orders.flow.yaml, 5️⃣"", 6️⃣{ path: Orders }]
            """
        let (file, findings) = read(text)
        let expected = [
            "1️⃣ invalid-identifier: 'Shop.Models' can't be the name of a module: it must have only ASCII letters, digits and '_'; did you "
                + "mean 'ShopModels'?",
            "2️⃣ invalid-identifier: 'class' can't be the name of a module: it is a Swift keyword",
            "3️⃣ wrong-type: found a list, expected the name of a module for 'imports'",
            "4️⃣ invalid-identifier: '_' can't be the name of a module: it must begin with a letter",
            "5️⃣ unknown-value: 'include' must not be empty",
            "6️⃣ wrong-type: found a mapping, expected a string for 'include'",
        ]
        #expect(findings == expected)
        #expect(file?.imports.map(\.value) == ["ShopModels", "_Legacy"])
        #expect(file?.includes.map(\.value) == ["Orders.flow.yaml"])
    }

    @Test func `lists of imports and includes`() {
        let findings = read("flowspec: 1\nimports: 1️⃣ShopModels\ninclude: 2️⃣Orders.flow.yaml\n").findings
        let expected = [
            "1️⃣ wrong-type: found a string, expected a list (each item is the name of a module) for 'imports'; write '[ShopModels]'",
            "2️⃣ wrong-type: found a string, expected a list (each item is a string) for 'include'; write '[Orders.flow.yaml]'",
        ]
        #expect(findings == expected)
    }

    @Test func `guards are texts or mappings`() throws {
        let text = """
            signedIn: The user has a session
            canBeShared: { description: It may leave the app, params: { item: Item, 1️⃣Count: Int } }
            isOpen: {}
            2️⃣self: Keyword
            isNew: 3️⃣[params]
            isOld:4️⃣
            isEmpty: 5️⃣""
            isWrong: { 6️⃣parameters: {} }
            isBad: { params: { item: 7️⃣some Item } }
            isFlag: { params: { item: Item }, constant: 8️⃣true }
            isBeta: { description: The version is a beta, constant: true }
            """
        let (file, findings) = read(text, at: "guards")
        let expected = [
            "1️⃣ invalid-identifier: 'Count' can't be the name of a parameter: it must begin with a lowercase letter; did you mean 'count'?",
            "2️⃣ invalid-identifier: 'self' can't be the name of a guard: it means the current instance in Swift, even in backticks",
            "3️⃣ wrong-type: found a list, expected a string or a mapping: a guard for 'isNew'; put a string that begins with '[' in quotes",
            "4️⃣ wrong-type: found nothing, expected a string or a mapping: a guard for 'isOld'; put a string that begins with '#' in "
                + "quotes",
            "5️⃣ unknown-value: 'isEmpty' must not be empty",
            "6️⃣ unknown-key: 'parameters' isn't a key of a guard; its keys are 'description', 'params' and 'constant'",
            "7️⃣ invalid-swift-type: 'some Item' isn't a Swift type that a parameter can have: 'some' isn't the name of a type; write 'any'",
            "8️⃣ unknown-value: a guard with parameters can't be constant: its answer depends on their values; remove 'constant'",
        ]
        #expect(findings == expected)
        let guards = try #require(file?.guards)
        #expect(guards.prefix(3).map(\.documentation) == ["The user has a session", "It may leave the app", nil])
        #expect(guards.map(\.isPartial) == [false, false, false, false, true, true, true, true, true, false, false])
        #expect(guards.last?.isConstant == true)
        #expect(file?.isPartial == false)
    }

    @Test func `effects have parameters and results`() throws {
        let text = """
            forgetUser: {}
            share: { description: Opens the sheet, params: { url: URL }, results: { done: {}, failed: { reason: String } } }
            log:1️⃣
            print: 2️⃣Prints
            ask: { results: { 3️⃣dismissed: {}, ok: 4️⃣Int, 5️⃣Bad: {} } }
            tell: { 6️⃣result: {} }
            open: { results: { ok: { value: 7️⃣[Int] } } }
            """
        let (file, findings) = read(text, at: "effects")
        let expected = [
            "1️⃣ wrong-type: an effect must be a mapping, not nothing; write {} for an empty one",
            "2️⃣ wrong-type: an effect must be a mapping, not a string; write '{ description: Prints }'",
            "3️⃣ invalid-identifier: 'dismissed' can't be the name of a result: it is reserved for an end without a result; choose "
                + "another name",
            "4️⃣ wrong-type: found a string, expected a mapping of parameters by name for 'ok'; write 'name: Type'",
            "5️⃣ invalid-identifier: 'Bad' can't be the name of a result: it must begin with a lowercase letter; did you mean 'bad'?",
            "6️⃣ unknown-key: 'result' isn't a key of an effect; did you mean 'results'?",
            "7️⃣ wrong-type: found a list, expected a Swift type for 'value'; put the type in quotes",
        ]
        #expect(findings == expected)
        let effects = try #require(file?.effects)
        #expect(effects[1].documentation == "Opens the sheet" && effects[1].parameters.map(\.name.value) == ["url"])
        #expect(effects[1].results.map(\.name.value) == ["done", "failed"])
        #expect(effects[1].results[1].parameters.map(\.type.description) == ["String"])
        #expect(effects.map(\.isPartial) == [false, false, true, true, false, true, false])
        #expect(effects[4].results.map(\.isPartial) == [false, true, false])
        #expect(effects[6].results.map(\.isPartial) == [true])
    }

    @Test func `rules get severities`() throws {
        let text = """
            flowspec: 1
            rules: { too-many-tabs: off }
            """
        let rules = try #require(read(text).file?.severities)
        #expect(rules.map(\.rule.value) == [.tooManyTabs] && rules[0].severity == nil)
        #expect(read("flowspec: 1\nrules: { too-many-tabs: error }").file?.severities.first?.severity == .error)
    }

    @Test func `rules that aren't there, that stay errors, and severities that aren't there`() {
        let text = """
            flowspec: 1
            rules:
              1️⃣too-many-tab: off
              2️⃣unknown-key: warning
              3️⃣colors: off
              too-many-tabs: 4️⃣none
            flows:
              home:
                allow: { 5️⃣unknown-target: It comes later, too-many-tabs: 6️⃣"" }
                screens: { home: { allow: 7️⃣[too-many-tabs] } }
            """
        let (file, findings) = read(text)
        let expected = [
            "1️⃣ unknown-value: 'too-many-tab' isn't a rule; did you mean 'too-many-tabs'?",
            "2️⃣ unknown-value: 'unknown-key' can't be changed or suppressed: its findings are always errors; remove the entry, and fix "
                + "the findings",
            "3️⃣ unknown-value: 'colors' isn't a rule; list the rules with 'flowgen rules'",
            "4️⃣ unknown-value: 'none' isn't a value of 'too-many-tabs'; did you mean 'note'?",
            "5️⃣ unknown-value: 'unknown-target' can't be changed or suppressed: its findings are always errors; remove the entry, and "
                + "fix the findings",
            "6️⃣ unknown-value: 'too-many-tabs' must not be empty",
            "7️⃣ wrong-type: found a list, expected a mapping of rules by name for 'allow'; write each entry with its name, without '-' "
                + "and []: 'name: …'",
        ]
        #expect(findings == expected)
        #expect(file?.severities.isEmpty == true && file?.flows[0].suppressions.isEmpty == true)
    }

    @Test func `a suppression keeps its reason and the place that it covers`() throws {
        let text = """
            allow: { too-many-tabs: Six is what was asked for }
            screens:
              home:
                allow: { too-many-tabs: Really }
                transitions: { go: { push: home, allow: { too-many-tabs: Because } } }
            """
        let flow = try #require(read(text, at: "flows.home").file?.flows.first)
        let step = try #require(flow.screens.first?.transitions.first?.steps.first)
        let suppressions = [flow.suppressions, flow.screens[0].suppressions, step.suppressions].flatMap { $0 }
        #expect(suppressions.map(\.reason) == ["Six is what was asked for", "Really", "Because"])
        #expect(suppressions.map { $0.place.start.line } == [3, 6, 8])
        #expect(suppressions.allSatisfy { $0.place.start < $0.rule.range.start && $0.rule.range.end < $0.place.end })
    }

    @Test func `options of the output`() throws {
        let text = """
            access: public
            classes: open
            runtime: embed
            coordinators: class
            interface: swiftui
            indent: 2
            names: { coordinator: "{Flow}Guide", protocol: 1️⃣"{App}{Flow}Guiding", router: "{Flow}{Screen}Ways", screens: MyScreens }
            """
        let (file, findings) = read(text, at: "generate")
        let options = try #require(file?.output)
        #expect(
            findings == [
                "1️⃣ unused-template: the template 'protocol' has no effect: coordinators have protocols only with 'coordinators: "
                    + "protocol'; remove the template or add the option"
            ])
        #expect(options.access == .public && options.areClassesOpen && options.indent == 2 && options.coordinators == .class)
        #expect(options.interface?.value == .swiftui && options.interface?.range.start.line == 7)
        #expect(options.runtime?.value == .embed && options.runtime?.range.start.line == 5)
        #expect(options.names[.coordinator]?.value == "{Flow}Guide" && options.names[.protocol]?.value == "{App}{Flow}Guiding")
        #expect(options.names[.router]?.value == "{Flow}{Screen}Ways" && options.names[.screens]?.value == "MyScreens")
    }

    @Test func `options that aren't there, and templates that give no names`() {
        let text = """
            access: 1️⃣private
            classes: 2️⃣struct
            runtime: 9️⃣embedded
            coordinators: 0️⃣classes
            indent: 3️⃣0
            names:
              coordinator: 4️⃣"{Flwo}Coordinator"
              protocol: 5️⃣"{Flow} Coordinating"
              router: 6️⃣"{Tab}Routing"
              screens: 7️⃣"1{Flow}"
              8️⃣tabs: x
            """
        let expected = [
            "1️⃣ unknown-value: 'private' isn't a value of 'access'; use 'internal', 'package' or 'public'",
            "2️⃣ unknown-value: 'struct' isn't a value of 'classes'; use 'final' or 'open'",
            "9️⃣ unknown-value: 'embedded' isn't a value of 'runtime'; use 'import' or 'embed'",
            "0️⃣ unknown-value: 'classes' isn't a value of 'coordinators'; did you mean 'class'?",
            "3️⃣ unknown-value: '0' isn't an integer from 1 to 16",
            "4️⃣ unknown-value: '{Flwo}' isn't a placeholder of the template; did you mean '{Flow}'?",
            "5️⃣ invalid-identifier: '{Flow} Coordinating' isn't a valid template: it must have only ASCII letters and digits",
            "6️⃣ unknown-value: '{Tab}' isn't a placeholder of the template; use '{App}', '{Flow}' or '{Screen}'",
            "7️⃣ invalid-identifier: '1{Flow}' isn't a valid template: it must begin with a letter",
            "8️⃣ unknown-key: 'tabs' isn't a key of the templates of names; did you mean 'tab'?",
        ]
        #expect(read(text, at: "generate").findings == expected)
    }

    @Test(arguments: ["{Flow", "Flow}", "{}", "{{Flow}}", "Self", "", "\\\\({Flow})", "{Flow}é", "{Flow}_"])
    func `a template can't become anything but a name`(template: String) {
        let (file, findings) = read("flowspec: 1\ngenerate: { names: { coordinator: \"\(template)\" } }")
        #expect(findings.count == 1 && file?.output.names[.coordinator] == nil)
    }

    @Test func `a template whose placeholder begins what would be a keyword gives names`() {
        #expect(read("flowspec: 1\ngenerate: { names: { screens: \"{App}ny\" } }").findings == [])
    }
}
