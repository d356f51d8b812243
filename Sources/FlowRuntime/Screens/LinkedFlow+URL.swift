#if os(iOS) || os(Linux)
    import UIKit

    extension DeepLink {
        /// The link that a URL opens; nil where it opens none.
        ///
        /// - Parameter url: a URL that the app is asked to open.
        public init?(url: URL) {
            guard let url = LinkURL(url.absoluteString) else { return nil }
            self.init(url)
        }

        /// A URL that opens the link with these values; nil where there is none, as for an empty
        /// text in a path.
        public var url: URL? {
            guard let linkURL, !linkURL.path.contains("") else { return nil }
            return URL(string: linkURL.description)
        }
    }

    extension LinkedFlow {
        /// Opens the link of a URL, whatever shows. A scene delegate calls it for the URLs and the
        /// web pages that the app is launched with, and for those that come later.
        ///
        /// - Parameter url: the URL.
        /// - Returns: what became of it so far; ``LinkOutcome/unknown`` for a URL that is none of
        ///   the app's links, with which nothing is done.
        @discardableResult
        public func open(_ url: URL) -> LinkOutcome {
            Link(url: url).map { open($0) } ?? .unknown
        }
    }
#endif
