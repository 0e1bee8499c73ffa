void gk_placeholder(void) {}
