import FlowRuntime
import UIKit

/// Creates the screens of the flows that finish, ask and switch. Parameters that a spec leaves to a
/// method have fixed values.
extension EverythingScreens {
    func makeLaunch(router: any AppLaunchRouting & AppFlowRouting) -> UIViewController {
        screen("launch").with([
            "showAuth": { router.showAuth() }, "showMain": { router.showMain() }, "showMarket": { router.showMarket() },
            "showProfile": { router.showProfile() }, "showOffice": { router.showOffice() }, "showLobby": { router.showLobby() },
            "showCourier": { router.showCourier() },
            "takePicture": { router.takePicture() }, "again": { router.again() },
            "same": { router.same() }, "restartHome": { router.restartHome() }, "startOver": { router.startOver() },
            "notify": { router.notify() }, "notifyAndBegin": { router.notifyAndBegin() },
            "wonder": { router.wonder() }, "guideQuietly": { router.guideQuietly() }, "guide": { router.guide() },
            "signIn": { router.signIn() }, "note": { router.note() },
        ])
    }

    func makeNotice(router: any AppNoticeRouting & AppFlowRouting) -> UIViewController {
        screen("notice").with([
            "close": { router.close() }, "closeAndGo": { router.closeAndGo() }, "more": { router.more() },
            "signInHere": { router.signInHere() }, "signIn": { router.signIn() }, "note": { router.note() },
        ])
    }

    func makeWelcome(router: any AuthWelcomeRouting) -> UIViewController {
        screen("welcome").with([
            "signIn": { router.signIn(email: nil) }, "skipped": { router.skipped() }, "toForm": { router.toForm() },
            "toFormOrRoot": { router.toFormOrRoot() }, "leaveAndSkip": { router.leaveAndSkip() }, "go": { router.go() },
        ])
    }

    func makeForm(email: String?, router: any AuthFormRouting) -> any UIViewController & UnsavedWork {
        screen("form").with([
            "authenticated": { router.authenticated() }, "anew": { router.anew() }, "prove": { router.prove() },
            "toWelcome": { router.toWelcome() }, "nested": { router.nested() },
            "nestedTwice": { router.nestedTwice() }, "over": { router.over() }, "go": { router.go() },
        ])
    }

    func makeProfile(name: String, router: any MarketProfileRouting) -> UIViewController {
        screen("profile").with([
            "signOut": { router.signOut() }, "closed": { router.closed() }, "another": { router.another(user: "x") },
            "inBrowse": { router.inBrowse(number: 1) }, "over": { router.over() }, "inList": { router.inList() },
            "paper": { router.paper(button: UIBarButtonItem()) }, "askFirst": { router.askFirst(button: UIBarButtonItem()) },
            "checkOut": { router.checkOut() },
        ])
    }

    func makePaper(router: any MarketPaperRouting) -> UIViewController {
        screen("paper").with([
            "close": { router.close() }, "closed": { router.closed() }, "closeAndEnd": { router.closeAndEnd() },
            "closeAll": { router.closeAll() },
        ])
    }

    func makeEmpty(router: any InsideEmptyRouting) -> UIViewController {
        screen("empty").with([
            "showList": { router.showList() }, "showGuide": { router.showGuide() }, "showBrowse": { router.showBrowse() },
            "showHandmade": { router.showHandmade() }, "closed": { router.closed() }, "cover": { router.cover() },
            "help": { router.help() }, "nest": { router.nest() },
            "coverQuietly": { router.coverQuietly() }, "coverAndClose": { router.coverAndClose() },
        ])
    }

    func makePage(router: any GuidePageRouting) -> UIViewController {
        screen("page").with([
            "ended": { router.ended() }, "goOn": { router.goOn() }, "outside": { router.outside() }, "list": { router.list() },
        ])
    }

