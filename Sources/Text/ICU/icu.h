// ICU's own headers stay out of Swift: only the C shim (Sources/CICU) includes them. This module
// exists to carry the pkg-config flags and the libraries to link.
