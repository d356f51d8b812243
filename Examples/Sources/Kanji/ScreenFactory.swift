#if canImport(UIKit)
    import FlowRuntime
    import UIKit

    /// Makes the screens that the spec leaves to the app, and hands them the storage.
    struct ScreenFactory: KanjiAppFactory {
        let storage: KanjiStorage

        func makeKanjiList(router: any KanjiListViewControllerDelegate) -> UIViewController {
            KanjiListViewController(kanji: storage.all, delegate: router)
        }

        // The same class as the list of all: it has other kanji and nobody to tell of a selection.
        func makeWordKanji(word: String, kanji: [Kanji]) -> UIViewController {
            KanjiListViewController(kanji: kanji, delegate: nil)
        }

        // 'from: storyboard' in the spec would write this, but for the storage.
        func makeKanjiDetail(kanji: Kanji, router: any KanjiDetailViewControllerDelegate) -> UIViewController {
            let storage = storage
            return screenFromStoryboard("KanjiDetail", id: "kanjiDetail", bundle: Bundle(for: KanjiDetailViewController.self)) { coder in
                KanjiDetailViewController(coder: coder, kanji: kanji, storage: storage, delegate: router)
            }
        }
    }
#endif
