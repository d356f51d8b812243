#if canImport(UIKit)
    /// A simulated camera that always returns one picture, or is denied access.
    @MainActor
    final class Camera: CustomTabBarEffects {
        var isAllowed = true

        func openCamera(answer: @escaping @MainActor (OpenCameraAnswer) -> Void) {
            answer(isAllowed ? .taken(photo: "Sunset") : .refused)
        }
    }
#endif
