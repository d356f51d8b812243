#if canImport(UIKit)
    /// A camera that takes the same picture each time, or may not take any.
    @MainActor
    final class Camera: CustomTabBarEffects {
        var isAllowed = true

        func openCamera(answer: @escaping @MainActor (OpenCameraAnswer) -> Void) {
            answer(isAllowed ? .taken(photo: "Sunset") : .refused)
        }
    }
#endif
