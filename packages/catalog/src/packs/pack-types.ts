import type { Style } from "@zoetrope/concepts";
import type { FileKey } from "@zoetrope/storage";
import type { PackSlug } from "./packs.ts";

/** What is known of a set without its pieces. */
export interface PackSummary {
  slug: PackSlug;
  pieces: number;
  /** Those that may be had without more ado: what the archive has in it. */
  freePieces: number;
  /** Bytes of the archive of those. */
  archiveSizeInBytes: number;
  /** Bytes of all pieces, for whoever's plan includes premium ones. */
  wholeSizeInBytes: number;
  /** How its pieces are drawn, the most frequent first; a piece may have none. */
  styles: { style: Style; count: number }[];
  creators: { username: string; name: string; url: string | null }[];
  licences: { spdx: string; name: string; url: string }[];
  updatedAt: Date;
}

export interface PackRequest {
  style?: Style | undefined;
  /** 1 is the first. */
  page?: number;
  pageSize?: number;
}

/** `Card`: what is known of a piece in a list. */
export interface PackPage<Card> {
  pack: PackSummary;
  items: Card[];
  /** With the style that is asked for. */
  total: number;
  page: number;
  pageCount: number;
}

/** One file of the archive. */
interface PackFile {
  filename: string;
  key: FileKey;
  sizeInBytes: number;
}

export interface PackArchive {
  files: PackFile[];
  /** What goes along as a text: licences, and whom to name for what. */
  licenceText: string;
}

export interface Packs<Card> {
  /** The sets that have pieces, in their order. */
  list(): Promise<PackSummary[]>;
  /** Null when nothing of it is here. */
  get(slug: string, request?: PackRequest): Promise<PackPage<Card> | null>;
  /** What the free pieces of a set are, or all of them, for one download; null when there are none. */
  archive(slug: string, options?: { withPremium?: boolean }): Promise<PackArchive | null>;
}
