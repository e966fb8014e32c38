/** The English of the product is British: 21 November 2026, 14:00. */
export const dateTag = (locale: string): string => (/^en\b/.test(locale) ? "en-GB" : locale);
