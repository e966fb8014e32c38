import { languages } from "@zoetrope/i18n";
import { usernameKey } from "./username-rules.ts";

/** Names that would let somebody speak for the platform, or that mail and web give a meaning (RFC 2142). */
const roles = [
  "abuse",
  "account",
  "accounts",
  "admin",
  "administrator",
  "anonymous",
  "api",
  "assets",
  "billing",
  "cdn",
  "contact",
  "dashboard",
  "everyone",
  "guest",
  "help",
  "hostmaster",
  "info",
  "legal",
  "mail",
  "me",
  "moderator",
  "noreply",
  "no-reply",
  "null",
  "official",
  "postmaster",
  "privacy",
  "root",
  "security",
  "settings",
  "staff",
  "status",
  "superuser",
  "support",
  "system",
  "team",
  "undefined",
  "verify",
  "webmaster",
  "workflow",
  "www",
  "zoetrope",
];

/** First segments of paths: `/free-animations/:keyword?` gives `free-animations`. Parameters and stars give nothing. */
export function firstSegments(paths: readonly string[]): string[] {
  const segments = paths.map((path) => path.replace(/^\//, "").split("/")[0] ?? "");
  return [
    ...new Set(
      segments.filter((segment) => /^[\w.-]+$/.test(segment)).map((segment) => segment.toLowerCase()),
    ),
  ];
}

/** The keys of all names that nobody may take: roles, language prefixes, and the first segment of every path given. */
export function reservedUsernameKeys(paths: readonly string[]): ReadonlySet<string> {
  const prefixes = languages.flatMap(({ urlPrefix, locale }) => [urlPrefix, locale.toLowerCase()]);
  return new Set([...roles, ...prefixes, ...firstSegments(paths)].filter(Boolean).map(usernameKey));
}
