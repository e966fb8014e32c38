import { useState } from "react";
import { sayFailure, type FailureWords } from "../data/say-failure.ts";

/** Something under way that a person asked for: whether it runs, and what went wrong. */
export function useTask(words: FailureWords) {
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
      } finally {
        setBusy(false);
      }
    },
  };
}
