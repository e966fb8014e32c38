import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import emojiGroups from "../../data/emoji-groups.json" with { type: "json" };
import { bareEmoji } from "../words/tokens.ts";
import { addName, addNear, type Draft, type DraftConcept } from "./draft.ts";

const require = createRequire(import.meta.url);
const read = (path: string): unknown =>
  JSON.parse(readFileSync(require.resolve(`emojibase-data/${path}`), "utf8"));

interface Emoji {
  emoji: string;
  hexcode: string;
  subgroup?: number;
}

const shortcodeSets = ["github", "iamcal", "emojibase"];
/** What chats call an emoji is often shorter than its name: tada, sunny, horse_racing. */
const shortcodeWeight = 0.6;
const groupWeight = 0.5;

/** Names of emoji in chats, and the groups that Unicode puts them in. */
export function draftEmojibase(draft: Draft): void {
  const byEmoji = new Map<string, DraftConcept>();
  for (const concept of draft.values()) for (const one of concept.emoji) byEmoji.set(one, concept);
  const { subgroups } = read("meta/groups.json") as { subgroups: Record<string, string> };
  const shortcodes = shortcodeSets.map(
    (set) => read(`en/shortcodes/${set}.json`) as Record<string, string | string[]>,
  );
  const groups = new Map(Object.entries(emojiGroups));
  for (const { emoji, hexcode, subgroup } of read("en/data.json") as Emoji[]) {
    const concept = byEmoji.get(bareEmoji(emoji));
    if (concept === undefined) continue;
    for (const set of shortcodes)
      for (const code of [set[hexcode] ?? []].flat())
        if (/^[a-z][a-z_]{2,}$/.test(code))
          addName(concept, "en", { text: code.replaceAll("_", " "), weight: shortcodeWeight, isName: false });
    for (const wider of groups.get(subgroups[subgroup ?? -1] ?? "") ?? [])
      if (draft.has(wider)) addNear(concept, wider, groupWeight);
  }
}
