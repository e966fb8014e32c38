import { useState } from "react";
import { errorMessage, type ErrorMessages } from "../data/error-message.ts";

/** Something under way that a person asked for: whether it runs, and what went wrong. */
export function useTask(messages: ErrorMessages) {
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
        setProblem(errorMessage(error, messages));
      } finally {
        setBusy(false);
      }
    },
  };
}
