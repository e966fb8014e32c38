import type { Category } from "@zoetrope/catalog";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { defaultLocale, type Locale } from "@zoetrope/i18n/locales";
import { meteoconTexts, meteoconTitle } from "./meteocons-titles.ts";
import { interpolate, inOtherLocales, translateTags } from "../seed-texts.ts";
import { mit, type SeedEntry } from "../seed-entry.ts";
import { withSynonyms } from "../synonyms.ts";

const slugSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);
const manifestSchema = z.object({
  styles: z.array(slugSchema),
  categories: z.array(
    z.object({
      name: z.string(),
      slug: slugSchema,
      icons: z.array(z.object({ slug: slugSchema, animated: z.boolean() })),
    }),
  ),
});
const packageSchema = z.object({
  license: z.literal("MIT"),
  author: z.object({ name: z.string(), url: z.url() }),
});

const sourceUrl = "https://www.npmjs.com/package/@meteocons/lottie";
/** The order they are shown in when nothing else decides. */
const styleOrder = ["fill", "line", "flat", "monochrome"];

/** Parts of these lie outside the picture or are missing at the source, in every style or the named one. */
const misdrawn = new Set([
  "alert-avalanche-danger",
  "alert-falling-rocks",
  "thermometer-raindrop",
  "thermometer-water",
  "line/raindrops",
  "flat/raindrops",
  "monochrome/raindrops",
]);

interface Drawing {
  slug: string;
  style: string;
  group: string;
  path: string;
  /** Names and styles under which the same bytes appear again. */
  alsoNamed: { slug: string; style: string }[];
}

/**
 * Every moving icon of Meteocons, the plainest first, each content once. Its manifest also lists pictures that stand
 * still; those are no animations. Misdrawn ones are left out.
 */
export async function listMeteocons(): Promise<SeedEntry[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("@meteocons/lottie/manifest.json"));
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  const about = packageSchema.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
  const creator = { username: "basmilius", name: about.author.name, url: about.author.url };

  const unique = new Map<string, Drawing>();
  for (const drawing of drawings(manifest, folder)) {
    const hash = createHash("sha256")
      .update(await readFile(drawing.path))
      .digest("hex");
    const same = unique.get(hash);
    if (same) same.alsoNamed.push({ slug: drawing.slug, style: drawing.style });
    else unique.set(hash, drawing);
  }
  return [...unique.values()].map((drawing) => {
    const { title, description } = textsIn(drawing, defaultLocale);
    const tags = tagsOf(drawing);
    return {
      sourceKey: `meteocons:${drawing.style}/${drawing.slug}`,
      variantGroup: `meteocons:${drawing.slug}`,
      title,
      description,
      tags,
      translations: inOtherLocales((locale) => ({
        ...textsIn(drawing, locale),
        tags: translateTags(tags, locale),
      })),
      category: categoryOf(drawing),
      creator,
      licence: mit,
      attribution: `“${title}” by ${creator.name} (Meteocons, ${creator.url}), MIT License`,
      sourceUrl,
      pack: "meteocons",
      load: () => readFile(drawing.path),
    };
  });
}

function drawings(manifest: z.infer<typeof manifestSchema>, folder: string): Drawing[] {
  const all = manifest.categories.flatMap(({ slug: group, icons }) =>
    icons
      .filter(({ animated }) => animated)
      .flatMap(({ slug }) =>
        manifest.styles.map((style) => ({
          slug,
          style,
          group,
          path: join(folder, style, `${slug}.json`),
          alsoNamed: [],
        })),
      ),
  );
  const good = all.filter(({ slug, style }) => !misdrawn.has(slug) && !misdrawn.has(`${style}/${slug}`));
  const words = ({ slug }: Drawing) => slug.split("-").length + (slug.includes("thunderstorms") ? 2 : 0);
  const rankOf = ({ style }: Drawing) => styleOrder.indexOf(style);
  return good.toSorted((a, b) => words(a) - words(b) || rankOf(a) - rankOf(b) || (a.slug < b.slug ? -1 : 1));
}

function textsIn(drawing: Drawing, locale: Locale): { title: string; description: string } {
  const texts = meteoconTexts(locale);
  const name = meteoconTitle(drawing.slug, locale);
  const style = texts.styles[drawing.style] ?? drawing.style;
  const others = [
    ...new Set(
      drawing.alsoNamed.map(({ slug }) => meteoconTitle(slug, locale)).filter((other) => other !== name),
    ),
  ];
  const pattern = others.length === 0 ? texts.description : texts.descriptionOfSeveral;
  return {
    title: interpolate(texts.title, { name, style }),
    description: interpolate(pattern, { name, style, names: others.join(texts.between) }),
  };
}

function tagsOf(drawing: Drawing): string[] {
  const own = [
    drawing.style,
    ...drawing.alsoNamed.map(({ style }) => style),
    "weather",
    "icon",
    "forecast",
    "meteocons",
  ];
  const names = [drawing, ...drawing.alsoNamed]
    .map(({ slug }) => meteoconTitle(slug, defaultLocale))
    .join(" ");
  if (categoryOf(drawing) === "space") own.push("space", "astronomy");
  if (categoryOf(drawing) === "health") own.push("health");
  if (/\bwarning\b/i.test(names)) own.push("alert", "warning", "level");
  return withSynonyms(names, [...new Set(own)]);
}

/** Weather, but for what stands in the sky behind it and what people watch for their health. */
function categoryOf({ slug, group }: Drawing): Category {
  if (group === "astronomical" || slug === "star") return "space";
  if (group === "uv" || slug.startsWith("pollen")) return "health";
  return "weather";
}
