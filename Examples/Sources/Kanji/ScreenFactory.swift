#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// Creates the screens that the spec leaves to the app, and passes the storage to them.
    struct ScreenFactory: KanjiAppFactory {
        let storage: KanjiStorage

        func makeKanjiList(router: any KanjiListViewControllerDelegate) -> UIViewController {
            KanjiListViewController(kanji: storage.all, delegate: router)
        }

        // Reuses the class of the list, with other kanji and without a delegate for selections.
        func makeWordKanji(word: String, kanji: [Kanji]) -> UIViewController {
            KanjiListViewController(kanji: kanji, delegate: nil)
        }

        // 'from: storyboard' in the spec would generate this method, but couldn't pass the storage.
        func makeKanjiDetail(kanji: Kanji, router: any KanjiDetailViewControllerDelegate) -> UIViewController {
            let storage = storage
            return screenFromStoryboard("KanjiDetail", id: "kanjiDetail", bundle: Bundle(for: KanjiDetailViewController.self)) { coder in
                KanjiDetailViewController(coder: coder, kanji: kanji, storage: storage, delegate: router)
            }
        }
    }
#endif
