const maxCharacters = 2_048;

/** A path or a whole address: no white space, which browsers drop in part and read on, and no `\`, which they read as `/`. */
const isAddress = /^(\/(?!\/)|https?:\/\/)[^\\\s\0]*$/i;

/**
 * What no path may hold once it is decoded: control characters, and two slashes where a path begins, also behind dots, which lead back
 * to its beginning (`/..//host`).
 */
const isDangerousPath = /[^ -~\x80-\uffff]|(^|[\\/]\.\.?)[\\/]{2}/;

/**
 * Whether a path stays one, also for whoever reads it alone and decodes it as often as they like (nobody does so more than 16 times):
 * `/%2f/host` and `/%252fhost` would be `//host` for them. Everything else that a browser can show is a path: `%20`, `%25`, a slash
 * in a word. Unlike decodeURIComponent, `unescape` leaves what is broken as it is, as the most lenient server would.
 */
const staysPath = (path: string, decodings = 16): boolean =>
  !!decodings &&
  !isDangerousPath.test(path) &&
  (unescape(path) === path || staysPath(unescape(path), decodings - 1));

/** The whole address where `address` leads from the first of the origins, if it is on one of them; null: refused. */
export function getAddressOn(address: string, origins: readonly [string, ...string[]]): string | null {
  try {
    const { href, pathname } = new URL(address, origins[0]);
    return address.length <= maxCharacters &&
      isAddress.test(address) &&
      // With the slash: neither `https://origin.evil.example` nor a name and a password before the host pass.
      origins.some((one) => href.startsWith(`${one}/`)) &&
      staysPath(pathname)
      ? href
      : null;
  } catch {
    return null;
  }
}

/** A second slash that is written longer than UTF-8 allows, which some servers take for one (RFC 3629 §10). No browser does. */
const isOverlong = /^\/([\xc0\xc1]|[\xe0\xf0]\x80)/;

function decodeWholly(path: string): string {
  const decoded = unescape(path);
  return decoded === path ? path : decodeWholly(decoded);
}

/**
 * Where a visitor may be led after sign-in or logout; every server asks it before it follows or forwards an address.
 * `address` is a path of `origin` or a whole http(s) address on `origin` or one of `allowedOrigins`.
 * Returns the whole address to navigate to, or null: refused. Never follow what was given instead.
 */
export function checkReturnAddress(
  address: string,
  { origin, allowedOrigins = [] }: { origin: string; allowedOrigins?: readonly string[] | undefined },
): string | null {
  const whole = getAddressOn(address, [origin, ...allowedOrigins]);
  return whole !== null && isOverlong.test(decodeWholly(new URL(whole).pathname)) ? null : whole;
}
