import { animationFeatures } from "@zoetrope/catalog";
import { idPattern } from "@zoetrope/kit";
import { z } from "zod";
import { address, animationId, count, pageLinks } from "./animation-schemas.ts";

const id = z.string().regex(idPattern);
const moment = z.iso.datetime();

const publication = z.object({
  animationId,
  pageUrl: address,
  title: z.string(),
  titles: z.array(z.object({ locale: z.string().describe("BCP 47 tag."), title: z.string() })),
  description: z.string(),
  tags: z.array(z.string()),
  category: z.string(),
  licence: z.string().describe("SPDX identifier."),
  publishedAt: moment,
});

const file = z.object({
  id,
  workspaceId: id,
  name: z.string(),
  filename: z.string().describe("Under which every system saves it."),
  sizeInBytes: count,
  state: z.enum(["DRAFT", "PUBLISHED"]),
  publication: publication.nullable(),
  drawingRefusal: z.string().nullable().describe("Why it cannot be drawn."),
  width: z.number(),
  height: z.number(),
  frameRate: z.number(),
  frameCount: z.number(),
  durationInSeconds: z.number(),
  layerCount: count,
  features: z.array(z.enum(animationFeatures)),
  backgroundColour: z.string().nullable(),
  warnings: z.array(z.string()),
  createdAt: moment,
  updatedAt: moment,
  sourceUrl: address.describe("Good for five to ten minutes, as all addresses here."),
  posterUrl: address.nullable().describe("Null until it is drawn, and where it cannot be."),
  playUrl: address.nullable(),
  downloadUrl: address,
});

export const fileSchema = z.object({ data: file });

export const fileListSchema = z.object({
  data: z.array(file),
  total: count,
  links: pageLinks,
});
