import { fetchKeywords } from "./fetch-keywords.ts";
import { logProblem } from "../page/log-problem.ts";

export const suggestionDelayInMs = 300;

/** Asks for keywords once typing has rested; a newer question, or `drop`, ends the one before. */
export function createKeywordQuestion(
  api: string,
  onAnswer: (keywords: readonly string[], query: string) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  const drop = (): void => {
    clearTimeout(timer);
    request.abort();
  };
  return {
    drop,
    ask(query: string): void {
      drop();
      timer = setTimeout(() => {
        request = new AbortController();
        const { signal } = request;
        fetchKeywords(api, query, signal).then(
          (keywords) => signal.aborted || onAnswer(keywords, query),
          (error: unknown) => signal.aborted || logProblem("Failed to fetch search suggestions", error),
        );
      }, suggestionDelayInMs);
    },
  };
}
