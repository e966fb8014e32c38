import type { HostUrls } from "@zoetrope/kit";
import type { HostName } from "./configuration.ts";

/**
 * Headers of every answer of every host; an app that knows better sets its own.
 * The policy allows nothing at all: what an app does not think about stays shut.
 */
export const securityHeaders = (
  { accounts }: HostUrls,
  host: HostName,
): readonly (readonly [string, string])[] => [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    host === "assets"
      ? // A page loads many files at once, and nothing runs in one: what matters most is said, in few bytes.
        "camera=(), geolocation=(), microphone=()"
      : // The sign-in frame asks for passkeys, wherever it stands.
        `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(self "${accounts}"), usb=(), browsing-topics=()`,
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  [
    "Content-Security-Policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
];
