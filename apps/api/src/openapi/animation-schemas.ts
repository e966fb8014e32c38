import { animationFeatures, animationFormats } from "@zoetrope/catalog";
import { animationIdPattern } from "@zoetrope/catalog/animation-id";
import { packSlugs } from "@zoetrope/catalog/packs";
import { locales } from "@zoetrope/i18n/locales";
import { z } from "zod";

export const animationId = z.string().regex(animationIdPattern);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const fileKey = z.string().describe("Name of the bytes: their hash and an extension.");
export const address = z.url();
export const pageLinks = z
  .object({ next: address.nullable(), prev: address.nullable() })
  .describe("Null at the ends of the list.");
export const count = z.int().min(0);
const moment = z.iso.datetime();
const titles = z.partialRecord(z.enum(locales), z.string()).describe("In other languages.");

const licence = z.object({
  spdx: z.string().describe("SPDX identifier."),
  name: z.string(),
  url: address,
});

const file = z.object({
  format: z.enum(animationFormats),
  key: fileKey.nullable(),
  sizeInBytes: count,
  url: address.nullable().describe("Null for a premium animation."),
  downloadUrl: address.describe("Counts the download and leads to the file."),
});

const summary = {
  id: animationId,
  slug: z.string(),
  title: z.string(),
  language: z.enum(locales).nullable().describe("Of title, description and tags."),
  titles,
  creator: z.object({ username: z.string(), name: z.string(), url: z.string().nullable() }),
  isPremium: z.boolean(),
  width: z.number(),
  height: z.number(),
  frameRate: z.number(),
  durationInSeconds: z.number(),
  features: z.array(z.enum(animationFeatures)),
  backgroundColour: colour.nullable().describe("Null where it is transparent."),
  dominantColour: colour.nullable(),
  posterKey: fileKey,
  playKey: fileKey,
  playSizeInBytes: count,
  likes: count,
  downloads: count,
  pageUrl: address,
  posterUrl: address,
  playUrl: address.describe("What players load."),
  tags: z.array(z.string()),
  licence,
  attribution: z.string().describe("One line to copy beside the animation."),
  files: z.array(file),
  publishedAt: moment,
};

const variant = z.object({
  id: animationId,
  slug: z.string(),
  title: z.string(),
  style: z.string().nullable(),
});

const listedAnimation = z.object({
  ...summary,
  variants: z
    .array(variant)
    .describe("The same drawing in other ways, this one too; empty where it stands alone."),
});

export const animationListSchema = z.object({
  data: z.array(listedAnimation),
  total: count.describe("Exact up to 10,000."),
  totalIsCapped: z.boolean(),
  page: z.int().min(1),
  pageCount: z.int().min(1),
  links: pageLinks,
  correctedQuery: z
    .string()
    .nullable()
    .describe("What was searched for instead, as nothing matched as written."),
  relatedTags: z.array(z.string()),
  explanation: z
    .object({
      code: z.enum(["none-has-all", "few-have-all"]),
      complete: count,
      partial: z.array(z.object({ has: z.array(z.string()), lacks: z.array(z.string()) })),
    })
    .nullable()
    .describe("What of the query the last hits lack; null where every hit has all of it."),
  isEmptiedByFilters: z.boolean(),
  nearest: z.array(listedAnimation).describe("With fewer than eight hits: what comes nearest."),
  nearestBy: z
    .literal("colour")
    .optional()
    .describe("Set where these pass all filters but that of the colour, the nearest colour first."),
});

export const exampleResultSchema = z.object({
  data: z.array(listedAnimation),
  like: z.string().describe("Asks for the same at /api/v1/animations without the file."),
  total: count,
  page: z.int().min(1),
  pageCount: z.int().min(1),
  links: pageLinks.describe("Pages of the same at /api/v1/animations, which need no file."),
});

const translated = z.object({ description: z.string().optional(), tags: z.array(z.string()).optional() });

export const animationSchema = z.object({
  data: z.object({
    ...summary,
    description: z.string(),
    translations: z.partialRecord(z.enum(locales), translated),
    category: z.string(),
    sourceUrl: z.string().nullable(),
    palette: z.array(z.object({ hex: colour, weight: z.number() })),
    frameCount: z.number(),
    layerCount: count,
    markers: z.array(z.object({ name: z.string(), frame: z.number(), durationInFrames: z.number() })),
    themes: z.array(z.string()),
    stateMachines: z.array(z.string()),
    views: count,
    updatedAt: moment,
    style: z.string().nullable(),
    pack: z.enum(packSlugs).nullable(),
    parentId: z.string().nullable(),
    accessibility: z
      .object({
        largestSafeWidth: z.number().nullable(),
        score: z.number().nullable(),
        findings: z.array(
          z.object({
            code: z.string(),
            severity: z.enum(["error", "warning", "info"]),
            parameters: z.record(z.string(), z.unknown()),
          }),
        ),
        secondsLookedAt: z.number().nullable(),
      })
      .nullable()
      .describe("What was found by looking at its frames; null until somebody has."),
    isSynthetic: z.boolean(),
  }),
});
