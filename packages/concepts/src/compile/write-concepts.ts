import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeArtefact } from "../store/artefact.ts";
import { compileConcepts } from "./compile-concepts.ts";
import { draftEmoji } from "./draft-emoji.ts";
import { draftEmojibase } from "./draft-emojibase.ts";
import { draftLexicon, draftRareWords } from "./draft-lexicon.ts";
import { draftLikes } from "./draft-likes.ts";
import { draftNeighbours } from "./draft-neighbours.ts";
import { draftQualities } from "./draft-qualities.ts";
import { draftTopics } from "./draft-topics.ts";
import { draftWordNet } from "./draft-wordnet.ts";
import type { Draft } from "./draft.ts";

/** Compiles what is known of words, and puts it in place in one step: others may read or write it at the same moment. */
export function writeConcepts(file: string, lexicon: string, stamp: string): void {
  const draft: Draft = new Map();
  draftEmoji(draft);
  draftTopics(draft);
  draftLexicon(draft, [join(lexicon, "everyday"), lexicon]);
  draftQualities(draft);
  draftEmojibase(draft);
  draftNeighbours(draft);
  draftLikes(draft);
  draftWordNet(draft);
  // Last: what few people say makes nothing near anything else.
  draftRareWords(draft, join(lexicon, "rare"));
  const bytes = writeArtefact(compileConcepts(draft, stamp));
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}
