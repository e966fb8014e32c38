import type { AnimationVectors, DescribedAnimation } from "@zoetrope/render/server";
import type { FileKey, StoredFile } from "@zoetrope/storage";
import type { AnimationFormat, IngestOptions, IngestRequest } from "../animation.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { documentKeywords, type DocumentKeyword } from "../search/index/document-keywords.ts";
import type { SearchFacets } from "../search/facets.ts";
import { detailsOf, titlesOf, type Titles, type TranslatedDetails } from "../translations.ts";
import { animationIdOf } from "./animation-id.ts";
import { meaningOf, type Meaning } from "./meaning-of.ts";
import { tagsOf } from "./update-words.ts";

/** What was made of a file. */
interface MadeOfAnimation {
  prepared: DescribedAnimation;
  posterKey: FileKey;
  /** Null: they are made with the poster, later. */
  vectors: AnimationVectors | null;
  fileOf: ReadonlyMap<AnimationFormat, StoredFile>;
  /** Null: the optimised file itself. */
  playKey: FileKey | null;
}

/** All that is to be written of an animation. */
export interface NewRecord extends MadeOfAnimation {
  id: string;
  request: IngestRequest;
  tags: string[];
  titles: Titles;
  translations: TranslatedDetails;
  meaning: Meaning;
  conceptsVersion: string;
  play: StoredFile;
  publishedAt: Date;
  keywords: ReadonlyMap<string, DocumentKeyword>;
  facets: SearchFacets;
}

/** Looked up before the transaction, which others wait for. */
export function newRecord(
  concepts: CatalogServices["concepts"],
  request: IngestRequest,
  { isRankedAfterwards = false }: IngestOptions,
  made: MadeOfAnimation,
): NewRecord {
  const { facts, features, palette } = made.prepared;
  const tags = tagsOf(request);
  const titles = titlesOf(request.translations);
  const translations = detailsOf(request.translations);
  const meaning = meaningOf(concepts, { ...request, tags }, request.language);
  const play = made.fileOf.get("dotlottie-optimised") ?? { key: made.posterKey, sizeInBytes: 0 };
  const publishedAt = request.publishedAt ?? new Date();
  const texts = {
    concepts: meaning.concepts,
    title: request.title,
    tags,
    language: request.language ?? null,
    titles: isRankedAfterwards ? {} : titles,
    translations: isRankedAfterwards ? {} : translations,
    description: request.description,
    category: request.category,
    creatorName: request.creator.name,
  };
  return {
    ...made,
    id: animationIdOf(request.sourceKey),
    request,
    tags,
    titles,
    translations,
    meaning,
    conceptsVersion: concepts.version,
    play,
    publishedAt,
    keywords: documentKeywords(texts, concepts),
    facets: {
      style: meaning.style,
      motions: meaning.motions,
      publishedAt,
      downloads: 0,
      durationInSeconds: facts.durationInSeconds,
      sizeInBytes: play.sizeInBytes,
      width: facts.width,
      height: facts.height,
      frameRate: facts.frameRate,
      features,
      isPremium: request.isPremium ?? false,
      // Nobody has looked at it yet.
      isFlashFree: false,
      category: request.category,
      licence: request.licence.spdx,
      palette,
    },
  };
}
