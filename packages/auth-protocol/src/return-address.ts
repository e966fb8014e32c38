const maxCharacters = 2_048;
const maxDecodings = 5;

/** White space and control characters (browsers drop some and read on), and `\`, which they read as `/`. */
const isDangerous = /[^!-[\]-~\u00a1-\uffff]/;

/**
 * Where a visitor may be led after sign-in or logout; both ends ask it before they follow or forward an address.
 * `address` is a path of `origin` or a whole http(s) address on `origin` or one of `allowedOrigins`.
 * Returns the whole address to navigate to, or null: refused. Never follow what was given instead.
 */
export function checkReturnAddress(
  address: string,
  { origin, allowedOrigins = [] }: { origin: string; allowedOrigins?: readonly string[] | undefined },
): string | null {
  if (address.length > maxCharacters || isDangerous.test(address)) return null;
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address)) return null;
  try {
    const { href, pathname } = new URL(address, origin);
    // With the slash: neither `https://origin.evil.example` nor a name and a password before the host pass.
    if (![origin, ...allowedOrigins].some((one) => href.startsWith(`${one}/`))) return null;
    let path = pathname;
    // `%252f` is a slash for whoever decodes twice.
    for (let round = 0; round < maxDecodings; round++) {
      // `/..//host` and `/%2f/host` become `//host` for the next one who reads the path alone.
      if (isDangerous.test(path) || path.includes("//")) return null;
      const decoded = decodeURIComponent(path);
      if (decoded === path) return href;
      path = decoded;
    }
  } catch {
    // No address, or a broken sequence, which each server reads in its own way.
  }
  return null;
}