    func makeWares(router: any BrowseWaresRouting & BrowseFlowRouting) -> UIViewController {
        screen("wares").with([
            "open": { router.open(number: 1) }, "openThree": { router.openThree() }, "openBlinking": { router.openBlinking(number: 1) },
            "buy": { router.buy() },
            "handmade": { router.handmade() }, "handmadeOver": { router.handmadeOver() }, "buyOver": { router.buyOver(order: 1) },
            "left": { router.left() }, "hidden": { router.hidden() }, "office": { router.office() },
            "paperByHand": { router.paperByHand() }, "helpByHand": { router.helpByHand() },
            "choose": { router.choose() }, "help": { router.help() }, "tour": { router.tour() }, "out": { router.out() },
            "top": { router.top() }, "look": { router.look() },
        ])
    }

    func makeWare(number: Int, router: any BrowseWareRouting & BrowseFlowRouting) -> any UIViewController & BrowseWareEffects {
        blinkingScreen("ware").with(ware(router, number), ["out": { router.out() }, "top": { router.top() }, "look": { router.look() }])
    }

    func makeItem(number: Int, router: any BrowseWareRouting & ItemFlowRouting) -> any UIViewController & BrowseWareEffects {
        blinkingScreen("item").with(ware(router, number), ["home": { router.home() }, "plain": { router.plain() }])
    }

    /// The buttons of a ware in both flows.
    private func ware(_ router: any BrowseWareRouting, _ number: Int) -> [String: @MainActor () -> Void] {
        [
            "blink": { router.blink() }, "blinkTwice": { router.blinkTwice() }, "blinkOver": { router.blinkOver() },
            "moreAgain": { router.moreAgain() }, "moreIf": { router.moreIf(animated: number % 2 == 0) },
            "outIf": { router.outIf(animated: number % 2 == 0) },
            "settleDown": { router.settleDown() }, "giftAndSettle": { router.giftAndSettle() },
            "more": { router.more() }, "gift": { router.gift() }, "quietGift": { router.quietGift() },
            "manyGifts": { router.manyGifts() }, "rebuild": { router.rebuild(number: 1) }, "paper": { router.paper() },
            "askFirst": { router.askFirst(reason: "x") }, "pushAndAsk": { router.pushAndAsk() },
            "deepGifts": { router.deepGifts() }, "buy": { router.buy() }, "cameraAndBack": { router.cameraAndBack() },
        ]
    }

    func makeNotes(router: any BrowseNotesRouting & BrowseFlowRouting) -> UIViewController {
        screen("notes").with([
            "close": { router.close() }, "closeAndPush": { router.closeAndPush() }, "left": { router.left() },
            "over": { router.over() }, "out": { router.out() }, "top": { router.top() }, "look": { router.look() },
        ])
    }

    func makePlain(router: any ItemPlainRouting & ItemFlowRouting) -> UIViewController {
        screen("plain").with([
            "back": { router.back() }, "backTwo": { router.backTwo() }, "toItem": { router.toItem() },
            "detail": { router.detail() }, "secret": { router.secret() }, "peek": { router.peek() }, "home": { router.home() },
            "plain": { router.plain() },
        ])
    }

    func makeSecret(router: any ItemSecretRouting & ItemFlowRouting) -> UIViewController {
        screen("secret").with([
            "close": { router.close() }, "again": { router.again() }, "ask": { router.ask() }, "home": { router.home() },
            "plain": { router.plain() },
        ])
    }

    func makeDetail(router: any ItemDetailRouting & ItemFlowRouting) -> UIViewController {
        screen("detail").with([
            "anew": { router.anew(number: 1) }, "startOver": { router.startOver() }, "back": { router.back() },
            "backTwo": { router.backTwo() }, "more": { router.more() }, "toItem": { router.toItem() },
            "toPlainOrRoot": { router.toPlainOrRoot() }, "toItemOrStay": { router.toItemOrStay() }, "close": { router.close() },
            "home": { router.home() }, "plain": { router.plain() },
        ])
    }

