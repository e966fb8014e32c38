import type { HostUrls } from "@zoetrope/kit";
import type { HostName } from "../configuration/host-variables.ts";

const yearInSeconds = 31_536_000;
const hsts = `max-age=${yearInSeconds}`;

/**
 * Headers of every answer of every host; an app that knows better sets its own.
 * The policy allows nothing at all: what an app does not think about stays shut.
 */
export const securityHeaders = (urls: HostUrls, host: HostName): readonly (readonly [string, string])[] => [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    host === "assets"
      ? // A page loads many files at once, and nothing runs in one: what matters most is said, in few bytes.
        "camera=(), geolocation=(), microphone=()"
      : // The sign-in frame asks for passkeys, wherever it stands.
        `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(self "${urls.accounts}"), usb=(), browsing-topics=()`,
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  [
    "Content-Security-Policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  // Of this host alone: names below it may belong to somebody else, without TLS. Over plain HTTP browsers ignore it (RFC 6797, 8.1).
  ...(urls[host].startsWith("https:") ? [["Strict-Transport-Security", hsts] as const] : []),
];
