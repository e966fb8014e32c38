const maxCharacters = 2_048;

/** As a browser would, and again: `%252f` is a slash for whoever decodes twice. Null where a sequence is broken or never ends. */
function decodeFully(text: string): string | null {
  try {
    for (let round = 0; round < 5; round++) {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return text;
      text = decoded;
    }
  } catch {
    // A broken sequence: each server reads it in its own way.
  }
  return null;
}

/** Anything but visible characters: browsers drop some of the others and read on. And `\`, which they read as `/`. */
const isDangerous = /[^!-[\]-~\u00a1-\u2027\u2030-\ufefe\uff01-\uffee]/;

/**
 * Where a visitor may be led after sign-in or logout; both ends ask it before they follow or forward an address.
 * `address` is a path of `origin` or a whole http(s) address on `origin` or one of `allowedOrigins`.
 * Returns the whole address to navigate to, or null: refused. Never follow what was given instead.
 */
export function checkReturnAddress(
  address: string,
  { origin, allowedOrigins = [] }: { origin: string; allowedOrigins?: readonly string[] },
): string | null {
  if (address.length > maxCharacters || isDangerous.test(address)) return null;
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(address) || !URL.canParse(address, origin)) return null;
  const { href, origin: target, pathname, username, password } = new URL(address, origin);
  const plain = decodeFully(pathname);
  // `/..//host` and `/%2f/host` become `//host` for the next one who reads the path alone.
  if (plain === null || isDangerous.test(plain) || plain.includes("//") || username || password) return null;
  return target === origin || allowedOrigins.includes(target) ? href : null;
}
