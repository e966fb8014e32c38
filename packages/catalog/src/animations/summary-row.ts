import { sql, type SQL } from "drizzle-orm";
import type { AnimationFeature } from "../animation-features.ts";
import type { AnimationSummary } from "../animation.ts";

/** Columns of a card, from `animations a` joined with `creators c`. */
export const summaryColumns: SQL =
  sql.raw(`a.record, a.id, a.slug, a.title, a.language, a.titles, a.is_premium, a.width, a.height, a.frame_rate,
  a.duration_in_seconds, a.features, a.background_colour, a.dominant_colour, a.poster_key, a.play_key,
  a.play_size_in_bytes, a.likes, a.downloads, c.username, c.name, c.url`);

export type SummaryRow = {
  record: number;
  id: string;
  slug: string;
  title: string;
  language: AnimationSummary["language"];
  titles: AnimationSummary["titles"];
  is_premium: boolean;
  width: number;
  height: number;
  frame_rate: number;
  duration_in_seconds: number;
  features: AnimationFeature[];
  background_colour: string | null;
  dominant_colour: string | null;
  poster_key: AnimationSummary["posterKey"];
  play_key: AnimationSummary["playKey"];
  play_size_in_bytes: number;
  likes: number;
  downloads: number;
  username: string;
  name: string;
  url: string | null;
};

export function summaryOf(row: SummaryRow): AnimationSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    language: row.language,
    titles: row.titles,
    creator: { username: row.username, name: row.name, url: row.url },
    isPremium: row.is_premium,
    width: row.width,
    height: row.height,
    frameRate: row.frame_rate,
    durationInSeconds: row.duration_in_seconds,
    features: row.features,
    backgroundColour: row.background_colour,
    dominantColour: row.dominant_colour,
    posterKey: row.poster_key,
    playKey: row.play_key,
    playSizeInBytes: row.play_size_in_bytes,
    likes: row.likes,
    downloads: row.downloads,
  };
}
