import type { AnimationFeature } from "@zoetrope/catalog";
import type { RefusalCode } from "@zoetrope/render/server";
import type { FileKey } from "@zoetrope/storage";

/** An animation that lives in a workspace, public or not. */
export interface WorkspaceFile {
  id: string;
  workspaceId: string;
  name: string;
  /** Under which every system saves it. */
  filename: string;
  /** The file as it was uploaded. */
  sourceKey: FileKey;
  sizeInBytes: number;
  /** Null until it is drawn, a moment after the upload, and where it cannot be. */
  posterKey: FileKey | null;
  /** Optimised dotLottie without expressions: what players load. Comes with the poster. */
  playKey: FileKey | null;
  /** Why it cannot be drawn; null while nothing is known to be wrong. */
  drawingRefusal: RefusalCode | null;
  width: number;
  height: number;
  frameRate: number;
  frameCount: number;
  durationInSeconds: number;
  layerCount: number;
  features: AnimationFeature[];
  backgroundColour: string | null;
  /** In plain words; the file plays nevertheless. */
  warnings: string[];
  /** Null while it is a draft. */
  publication: Publication | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What of a file has an address: as it was uploaded, to be shown or to be saved, its picture, and what players load. */
export type FilePart = "source" | "download" | "poster" | "play";

/** The public side of a file. */
export interface Publication {
  catalogueId: string;
  slug: string;
  title: string;
  /** In other languages, in the order of the site's. */
  titles: TitleInLanguage[];
  description: string;
  tags: string[];
  category: string;
  /** SPDX identifier. */
  licence: string;
  publishedAt: Date;
}

export type FileState = "draft" | "published";

export interface ListFilesRequest {
  state?: FileState;
  /** Part of a name, any case. */
  query?: string;
  /** Default 24, at most 100. */
  first?: number;
  /** `endCursor` of the page before. */
  after?: string;
  /** `startCursor` of the page after; `after` does not count then. */
  before?: string;
}

export interface FilePage {
  files: WorkspaceFile[];
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface UploadRequest {
  workspaceId: string;
  /** Name of the file on the uploader's device. */
  filename: string;
  bytes: Uint8Array;
  /** Aborted when whoever uploads has gone: then nothing is stored. */
  signal?: AbortSignal | undefined;
}

export interface TitleInLanguage {
  locale: string;
  title: string;
}

export interface PublishRequest {
  fileId: string;
  title: string;
  /** In other languages; without it those that are there stay. */
  titles?: readonly TitleInLanguage[];
  tags: string[];
  description?: string;
  /** Default "other". */
  category?: string;
  /** SPDX identifier of one of `licences`. */
  licence: string;
}
