/** Why a page is in one language alone. */
export type OneLanguage = "law" | "author";

const kept: readonly (readonly [RegExp, OneLanguage])[] = [
  [/^\/page\//, "law"],
  [/^\/blog\//, "author"],
];

/** Pages that nobody translates: legal texts hold in the language of whoever runs the platform, posts stay in that of their author. */
export const staysInOneLanguage = (path: string): OneLanguage | null =>
  kept.find(([pattern]) => pattern.test(path))?.[1] ?? null;
