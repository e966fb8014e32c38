import type { IncomingMessage } from "node:http";

const loopback = /^(?:::ffff:)?127\.|^::1$/;
/** What proxies add. Who invents one shuts a door to himself. */
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * True for a browser on this machine. Behind a proxy on the same machine everybody seems to be here: where one has left a mark, nobody
 * is, and nobody who speaks HTTP/1.0, as proxies do that leave none (nginx, unless it is told otherwise).
 */
export function isLoopbackRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  return (
    loopback.test(socket.remoteAddress ?? "") &&
    httpVersion !== "1.0" &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}
