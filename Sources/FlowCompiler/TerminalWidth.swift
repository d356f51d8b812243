/// The columns of a file descriptor's terminal; 80 if there is none or they are unknown.
package func terminalWidth(of file: Int32) -> Int {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
}
