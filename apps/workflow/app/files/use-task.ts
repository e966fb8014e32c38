import { useState } from "react";
import { sayFailure } from "../data/say-failure.ts";
import type { FilesWords } from "./files-props.ts";

/** Something under way that a person asked for: whether it runs, and what went wrong. */
export function useTask(words: FilesWords) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    setProblem,
    async run(work: () => Promise<void>): Promise<void> {
      if (isBusy) return;
      setBusy(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(sayFailure(error, words));
        setBusy(false);
      }
    },
  };
}
