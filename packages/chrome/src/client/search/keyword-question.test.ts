import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createKeywordQuestion, suggestionDelayInMs } from "./keyword-question.ts";

const fetched = vi.fn<(address: string, init: { signal: AbortSignal }) => Promise<Response>>();
const answer = (...keywords: string[]) => Response.json({ data: keywords.map((keyword) => ({ keyword })) });
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test("asks 300 ms after the last letter, and once", async () => {
  const onAnswer = vi.fn();
  const question = createKeywordQuestion("https://api.example", onAnswer);
  fetched.mockResolvedValue(answer("horse"));
  question.ask("ho");
  await vi.advanceTimersByTimeAsync(suggestionDelayInMs - 1);
  question.ask("hor");
  await vi.advanceTimersByTimeAsync(299);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "https://api.example/api/v1/search-keywords?q=hor&locale=de",
  ]);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(["horse"], "hor");
  expect(suggestionDelayInMs).toBe(300);
});

test("a newer question ends the one on its way, and its answer does not count", async () => {
  const onAnswer = vi.fn();
  const question = createKeywordQuestion("", onAnswer);
  let answerFirst = (_response: Response): void => undefined;
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  fetched.mockResolvedValueOnce(answer("owl"));
  question.ask("horse");
  await vi.advanceTimersByTimeAsync(300);
  question.ask("owl");
  expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  answerFirst(answer("horse"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(["owl"], "owl");
});

test("a failure is only logged, and an abort is not even that", async () => {
  const onAnswer = vi.fn();
  const question = createKeywordQuestion("", onAnswer);
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  question.ask("owl");
  await vi.advanceTimersByTimeAsync(300);
  expect(log).toHaveBeenCalledExactlyOnceWith("Failed to fetch search suggestions", expect.any(Error));
  log.mockClear();
  fetched.mockImplementationOnce(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  question.ask("fox");
  await vi.advanceTimersByTimeAsync(300);
  question.drop();
  await vi.advanceTimersByTimeAsync(0);
  expect(log).not.toHaveBeenCalled();
  expect(onAnswer).not.toHaveBeenCalled();
});

test("an answer of another shape is logged", async () => {
  const question = createKeywordQuestion("", vi.fn());
  fetched.mockResolvedValueOnce(Response.json(["owl"]));
  question.ask("owl");
  await vi.advanceTimersByTimeAsync(300);
  expect(log).toHaveBeenCalledOnce();
});
