const maxCharacters = 2_048;

/** White space and control characters (browsers drop some and read on), and `\`, which they read as `/`. */
const isDangerous = /[^!-[\]-~\u00a1-\uffff]/;

/** The whole address where `address` leads from the first of the origins, if it is on one of them; null: refused. */
export function getAddressOn(address: string, origins: readonly [string, ...string[]]): string | null {
  try {
    const { href, pathname } = new URL(address, origins[0]);
    // Throws for a broken sequence, which each server reads in its own way.
    const path = decodeURIComponent(pathname);
    return address.length <= maxCharacters &&
      /^(\/(?!\/)|https?:\/\/)/i.test(address) &&
      !isDangerous.test(address + path) &&
      // `/..//host` and `/%2f/host` become `//host` for the next one who reads the path alone, `%252f` for whoever decodes twice.
      !/%|\/\//.test(path) &&
      // With the slash: neither `https://origin.evil.example` nor a name and a password before the host pass.
      origins.some((one) => href.startsWith(`${one}/`))
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
