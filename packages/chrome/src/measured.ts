import { chromeWordsOf, defaultLocale, type ChromeWords, type Locale } from "@zoetrope/i18n";
import type { ChromeProps } from "./chrome-props.ts";
import type { MeasuredEvent } from "./client/tell-event.ts";

/** Attribute of the element that shows what is counted when the page is seen; none where nothing is measured. */
export const seenAs = (
  { analytics }: Pick<ChromeProps, "analytics">,
  event: MeasuredEvent,
): { "data-measure"?: string } => (analytics === null ? {} : { "data-measure": JSON.stringify(event) });

/** Labels of links in header and footer; the languages have them in one order. */
const labelsOf = ({ links, header, about, menus, footer, user }: ChromeWords): readonly string[] => [
  ...Object.values(links),
  ...Object.values(header),
  about.featureCreatorTitle,
  about.featureRuntimesTitle,
  menus.pricing,
  footer.enterprise,
  footer.certifications,
  user.helpCenter,
  user.reportBug,
  user.requestFeature,
];

const namesOf = new Map<Locale, ReadonlyMap<string, string>>();

function englishNames(locale: Locale): ReadonlyMap<string, string> {
  let names = namesOf.get(locale);
  if (names === undefined) {
    const english = labelsOf(chromeWordsOf(defaultLocale));
    names = new Map(labelsOf(chromeWordsOf(locale)).map((label, at) => [label, english[at] ?? label]));
    namesOf.set(locale, names);
  }
  return names;
}

/**
 * For the attribute `data-en` of a link in header or footer: its English name, by which its clicks are counted. Undefined where the page
 * says it in English, and where nothing is measured.
 */
export function englishName(
  { analytics, locale }: Pick<ChromeProps, "analytics" | "locale">,
  label: string,
): string | undefined {
  const name = analytics === null ? undefined : englishNames(locale).get(label);
  return name === label ? undefined : name;
}

/** For the attribute `data-section` of a part of header or footer. `name`: in English. */
export const sectionOf = (
  { analytics }: Pick<ChromeProps, "analytics">,
  place: "topnav" | "footer",
  name: string,
): string | undefined => (analytics === null ? undefined : `${place} ${name}`);
