#if os(iOS) || os(Linux)
    import UIKit

    extension DeepLink {
        /// Creates the link that a URL opens; `nil` if it isn't one of the app's links.
        ///
        /// - Parameter url: a URL that the app is asked to open.
        public init?(url: URL) {
            guard let url = LinkURL(url.absoluteString) else { return nil }
            self.init(url)
        }

        /// A URL that opens the link with these values; `nil` if a string in its path is empty, for
        /// example.
        public var url: URL? {
            guard let linkURL, !linkURL.path.contains("") else { return nil }
            return URL(string: linkURL.description)
        }
    }

    extension LinkedFlow {
        /// Opens the link of a URL. Can be called in any state. Call it in your scene delegate with
        /// the URLs and universal links that the app receives, at launch and later.
        ///
        /// - Returns: the outcome so far; ``LinkOutcome/unknown`` if the URL isn't one of the app's
        ///   links.
        @discardableResult
        public func open(_ url: URL) -> LinkOutcome {
            Link(url: url).map { open($0) } ?? .unknown
        }
    }
#endif