    func makeCart(order: Int, router: any CheckoutCartRouting) -> UIViewController {
        screen("cart").with([
            "next": { router.next() }, "cancelled": { router.cancelled() }, "gift": { router.gift() },
            "wrapOver": { router.wrapOver() }, "close": { router.close() }, "leave": { router.leave() },
            "again": { router.again() }, "leaveAndFinish": { router.leaveAndFinish() },
        ])
    }

    func makeEmpty(order: Int, router: any CheckoutEmptyRouting) -> UIViewController {
        screen("empty").with([
            "placed": { router.placed() }, "swap": { router.swap(sum: 1) }, "restart": { router.restart(order: 1, sum: 1) },
            "openCart": { router.openCart() }, "close": { router.close() },
        ])
    }

    func makePay(sum: Int, router: any CheckoutPayRouting) -> UIViewController {
        screen("pay").with([
            "placed": { router.placed() }, "prove": { router.prove() }, "backTwo": { router.backTwo() },
            "toCart": { router.toCart() }, "out": { router.out() },
        ])
    }

    func makeWrap(router: any GiftsWrapRouting) -> UIViewController {
        screen("wrap").with([
            "wrapped": { router.wrapped(layers: 1) }, "torn": { router.torn() }, "more": { router.more() }, "box": { router.box() },
            "presentAndAsk": { router.presentAndAsk() }, "inside": { router.inside() }, "leave": { router.leave() },
            "leaveAndGoOn": { router.leaveAndGoOn() }, "close": { router.close() }, "set": { router.set() },
            "leaveAndFinish": { router.leaveAndFinish() },
        ])
    }

    func makeBox(router: any GiftsBoxRouting) -> UIViewController {
        screen("box").with([
            "wrapped": { router.wrapped() }, "askUser": { router.askUser() }, "root": { router.root() }, "over": { router.over() },
        ])
    }

    func makePage(router: any PagesPageRouting) -> UIViewController {
        screen("page").with([
            "handmade": { router.handmade() },
            "turn": { router.turn() }, "presentAndAsk": { router.presentAndAsk() }, "turned": { router.turned() },
            "ended": { router.ended() }, "close": { router.close() }, "jump": { router.jump() },
        ])
    }

    func makeAnswer(router: any HelpAnswerRouting) -> UIViewController {
        screen("answer").with([
            "done": { router.done() }, "close": { router.close() }, "more": { router.more() }, "askUser": { router.askUser() },
            "push": { router.push() },
        ])
    }

    func makeHandmade(number: Int, router: any HandmadeRouting) -> any ExternalCoordinator {
        Handmade(screen("handmade \(number)").with(["paid": { router.paid(number: number) }, "refused": { router.refused() }]))
    }

    func makeCourier(number: Int, router: any CourierRouting) -> any ExternalCoordinator {
        Handmade(screen("courier \(number)").with(["delivered": { router.delivered() }]))
    }

    func makeCamera(router: any CameraRouting) -> UIViewController {
        screen("camera").with([
            "taken": { router.taken() }, "close": { router.close() }, "ask": { router.ask() }, "launch": { router.launch() },
        ])
    }

    func makeEmail(router: any LoginEmailRouting) -> UIViewController {
        screen("email").with([
            "done": { router.done() }, "close": { router.close() }, "again": { router.again() },
        ])
    }
}

// MARK: - The bar of the market

extension EverythingScreens {
    func makeBrowseItem() -> any TabBarItem { TestItem() }
    func makeScanItem() -> any TabBarItem { TestItem() }
    func makeInsideItem() -> any TabBarItem { TestItem() }
    func makeHelpItem() -> any TabBarItem { TestItem() }
    func makeProfileItem() -> any TabBarItem { TestItem() }
}

/// An invisible item.
private final class TestItem: UIView, TabBarItem {
    func configure(title: String?, image: UIImage?) {}
    func setState(_ state: TabBarItemState) {}
    func setBadge(_ text: String?) {}
}
