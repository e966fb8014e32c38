import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";

const mappedPrefix = "::ffff:";

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
}

/**
 * Who asked: the last address in X-Forwarded-For that no trusted proxy vouches for as a proxy of its own.
 * Anything left of it may be invented by the asker.
 */
export function clientAddressOf(request: IncomingMessage, trusted: BlockList): string {
  let address = request.socket.remoteAddress ?? "";
  if (address.startsWith(mappedPrefix)) address = address.slice(mappedPrefix.length);
  const header = request.headers["x-forwarded-for"];
  if (header === undefined) return address;
  const forwarded = String(header)
    .split(",")
    .map((part) => part.trim());
  while (isTrusted(address, trusted)) {
    const previous = forwarded.pop();
    if (previous === undefined || isIP(previous) === 0) break;
    address = previous;
  }
  return address;
}
