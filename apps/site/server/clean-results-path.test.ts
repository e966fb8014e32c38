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
