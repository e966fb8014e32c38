import type { AnimationSummary } from "@zoetrope/catalog";

/** What plays the animation; null for a premium one whose preview is not made yet: its poster is all that is shown. */
export const playAddress = (
  assets: string,
  { playKey, posterKey }: Pick<AnimationSummary, "playKey" | "posterKey">,
): string | null => (playKey === posterKey ? null : `${assets}/files/${playKey}`);
