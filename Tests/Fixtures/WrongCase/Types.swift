enum Kind {
    case passwords, settings
}
