import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPopular } from "./show-popular.ts";

const fetched = vi.fn<(address: string) => Promise<Response>>();
const answer = (...keywords: string[]) => Response.json({ data: keywords.map((keyword) => ({ keyword })) });
const fixed = () =>
  ["Laden", "Konfetti", "Pfeil"].map((keyword) => ({ dataset: { keyword }, textContent: keyword }));

async function shownIn(lang: string): Promise<string[]> {
  vi.stubGlobal("document", { documentElement: { lang } });
  const links = fixed();
  await showPopular(links, "https://api.example");
  expect(links.map(({ dataset }) => dataset.keyword)).toEqual(links.map((link) => link.textContent));
  return links.map(({ textContent }) => textContent);
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test("what people of the language search for takes the first places, each term once", async () => {
  fetched.mockResolvedValue(answer("pferd", "konfetti"));
  expect(await shownIn("de")).toEqual(["pferd", "konfetti", "Laden"]);
  expect(fetched).toHaveBeenCalledWith("https://api.example/api/v1/popular-searches?locale=de");
});

test("the terms stay where nothing is counted, nobody answers, or the page is English", async () => {
  fetched.mockResolvedValueOnce(answer());
  expect(await shownIn("de")).toEqual(["Laden", "Konfetti", "Pfeil"]);
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  expect(await shownIn("de")).toEqual(["Laden", "Konfetti", "Pfeil"]);
  expect(await shownIn("en")).toEqual(["Laden", "Konfetti", "Pfeil"]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
