import { lexiconMessage, type SeedMessage } from "../seed/seed-in-child-process.ts";

// A seed of one file, for which it waits until the words are compiled.
const tell = (message: SeedMessage): void => void process.send?.(message);
process.on("message", (message) => {
  if (message !== lexiconMessage) return;
  tell({ type: "progress", done: 1, total: 1 });
  tell({ type: "done", outcome: { stored: 1, alreadyThere: 0, updated: 0, refused: [] } });
  process.disconnect();
});
tell({ type: "progress", done: 0, total: 1 });
tell({ type: "awaiting-lexicon" });
