/** The shortcuts of the search, in the order in which they stand. */
export const categoryShortcuts = [
  "business",
  "gaming",
  "icons",
  "finance",
  "space",
  "health",
  "animals",
] as const;
export type CategoryShortcut = (typeof categoryShortcuts)[number];

/** What the platform's own animations are filed under; every language has a word for each. */
export const categories = [...categoryShortcuts, "weather", "objects", "fairground"] as const;
export type Category = (typeof categories)[number];

/** What people may file theirs under. */
export const publishCategories = [...categories, "other"] as const;
export type PublishCategory = (typeof publishCategories)[number];

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);

export const isCategory = isOneOf(categories);
export const isCategoryShortcut = isOneOf(categoryShortcuts);
