@testable import FlowRuntime
import FlowTesting
import Testing
import UIKit

typealias PaymentsApp = HeadlessApp<MainCoordinator>

/// Tests effects in tasks: their answers, their screens, and their cancellation.
@MainActor @Suite struct AsyncEffectTests {
    // MARK: - Answers

    @Test func `an answer takes its steps, and the effect knows the screen that asks`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "buy"))
            #expect(ledger.effects == ["pay"])
            #expect(ledger.last?.screen === app.screen)
            #expect(app.state == "tab shop [list, item]")
            ledger.answer(ledger.last, "paid")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, item, receipt]")
            #expect(ledger.last?.wasCancelled == false)
            #expect(app.complaints == [])
        }
    }

    @Test func `the screen that asks is the one on top, be it new`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "showAndPay"))
            #expect(app.screen?.name == "receipt" && ledger.last?.screen === app.screen)
            ledger.answer(ledger.last, "paid")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list]")
            #expect(app.coordinator?.select(.orders) != nil)
            app.user.finishTransitions()
            #expect(await app.tap("showAndConfirm"))
            #expect(app.state == "tab shop [list, receipt]")
            #expect(app.screen?.name == "receipt" && ledger.last?.screen === app.screen)
            ledger.answer?("yes")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab orders [orders]")
            #expect(app.complaints == [])
        }
    }

    @Test func `effects that aren't async are given the screen at once`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open"))
            let screen = app.screen
            #expect(screen?.tap("send") == true)
            #expect(ledger.effects == ["share", "count"])
            #expect(ledger.calls[0].screen === screen)
            #expect(screen?.tap("confirm") == true)
            #expect(ledger.last?.screen === screen)
            ledger.answer?("yes")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, item, receipt]")
        }
    }

    @Test func `a screen's own effects`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "refresh", "choose"))
            #expect(ledger.effects == ["refresh", "choose"])
            let item = app.screen
            ledger.answer(ledger.last, "chosen")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, item]")
            #expect(app.screen !== item)
            #expect(ledger.calls[0].wasCancelled && ledger.calls[0].hasEnded && !ledger.calls[1].wasCancelled)
        }
    }

    @Test func `an answer ends a flow, and the handler's effects follow`() async {
        await withApp { app, ledger in
            #expect(await app.tap("checkOut", "pay"))
            let card = Released(app.screen)
            ledger.answer(ledger.last, "paid")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, receipt]")
            #expect(ledger.effects == ["pay", "upload"])
            #expect(card.isReleased)
        }
    }

    // MARK: - Cancellation

    /// The causes of the asking screen's removal.
    enum Leaving: String, CaseIterable {
        case back, swipe, backMenu, popByAppCode, step, reset

        @MainActor func leave(_ app: PaymentsApp) {
            switch self {
            case .back: _ = app.user.tapBack()
            case .swipe: _ = app.user.swipeBack()
            case .backMenu: _ = app.user.backMenu(skipping: 0)
            case .popByAppCode: app.screen?.navigationController?.popViewController(animated: false)
            case .step: _ = app.screen?.tap("leave")
            case .reset: app.coordinator?.shop.leave()
            }
        }
    }

    @Test(arguments: Leaving.allCases)
    func `a screen that leaves cancels what it has asked, and everything is released`(leaving: Leaving) async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "refresh", "buy"))
            let item = Released(app.screen)
            let count = ledger.calls.count
            leaving.leave(app)
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list]")
            #expect(ledger.calls[..<count].allSatisfy { $0.wasCancelled && $0.hasEnded })
            #expect(item.isReleased)
            #expect(app.complaints == [])
        }
    }

    @Test(arguments: [true, false])
    func `a layer that leaves cancels what its screens have asked`(isFinished: Bool) async {
        await withApp { app, ledger in
            #expect(await app.tap("checkOut", "pay"))
            let (card, pay) = (Released(app.screen), ledger.last)
            if isFinished {
                #expect(await app.tap("cancelled"))
            } else {
                #expect(app.user.swipeDown())
                await HeadlessUIKit.finishTasks()
            }
            #expect(pay?.wasCancelled == true && pay?.hasEnded == true)
            #expect(card.isReleased)
            // The caller's own effects begin when the layer has ended.
            #expect(ledger.last?.effect == (isFinished ? "ask" : "watch"))
            #expect(ledger.last?.wasCancelled == false)
        }
    }

    @Test func `a swipe back that is taken back cancels nothing`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "buy"))
            #expect(app.user.beginSwipeBack() && app.user.cancelSwipeBack())
            await HeadlessUIKit.finishTasks()
            #expect(ledger.last?.wasCancelled == false)
            #expect(app.user.beginSwipeBack())
            ledger.answer(ledger.last, "paid")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, item]", "it waits for the finger")
            #expect(app.user.cancelSwipeBack())
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, item, receipt]")
        }
    }

    @Test func `a screen that is covered or in another tab cancels nothing, and its answer is ignored as any late one`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "buy", "showAndPay"))
            let first = ledger.calls[0]
            #expect(!first.wasCancelled)
            ledger.answer(first, "paid")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list, item, receipt]")
            #expect(app.events.contains { if case .ignored("buy()", _) = $0 { true } else { false } })
            app.coordinator?.select(.orders)
            await HeadlessUIKit.finishTasks()
            #expect(ledger.last?.wasCancelled == false)
        }
    }

    @Test func `an answer that comes though the task was cancelled goes nowhere`() async {
        await withApp { app, ledger in
            ledger.ignoresCancellation = true
            #expect(await app.tap("open", "buy"))
            #expect(app.user.tapBack())
            await HeadlessUIKit.finishTasks()
            let pay = ledger.last
            #expect(pay?.wasCancelled == true && pay?.hasEnded == false)
            // The task retains its arguments until it ends.
            #expect(pay?.screen != nil)
            ledger.answer(pay, "paid")
            await HeadlessUIKit.finishTasks()
            #expect(app.state == "tab shop [list]")
            #expect(pay?.hasEnded == true && pay?.screen == nil)
        }
    }

    @Test func `what has neither an answer nor a screen runs to its end`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open", "leave"))
            #expect(app.state == "tab shop [list]")
            #expect(ledger.effects == ["upload"])
            let (root, shop) = (Released(app.coordinator), Released(app.coordinator?.shop))
            app.coordinator?.stop()
            app.window.rootViewController = nil
            app.release()
            await HeadlessUIKit.finishTasks()
            #expect(root.isReleased && shop.isReleased, "a task retains no coordinator")
            #expect(ledger.last?.wasCancelled == false && ledger.last?.hasEnded == false)
            ledger.answer(ledger.last, nil)
            await HeadlessUIKit.finishTasks()
            #expect(ledger.last?.hasEnded == true)
        }
    }

    @Test func `an effect whose screen leaves in the same list is called once, and is cancelled`() async {
        await withApp { app, ledger in
            #expect(await app.tap("open"))
            let item = Released(app.screen)
            #expect(await app.tap("watchAndLeave"))
            #expect(app.state == "tab shop [list]")
            #expect(ledger.effects == ["watch"])
            #expect(ledger.last?.wasCancelled == true && ledger.last?.hasEnded == true)
            #expect(item.isReleased)
        }
    }

    @Test func `the end of the app cancels what its screens have asked`() async {
        await withApp { app, ledger in
            app.coordinator?.select(.orders)
            #expect(await app.tap("watch"))
            #expect(ledger.effects == ["count", "watch"])
            app.coordinator?.stop()
            app.window.rootViewController = nil
            app.release()
            await HeadlessUIKit.finishTasks()
            #expect(ledger.last?.wasCancelled == true && ledger.last?.screen == nil)
        }
    }

    @Test func `a task that has ended isn't kept`() async {
        await withApp { app, ledger in
            app.coordinator?.select(.orders)
            for _ in 0..<5 {
                #expect(await app.tap("watch"))
                ledger.answer(ledger.last, nil)
                await HeadlessUIKit.finishTasks()
            }
            let slot = app.coordinator?.orders.routerOnTop()?.slot
            #expect(slot?.tasks.map(\.hasEnded) == [true])
        }
    }
}
