const maxCharacters = 2_048;

/** White space and control characters, which browsers drop and read on, and `\` before the query, which they read as `/`. */
const isDangerous = /[^!-~\u00a1-\uffff]|^[^?#]*\\/;

/** In a path that has been decoded: control characters, and a second slash written longer than UTF-8 allows (RFC 3629 §10). */
const isDangerousDecoded = /[^ -~\u0080-\uffff]|^\/(?:[ÀÁ]|[àð]\x80)/;

/** Who decodes oftener than this is not met; without an end, 2,048 characters would be decoded a thousand times. */
const maxDecodings = 16;

/**
 * Whether a path stays one, also for whoever reads it alone and decodes it as often as they like: `/..//host`, `/%2f/host` and
 * `/%252fhost` would be `//host` for them. Everything else that a browser can show is a path: `%20`, `%25`, a slash in a word.
 */
function staysPath(path: string): boolean {
  for (let round = 0; round < maxDecodings; round++) {
    if (isDangerousDecoded.test(path) || new URL(`/.${path}`, "http://a").pathname.startsWith("//"))
      return false;
    // Unlike decodeURIComponent it leaves what is broken as it is, as the most lenient server would.
    const decoded = unescape(path);
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** The whole address where `address` leads from the first of the origins, if it is on one of them; null: refused. */
export function getAddressOn(address: string, origins: readonly [string, ...string[]]): string | null {
  try {
    const { href, pathname } = new URL(address, origins[0]);
    return address.length <= maxCharacters &&
      /^(\/(?!\/)|https?:\/\/)/i.test(address) &&
      !isDangerous.test(address) &&
      // With the slash: neither `https://origin.evil.example` nor a name and a password before the host pass.
      origins.some((one) => href.startsWith(`${one}/`)) &&
      staysPath(pathname)
      ? href
      : null;
  } catch {
    return null;
  }
}

/**
 * Where a visitor may be led after sign-in or logout; both ends ask it before they follow or forward an address.
 * `address` is a path of `origin` or a whole http(s) address on `origin` or one of `allowedOrigins`.
 * Returns the whole address to navigate to, or null: refused. Never follow what was given instead.
 */
export const checkReturnAddress = (
  address: string,
  { origin, allowedOrigins = [] }: { origin: string; allowedOrigins?: readonly string[] | undefined },
): string | null => getAddressOn(address, [origin, ...allowedOrigins]);
