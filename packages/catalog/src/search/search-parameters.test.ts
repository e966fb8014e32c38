import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { animationFeatures } from "../animation-features.ts";
import type { SearchRequest } from "../animation.ts";
import {
  formatSearchParameters,
  parseProgramParameters,
  parseSearchParameters,
  programParameters,
  SearchParameterError,
  searchParameters,
} from "./search-parameters.ts";

const range = (max: number) =>
  fc.option(
    fc
      .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    { nil: undefined },
  );

const requests: fc.Arbitrary<SearchRequest> = fc.record(
  {
    query: fc
      .string({ maxLength: 100, unit: "grapheme" })
      .map((text) => text.trim())
      .filter((text) => text.length <= 300),
    type: fc.constantFrom("free" as const, "premium" as const),
    category: fc.constantFrom("animals", "user interface"),
    colour: fc.constantFrom("#ff0055", "#00aa10"),
    durationInSeconds: range(1000).filter((value) => value !== undefined),
    width: range(4096).filter((value) => value !== undefined),
    sizeInBytes: range(1_000_000).filter((value) => value !== undefined),
    aspectRatio: fc.constantFrom("square" as const, "wide" as const, "tall" as const),
    licence: fc.constantFrom("MIT", "CC-BY-4.0"),
    features: fc.subarray([...animationFeatures], { minLength: 1 }),
    sort: fc.constantFrom("recent" as const, "downloads" as const),
    page: fc.integer({ min: 2, max: 500 }),
  },
  { requiredKeys: ["query"] },
);

describe("search addresses", () => {
  it("mean the same after being written and read again", () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(parseSearchParameters(formatSearchParameters(request))).toEqual(request);
      }),
    );
  });

  it("accept the whole list of parameters", () => {
    const address =
      "q=rocket&type=free&category=space&colour=%23FF8800&duration-min=1.5&duration-max=4&width-min=100&height-max=900&fps-min=30&size-max=50000&aspect=tall&licence=MIT&feature=markers&feature=themeable&sort=recent&page=3";
    expect(parseSearchParameters(new URLSearchParams(address))).toEqual({
      query: "rocket",
      type: "free",
      category: "space",
      colour: "#ff8800",
      durationInSeconds: { min: 1.5, max: 4 },
      width: { min: 100 },
      height: { max: 900 },
      frameRate: { min: 30 },
      sizeInBytes: { max: 50_000 },
      aspectRatio: "tall",
      licence: "MIT",
      features: ["markers", "themeable"],
      sort: "recent",
      page: 3,
    });
  });

  it.each([
    ["type=gratis", "type"],
    ["colour=red", "colour"],
    ["duration-min=-1", "duration-min"],
    ["duration-min=5&duration-max=2", "duration-min"],
    ["width-max=1e9", "width-max"],
    ["feature=magic", "feature"],
    ["aspect=round", "aspect"],
    ["sort=random", "sort"],
    ["page=0", "page"],
    ["page=1.5", "page"],
    ["licence=%3Cb%3E", "licence"],
    [`q=${"a".repeat(301)}`, "q"],
  ])("refuse %s and name the parameter", (address, parameter) => {
    const read = () => parseSearchParameters(new URLSearchParams(address));
    expect(read).toThrow(SearchParameterError);
    expect(read).toThrow(expect.objectContaining({ parameter }));
  });

  it.each(["0", "97", "1.5", "many"])("refuse a page of %s hits, and name the parameter", (pageSize) => {
    expect(() => parseProgramParameters(new URLSearchParams({ pageSize }))).toThrow(
      expect.objectContaining({ parameter: "pageSize" }),
    );
  });

  it("ignore parameters of others and empty ones", () => {
    expect(parseSearchParameters(new URLSearchParams("utm_source=x&q=&type="))).toEqual({ query: "" });
  });

  const names = [...searchParameters, ...programParameters].map(({ name }) => name);
  const hostile = [
    "",
    " ",
    "\0",
    "..",
    "-1",
    "1e309",
    "NaN",
    "9".repeat(400),
    "__proto__",
    "constructor",
    "'; drop table animations; --",
    "<script>alert(1)</script>",
    "\u202eesroh",
    "🐎",
    "馬".repeat(301),
    "a".repeat(10_000),
    "2~5",
    "#ff0000",
    "AQ".repeat(166),
    "premium",
    "recent",
    "line",
    "wide",
    "2",
    "MIT",
  ];
  const values = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary", maxLength: 400 }));

  it("are read, or refused by the name of what is wrong, whatever stands in them", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 8 }), (pairs) => {
        const given = new URLSearchParams(pairs);
        try {
          const request = parseSearchParameters(given);
          parseProgramParameters(given);
          const written = formatSearchParameters(request).toString();
          const again = parseSearchParameters(new URLSearchParams(written));
          expect(formatSearchParameters(again).toString()).toBe(written);
        } catch (error) {
          if (!(error instanceof SearchParameterError)) throw error;
          expect(names).toContain(error.parameter);
        }
      }),
      { numRuns: 400 },
    );
  });
});
