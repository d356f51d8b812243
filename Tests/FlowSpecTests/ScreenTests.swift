import Testing

@testable import FlowSpec

/// A screen's view controller and presentation.
@Suite struct ScreenTests {
    private func screens(_ text: String) -> (screens: [ScreenDeclaration], findings: [String]) {
        let (file, findings) = read(
            "flowspec: 1\nflows:\n  home:\n    screens:\n" + text.split(separator: "\n").map { "      \($0)\n" }.joined())
        return (file?.flows.first?.screens ?? [], findings)
    }

    @Test func `attributes`() throws {
        let (screens, findings) = screens(
            """
            a: { title: Home, largeTitle: true, hidesTabBar: true, hidesNavigationBar: false, back: none, unique: true, description: The first }
            b: { largeTitle: 1️⃣large, hidesTabBar: 2️⃣"true", back: 3️⃣false, unique: 4️⃣~, description: 5️⃣[a], like: 6️⃣[a] }
            c: { recursive: true }
            d: { 7️⃣unique: true, 8️⃣recursive: true }
            """)
        let expected = [
            "1️⃣ wrong-type: found a string, expected true or false for 'largeTitle'",
            "2️⃣ wrong-type: found a string, expected true or false for 'hidesTabBar'; write true",
            "3️⃣ unknown-value: 'false' isn't a value of 'back'; use 'none'",
            "4️⃣ wrong-type: found nothing, expected true or false for 'unique'",
            "5️⃣ wrong-type: found a list, expected a string for 'description'",
            "6️⃣ wrong-type: found a list, expected the name of a screen, as 'flow.screen' for 'like'",
            "8️⃣ unknown-key: 'recursive' can't be used with 'unique': a screen can have only one of them | 7️⃣ 'unique' is here",
        ]
        #expect(findings == expected)
        #expect(
            screens[0].attributes.flags.mapValues(\.value) == [
                .largeTitle: true, .hidesTabBar: true, .hidesNavigationBar: false, .allowsBack: false, .unique: true,
            ])
        #expect(screens[0].attributes.texts.mapValues(\.value) == [.title: .literal("Home")] && screens[0].documentation == "The first")
        #expect(screens[2].attributes.flags.mapValues(\.value) == [.recursive: true])
        #expect(screens[1].attributes.flags.isEmpty && screens[1].attributes.texts.isEmpty)
    }

    @Test func `a screen like another has no parameters, origin and effects of its own`() {
        let (screens, findings) = screens(
            """
            a: { like: main.a, title: A, transitions: {} }
            b: { 1️⃣like: main.b, 2️⃣params: {}, 3️⃣effects: {} }
            c: { 4️⃣from: { class: C }, 5️⃣like: main.c }
            """)
        let expected = [
            "2️⃣ unknown-key: 'params' can't be used with 'like': a screen can have only one of them | 1️⃣ 'like' is here",
            "3️⃣ unknown-key: 'effects' can't be used with 'like': a screen can have only one of them | 1️⃣ 'like' is here",
            "5️⃣ unknown-key: 'like' can't be used with 'from': a screen can have only one of them | 4️⃣ 'from' is here",
        ]
        #expect(findings == expected)
        #expect(screens.first?.like?.value == "main.a")
    }

    @Test func `origins`() {
        let (screens, findings) = screens(
            """
            a: { from: { storyboard: Main, id: main, class: MainViewController } }
            b: { from: { class: Shop.ListViewController, nib: List } }
            c: { from: { class: CodeViewController } }
            d: { from: { view: ProfileView } }
            """)
        #expect(findings == [])
        let expected: [ScreenOrigin] = [
            .storyboard("Main", id: "main", class: "MainViewController"), .nib("List", class: "Shop.ListViewController"),
            .class("CodeViewController"),
            .view("ProfileView"),
        ]
        #expect(screens.map(\.origin) == expected)
    }

    @Test func `mistakes in origins`() {
        let (screens, findings) = screens(
            """
            a: { from: { 1️⃣storyboard: Main, class: A } }
            b: { from: { 2️⃣nib: B } }
            c: { from: { 3️⃣view: C, 4️⃣class: C } }
            d: { from: { class: 5️⃣Shop..D } }
            e: { from: { view: 6️⃣"E()" } }
            f: { 7️⃣from: {} }
            g: { from: 8️⃣GViewController }
            h: { from: { 9️⃣id: main } }
            """)
        let expected = [
            "1️⃣ missing-key: 'storyboard' needs the key 'id': a string",
            "2️⃣ missing-key: 'nib' needs the key 'class': the name of a Swift type",
            "4️⃣ unknown-key: 'class' can't be used with 'view': a view controller's origin can have only one of them | 3️⃣ 'view' is here",
            "5️⃣ invalid-identifier: 'Shop..D' can't be the name of a Swift type: it has an empty part; did you mean 'ShopD'?",
            "6️⃣ invalid-identifier: 'E()' can't be the name of a Swift type: it must have only ASCII letters, digits and '_'; did you "
                + "mean 'E'?",
            "7️⃣ missing-key: a view controller's origin needs one of the keys 'storyboard', 'nib', 'class' or 'view'",
            "8️⃣ wrong-type: a view controller's origin must be a mapping, not a string; write '{ class: GViewController }'",
            "9️⃣ missing-key: 'id' needs the key 'storyboard'",
        ]
        #expect(findings == expected)
        #expect(screens.allSatisfy { $0.origin == nil || $0.origin == .view("C") })
    }

    @Test func `presentations`() throws {
        let (screens, findings) = screens(
            """
            a: { presentation: fullScreen }
            b: { presentation: { style: pageSheet, detents: [medium, large], grabber: true, dismissible: false, transition: crossDissolve } }
            c: { presentation: { style: formSheet, grabber: true, phone: fullScreen, pad: { detents: [large], grabber: false } } }
            d: { presentation: { regular: popover } }
            e: { presentation: { detents: [{ height: 320 }, { fraction: 0.5 }, large], regular: { style: formSheet, size: { width: 400, height: 500 } } } }
            f: { presentation: { links: wait, compact: fullScreen } }
            """)
        #expect(findings == [])
        let all = try #require(screens.map(\.presentation?.presentation) as? [Presentation])
        #expect(all[0].compact.style == .fullScreen && all[0].regular.style == .fullScreen && !all[0].canBeSwiped)
        #expect(all[1].compact == all[1].regular && all[1].compact.detents == [.medium, .large] && all[1].compact.hasGrabber)
        #expect(!all[1].compact.isDismissible && all[1].compact.transition == .crossDissolve)
        #expect(all[2].compact.style == .fullScreen && all[2].compact.hasGrabber && all[2].regular.style == .formSheet)
        #expect(all[2].regular.detents == [.large] && !all[2].regular.hasGrabber)
        #expect(all[3].compact.style == .automatic && all[3].regular.style == .popover)
        #expect(all[4].compact.detents == [.height(320), .fraction(0.5), .large] && all[4].compact.size == nil)
        #expect(all[4].regular.detents == all[4].compact.detents && all[4].regular.size == .init(width: 400, height: 500))
        #expect(all[5].compact.style == .fullScreen && all.map(\.links) == [nil, nil, nil, nil, nil, .wait])
    }

    @Test func `mistakes in presentations`() {
        let findings = screens(
            """
            a: { presentation: 1️⃣fullscreen }
            b: { presentation: { style: 2️⃣sheet, transition: 3️⃣[flip], detents: 4️⃣[] } }
            c: { presentation: { detents: [5️⃣small], grabber: 6️⃣yes, 7️⃣phones: pageSheet } }
            d: { presentation: { compact: { 8️⃣pad: popover }, regular: 9️⃣[popover] } }
            """
        ).findings
        let expected = [
            "1️⃣ unknown-value: 'fullscreen' isn't a value of 'presentation'; did you mean 'fullScreen'?",
            "2️⃣ unknown-value: 'sheet' isn't a value of 'style'; use 'automatic', 'pageSheet', 'formSheet', 'fullScreen', "
                + "'overFullScreen', 'overCurrentContext', 'popover' or 'custom'",
            "3️⃣ wrong-type: found a list, expected 'coverVertical', 'crossDissolve', 'flipHorizontal' or 'partialCurl' for "
                + "'transition'",
            "4️⃣ unknown-value: 'detents' is empty; add at least one entry",
            "5️⃣ unknown-value: 'small' isn't a value of 'detents'; use 'medium' or 'large'",
            "6️⃣ wrong-type: found a string, expected true or false for 'grabber'; write true",
            "7️⃣ unknown-key: 'phones' isn't a key of a presentation; did you mean 'phone'?",
            "8️⃣ unknown-key: 'pad' isn't a key of a presentation's overrides; its keys are 'style', 'transition', 'detents', "
                + "'grabber', 'size' and 'dismissible'",
            "9️⃣ wrong-type: found a list, expected 'automatic', 'pageSheet', 'formSheet', 'fullScreen', 'overFullScreen', "
                + "'overCurrentContext', 'popover' or 'custom' or a mapping: a presentation's overrides for 'regular'",
        ]
        #expect(findings == expected)
    }

    @Test func `mistakes in detents and sizes`() {
        let findings = screens(
            """
            a: { presentation: { detents: [{ height: 1️⃣0 }, { fraction: 2️⃣1.5 }, { fraction: 3️⃣half }, 4️⃣{}, 5️⃣[medium]] } }
            b: { presentation: { 6️⃣size: { width: 400 }, 7️⃣if: ready } }
            c: { presentation: { 8️⃣compact: pageSheet, 9️⃣phone: fullScreen } }
            """
        ).findings
        let expected = [
            "1️⃣ unknown-value: '0' isn't an integer from 1 to 10000",
            "2️⃣ unknown-value: '1.5' isn't a number above 0 and at most 1",
            "3️⃣ wrong-type: found a string, expected a number above 0 and at most 1 for 'fraction'",
            "4️⃣ missing-key: a detent needs one of the keys 'height' or 'fraction'",
            "5️⃣ wrong-type: found a list, expected 'medium' or 'large' or a mapping: a detent for 'detents'",
            "6️⃣ missing-key: a size needs the key 'height': an integer from 1 to 10000",
            "7️⃣ unknown-key: 'if' isn't a key of a presentation; its keys are 'style', 'transition', 'detents', 'grabber', 'size', "
                + "'dismissible', 'compact', 'regular', 'phone', 'pad' and 'links'",
            "9️⃣ unknown-key: 'phone' can't be used with 'compact': a presentation can have only one of them | 8️⃣ 'compact' is here",
        ]
        #expect(findings == expected)
    }

    @Test func `detents and grabbers without a sheet`() {
        let (screens, findings) = screens(
            """
            a: { presentation: { style: fullScreen, detents: [medium] } }
            b: { presentation: { style: fullScreen, grabber: true, compact: pageSheet } }
            c: { presentation: { style: pageSheet, regular: { style: custom, grabber: true } } }
            d: { presentation: { style: fullScreen, grabber: false } }
            e: { presentation: { style: overFullScreen, grabber: true, detents: [large] } }
            f: { presentation: { style: popover, detents: [medium] } }
            """)
        #expect(findings == [])
        #expect(screens.map { $0.presentation?.detentsWithoutSheet?.start.column } == [47, nil, 72, nil, 51, nil])
    }
}
