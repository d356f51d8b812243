#if canImport(UIKit)
    import ExampleKit
    import UIKit

    /// A list of kanji, from a nib. It serves two screens: all kanji, which can be selected, and
    /// those of a word, which can't.
    final class KanjiListViewController: ButtonsViewController {
        /// Shown beside each kanji where a tap leads on.
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
