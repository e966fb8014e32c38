import { describe, expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";

const page = (pathname: string, query = "") => {
  const address = readPageAddress(pathname, query);
  if (address.kind !== "page") throw new Error(`${pathname} is ${address.kind}`);
  return address;
};

describe("languages in the address", () => {
  test("a known prefix chooses the language and is taken off", () => {
    expect(page("/jp/tags")).toMatchObject({ locale: "ja-JP", path: "/tags" });
    expect(page("/de")).toMatchObject({ locale: "de", path: "/" });
  });

  test("an unknown prefix is part of an English path", () => {
    expect(page("/xx/tags")).toMatchObject({ locale: "en", path: "/xx/tags" });
  });

  test("English with a prefix moves to the address without one", () => {
    expect(readPageAddress("/en/tags", "?a=1")).toEqual({ kind: "redirect", location: "/tags?a=1" });
    expect(readPageAddress("/en", "")).toEqual({ kind: "redirect", location: "/" });
  });

  test("a language that is asked for by its tag moves to its prefix", () => {
    for (const [asked, location] of [
      ["/ja", "/jp"],
      ["/ja-JP/tags", "/jp/tags"],
      ["/ko/free-animations/cat", "/kr/free-animations/cat"],
      ["/pt-br/tags/", "/pt/tags"],
      ["/DE", "/de"],
    ] as const)
      expect(readPageAddress(asked, ""), asked).toEqual({ kind: "redirect", location });
    expect(readPageAddress("/zh/tags", "").kind).toBe("page");
  });

  test("a redirect never leads to another host", () => {
    for (const path of [
      "/ja//evil.example",
      "/en//evil.example",
      "//evil.example/",
      "/en/\\evil.example/",
      "/de//evil.example/",
    ]) {
      const address = readPageAddress(path, "");
      if (address.kind === "redirect")
        expect(new URL(address.location, "https://site.example").host).toBe("site.example");
    }
  });
});

describe("parameters", () => {
  test("unknown parameters do not make another page", () => {
    expect(page("/free-animations/owl", "?utm_source=x&type=free").key).toBe(
      page("/free-animations/owl", "?type=free").key,
    );
    expect(page("/tags", "?type=free").search).toBe("");
    expect(page("/embed/0a1b2c3d4e", "?theme=night&utm_source=x").search).toBe("?theme=night");
  });

  test("the order of parameters does not matter", () => {
    expect(page("/free-animations", "?type=free&feature=masks&feature=interactive").key).toBe(
      page("/free-animations", "?feature=interactive&type=free&feature=masks").key,
    );
  });

  test("the search form without scripts lands on the keyword", () => {
    expect(readPageAddress("/de/free-animations", "?q=big+owl&type=&sort=recent")).toEqual({
      kind: "redirect",
      location: "/de/free-animations/big%20owl?sort=recent",
    });
  });

  test.each([".", "..", " .. "])("a search for dots alone (%s) does not leave the results", (dots) => {
    const address = readPageAddress("/de/free-animations", `?q=${encodeURIComponent(dots)}&sort=recent`);
    expect(address).toEqual({ kind: "redirect", location: "/de/free-animations?sort=recent" });
  });

  test("a range in one value becomes minimum and maximum", () => {
    expect(readPageAddress("/free-animations/owl", "?duration=2~5&size=~10000")).toEqual({
      kind: "redirect",
      location: "/free-animations/owl?duration-min=2&duration-max=5&size-max=10000",
    });
  });
});

describe("addresses that cannot be read", () => {
  test.each([
    ["a query of 10 kB", "/de/tags", `?x=${"a".repeat(10_000)}`],
    ["a path of 10 kB", `/de/${"a".repeat(10_000)}`, ""],
    ["broken percent signs", "/de/tags/%E0%A4", ""],
    ["a null byte", "/de/tags/%00", ""],
  ])("%s", (_name, path, query) => {
    expect(readPageAddress(path, query)).toEqual({ kind: "bad", locale: "de" });
  });
});
