import type { Locale } from "@zoetrope/i18n/locales";
import { z } from "zod";
import { capital, interpolate, readSeedTexts } from "../seed-texts.ts";

const words = z.record(z.string(), z.string());
const textsSchema = z.strictObject({
  /** Icons that no rule reads well, and all that are alone of their kind. Some are misspelt at the source. */
  names: words,
  /** Families that count: `uv-index-3`. */
  numbered: words,
  /** Families that point somewhere: `compass-ne`. */
  pointed: words,
  points: words,
  storms: words,
  weathers: words,
  /** A sky by day, by night or at any time, in words that agree with each other. */
  places: words,
  patterns: z.strictObject({
    placeAndWeather: z.string(),
    stormAndPlace: z.string(),
    stormAndWeather: z.string(),
    stormPlaceAndWeather: z.string(),
  }),
  styles: words,
  title: z.string(),
  description: z.string(),
  /** Of a drawing that stands for several weathers. */
  descriptionOfSeveral: z.string(),
  between: z.string(),
});
export type MeteoconTexts = z.infer<typeof textsSchema>;

const readTexts = new Map<Locale, MeteoconTexts>();

/** How this language names weather. */
export function meteoconTexts(locale: Locale): MeteoconTexts {
  let texts = readTexts.get(locale);
  if (!texts) {
    texts = readSeedTexts(locale, "meteocons", textsSchema);
    readTexts.set(locale, texts);
  }
  return texts;
}

/** A title for people: `partly-cloudy-night-drizzle` is "Partly cloudy night, drizzle". */
export function meteoconTitle(slug: string, locale: Locale): string {
  const texts = meteoconTexts(locale);
  const title = own(texts.names, slug) ?? familyTitle(slug, texts) ?? skyTitle(slug, texts);
  if (title === null) throw new Error(`no name in ${locale} for the icon ${slug}`);
  return capital(title, locale);
}

function own(names: Record<string, string>, name: string): string | null {
  return Object.hasOwn(names, name) ? (names[name] ?? null) : null;
}

function familyTitle(slug: string, texts: MeteoconTexts): string | null {
  const [, family = "", member = ""] = /^(.+)-([a-z]{1,2}|\d{1,2})$/.exec(slug) ?? [];
  const numbered = own(texts.numbered, family);
  if (numbered !== null && /^\d+$/.test(member)) return interpolate(numbered, { number: member });
  const pointed = own(texts.pointed, family);
  const point = own(texts.points, member);
  return pointed === null || point === null ? null : interpolate(pointed, { point });
}

const skyName =
  /^((?:extreme-)?thunderstorms(?=-|$))?-?(.*?)-?(drizzle|fog|hail|haze|rain|sleet|smoke|snow)?$/;

/** Made of up to three terms; `patterns` says how the language joins them. */
function skyTitle(slug: string, { storms, places, weathers, patterns }: MeteoconTexts): string | null {
  const [, stormName = "", placeName = "", weatherName = ""] = skyName.exec(slug) ?? [];
  const storm = own(storms, stormName);
  const place = own(places, placeName);
  const weather = own(weathers, weatherName);
  if (placeName !== "" && place === null) return null;
  if (storm === null) {
    if (place === null) return null;
    return weather === null ? place : interpolate(patterns.placeAndWeather, { place, weather });
  }
  if (place === null)
    return weather === null ? storm : interpolate(patterns.stormAndWeather, { storm, weather });
  return weather === null
    ? interpolate(patterns.stormAndPlace, { storm, place })
    : interpolate(patterns.stormPlaceAndWeather, { storm, place, weather });
}
