import { bigint, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./column-types.ts";

/** Animations that live in a workspace, public or not. */
export const workspaceFiles = pgTable("workspace_files", {
  id: text().primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  name: text().notNull(),
  uploadedBy: text("uploaded_by"),
  publishedBy: text("published_by"),
  sourceKey: text("source_key").notNull(),
  sizeInBytes: integer("size_in_bytes").notNull(),
  posterKey: text("poster_key"),
  playKey: text("play_key"),
  drawingRefusal: text("drawing_refusal"),
  optimiserVersion: integer("optimiser_version").notNull().default(1),
  width: integer().notNull(),
  height: integer().notNull(),
  frameRate: doublePrecision("frame_rate").notNull(),
  frameCount: doublePrecision("frame_count").notNull(),
  durationInSeconds: doublePrecision("duration_in_seconds").notNull(),
  layerCount: integer("layer_count").notNull(),
  features: text().array().notNull(),
  backgroundColour: text("background_colour"),
  warnings: text().array().notNull(),
  catalogueId: text("catalogue_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Keys that lost something that referred to them; triggers write them. */
export const releasedFiles = pgTable("released_files", {
  releaseId: bigint("release_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  releasedAt: instant("released_at").notNull().defaultNow(),
});

/** What private addresses of files are signed with. */
export const fileAddressKeys = pgTable("file_address_keys", {
  id: text().primaryKey(),
  secret: bytes().notNull(),
  activeFrom: instant("active_from").notNull(),
});
