import { signInMark } from "@zoetrope/auth-protocol";
import type { IdentityAddresses } from "./contract.ts";

/** Name and attributes of a cookie, in the words of RFC 6265bis. */
export interface CookieShape {
  name: string;
  path: "/";
  httpOnly: boolean;
  sameSite: "Lax";
  secure: boolean;
  domain?: string;
}

function shapeOf(base: string, { urls, cookieDomain }: IdentityAddresses): CookieShape {
  const isSecure = urls.accounts.startsWith("https:");
  const shape = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  if (!isSecure) return { name: base, ...shape };
  // The prefixes make the browser refuse what a sub-domain or a plain connection tries to plant (RFC 6265bis, 4.1.3).
  return cookieDomain === null
    ? { name: `__Host-${base}`, ...shape }
    : { name: `__Secure-${base}`, ...shape, domain: cookieDomain };
}

/** The cookie that holds the session token. */
export const sessionCookie = (addresses: IdentityAddresses): CookieShape =>
  shapeOf("zoetrope-session", addresses);

/** Changes whenever somebody signs in or out, for pages of the same site to see (`watchSignInMark`). */
export const markCookie = (addresses: IdentityAddresses): CookieShape => ({
  ...sessionCookie(addresses),
  name: signInMark,
  httpOnly: false,
});

/**
 * The cookie that binds the state of a sign-in elsewhere to this browser; ten minutes. It is named after the first who had one, so that
 * what is under way while processes are replaced goes on.
 */
export const externalCookie = (addresses: IdentityAddresses): CookieShape =>
  shapeOf("zoetrope-google", { urls: addresses.urls, cookieDomain: null });
