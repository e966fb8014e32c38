import { isIP } from "node:net";

const groupCount = 3;

/** The network of an address, without the part that says which line: /24 of IPv4, /48 of IPv6. Empty for what is none. */
export function shortenAddress(address: string): string {
  const family = isIP(address);
  if (family === 4) return `${address.slice(0, address.lastIndexOf("."))}.0`;
  if (family !== 6) return "";
  // The browser's own parser writes every spelling of an address the same way (RFC 5952).
  const written = URL.parse(`http://[${address.split("%")[0]}]/`)?.hostname.slice(1, -1) ?? "";
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(written);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
    return `${high >> 8}.${high & 255}.${low >> 8}.0`;
  }
  const [before = "", after] = written.split("::");
  const left = before === "" ? [] : before.split(":");
  const right = after === undefined || after === "" ? [] : after.split(":");
  const missing = after === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: missing }, () => "0"), ...right];
  return `${groups.slice(0, groupCount).join(":")}::`;
}
