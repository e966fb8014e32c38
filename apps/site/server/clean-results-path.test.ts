import { expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";

test("a keyword that is too long leads to its beginning, in the same language and with the same filters", () => {
  const long = encodeURIComponent("馬".repeat(1_000));
  expect(readPageAddress(`/de/free-animations/${long}`, "?type=free")).toEqual({
    kind: "redirect",
    location: `/de/free-animations/${encodeURIComponent("馬".repeat(300))}?type=free`,
  });
});

test("control characters are taken out of a keyword", () => {
  const location = (keyword: string) => readPageAddress(`/free-animations/${keyword}`, "");
  expect(location("big%00owl%0A")).toEqual({ kind: "redirect", location: "/free-animations/big%20owl" });
  expect(location("%00")).toEqual({ kind: "redirect", location: "/free-animations" });
});

test("a cut never leaves half a character, and where it leads is read as a page", () => {
  for (const keyword of ["a" + "🐎".repeat(400), "word ".repeat(200), "x".repeat(10_000)]) {
    const address = readPageAddress(`/free-animations/${encodeURIComponent(keyword)}`, "");
    if (address.kind !== "redirect") throw new Error(address.kind);
    expect(readPageAddress(address.location, "").kind).toBe("page");
  }
});

test("what a form without scripts sends is cut and cleaned alike, also 10 kB of it", () => {
  const location = (q: string) =>
    readPageAddress("/de/free-animations", `?${new URLSearchParams({ q, type: "free" })}`);
  expect(location("x".repeat(10_000))).toEqual({
    kind: "redirect",
    location: `/de/free-animations/${"x".repeat(300)}?type=free`,
  });
  expect(location("big\0owl")).toEqual({
    kind: "redirect",
    location: "/de/free-animations/big%20owl?type=free",
  });
  expect(location("\0")).toEqual({ kind: "redirect", location: "/de/free-animations?type=free" });
});

test("pages without results still refuse a query of 10 kB", () => {
  expect(readPageAddress("/de/tags", `?q=${"x".repeat(10_000)}`)).toEqual({ kind: "bad", locale: "de" });
});
