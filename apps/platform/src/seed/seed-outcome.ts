export interface SeedOutcome {
  stored: number;
  alreadyThere: number;
  /** Were there, and got the title, tags or other words that they have in this version of the seed. */
  updated: number;
  /** Files that were not taken, and why. */
  refused: { sourceKey: string; code: string; reason: string }[];
}

export const describeSeed = ({ stored, updated, alreadyThere, refused }: SeedOutcome): string =>
  [
    `${stored} animations stored`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(alreadyThere > 0 ? [`${alreadyThere} were there`] : []),
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
  ].join(", ");

/** Reasons that are not the file's own: a fault of ours, and a machine too busy to draw it in time. */
const passing = new Set(["internal", "takes-too-long"]);

/** False when a later seed might take what this one could not. */
export const isFinal = ({ refused }: SeedOutcome): boolean => !refused.some(({ code }) => passing.has(code));
