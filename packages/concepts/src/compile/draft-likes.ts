import likes from "../../data/likes.json" with { type: "json" };
import { draftConcept, type Draft } from "./draft.ts";

/** What stands in for a concept where nothing is about it: a dish for curry, a ball for badminton. */
export function draftLikes(draft: Draft): void {
  for (const [id, like] of Object.entries(likes)) {
    const unknown = [id, ...like].find((one) => !draft.has(one));
    if (unknown !== undefined) throw new Error(`likes.json names ${unknown}, which is no concept`);
    draftConcept(draft, id).like.push(...like);
  }
}
