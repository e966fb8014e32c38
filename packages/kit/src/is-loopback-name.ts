const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a host, as `URL.hostname` writes it, is this machine itself: what is sent there does not leave it. */
export const isLoopbackName = (hostname: string): boolean => loopbackNames.has(hostname);
