import { notCounted, type Scores } from "../index/postings.ts";

/**
 * What a term costs by how an animation has it: the word itself in title, tag and text, another form of it, a longer word,
 * what it means. 0 is best. Who has the word itself in title or tags comes before everybody who has only a longer word.
 */
export const wordScores: Scores = [0, 16, 64, 64];
export const wordScoresOfFrequent: Scores = [0, 16, notCounted, notCounted];
/** Added to what words cost that are no phrase where they stand. */
export const phraseScore = 16;
export const formScores: Scores = [8, 24, 72, 72];
export const prefixScores: Scores = [40, 48, 80, 80];

/** By title, tag, perhaps the title, perhaps a tag; a meaning that is less sure costs more. */
export const conceptScores = (weight: number): Scores => {
  const doubt = Math.round((1 - Math.min(1, Math.max(0, weight))) * 40);
  return [8 + doubt, 24 + doubt, 40 + doubt, 56 + doubt];
};

/** By the place of the colour in the palette, the strongest first. */
export const colourScores = [8, 16, 32, 40, 48, 56] as const;
export const styleScore = 8;
export const motionScore = 16;

/** Of a term that is nice to have and is not there. */
export const missingPreference = 48;
