import { describe, expect, it } from "vitest";
import {
  accepts,
  cookieIn,
  cookiesIn,
  ifNoneMatchNames,
  parseRange,
  preferredEncoding,
  readBody,
} from "./index.ts";

describe("the encoding of a response", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0", null],
    ["BR", "br"],
    ["bright, zebra", null],
    ["*", null],
    ["", null],
    [null, null],
    [undefined, null],
  ] as const)("for %s is %s", (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });

  it("is one that there is", () => {
    expect(preferredEncoding("gzip, br", ["gzip"])).toBe("gzip");
    expect(preferredEncoding("gzip", ["br"])).toBeNull();
  });

  it("is right for any number of made-up headers", () => {
    for (let index = 0; index < 1_000; index += 1)
      expect(preferredEncoding(`x${index}, ${index % 2 ? "br" : "gzip"}`)).toBe(index % 2 ? "br" : "gzip");
  });
});

it("a type is accepted when it is named itself, and not with a quality of 0", () => {
  expect(accepts("image/avif,image/webp,*/*;q=0.8", "image/avif")).toBe(true);
  expect(accepts("*/*", "image/avif")).toBe(false);
  expect(accepts("image/avif;q=0.0", "image/avif")).toBe(false);
});

it("what a browser holds already is known by any spelling of its tag", () => {
  expect(ifNoneMatchNames('W/"a"', ['W/"a"'])).toBe(true);
  expect(ifNoneMatchNames('"b", "a"', ['W/"a"'])).toBe(true);
  expect(ifNoneMatchNames("*", ['"a"'])).toBe(true);
  expect(ifNoneMatchNames('"ab"', ['"a"'])).toBe(false);
  expect(ifNoneMatchNames(undefined, ['"a"'])).toBe(false);
});

it.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=95-500", { start: 95, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=9-1", "whole"],
  ["lines=0-1", "whole"],
  [null, "whole"],
] as const)("the range %s of a hundred bytes", (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

it("a cookie is read among others", () => {
  expect(cookieIn("a=1; zoetrope=x%20y; b=2", "zoetrope")).toBe("x y");
  expect(cookieIn(null, "zoetrope")).toBeNull();
});

it("all cookies are read in the order in which they were sent", () => {
  expect(Object.entries(cookiesIn('b=2; a="1";junk; c=x%20y'))).toEqual([
    ["b", "2"],
    ["a", "1"],
    ["c", "x y"],
  ]);
  expect(cookiesIn(null)).toEqual({});
});

describe("a body", () => {
  const post = (body: BodyInit | null, headers = {}) =>
    new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  it("is read up to its limit", async () => {
    expect(await readBody(post("abc"), 3)).toEqual(new TextEncoder().encode("abc"));
    expect(await readBody(post(null), 3)).toHaveLength(0);
  });
  it("is refused when it is longer, whatever it says of its length", async () => {
    expect(await readBody(post("abcd"), 3)).toBeNull();
    let given = 0;
    const endless = new ReadableStream({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    expect(await readBody(post(endless), 5_000)).toBeNull();
    expect(given).toBeLessThan(20);
  });
});
