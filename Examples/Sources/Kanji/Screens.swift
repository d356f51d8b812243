#if canImport(UIKit)
    import ExampleKit
    import UIKit

    /// A list of kanji, from a nib. Two screens use it: the list of all kanji, which users can
    /// select, and the list of a word's kanji, which they can't.
    final class KanjiListViewController: ButtonsViewController {
        /// True if a disclosure indicator shows that a kanji can be tapped.
        let showsDisclosure: Bool

        init(kanji: [Kanji], delegate: (any KanjiListViewControllerDelegate)?) {
            showsDisclosure = delegate != nil
            super.init(
                nibName: "KanjiList", bundle: nil,
                buttons: delegate == nil
                    ? [] : kanji.map { kanji -> Button in ("didSelect", { [weak delegate] in delegate?.didSelect(kanji: kanji) }) })
        }

        required init?(coder: NSCoder) { nil }
    }

    /// One kanji, from a storyboard.
    final class KanjiDetailViewController: ButtonsViewController {
        let kanji: Kanji

        init?(coder: NSCoder, kanji: Kanji, storage: KanjiStorage, delegate: any KanjiDetailViewControllerDelegate) {
            self.kanji = kanji
            super.init(
                coder: coder,
                buttons: kanji.words.map { word -> Button in
                    ("didSelect", { [weak delegate] in delegate?.didSelect(word: word, kanji: storage.kanji(of: word)) })
                })
            title = kanji.character
        }

        required init?(coder: NSCoder) { nil }
    }
#endif
