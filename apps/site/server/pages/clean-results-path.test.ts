import { expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";

test("a keyword that is too long leads to its beginning, in the same language and with the same filters", () => {
  const long = encodeURIComponent("馬".repeat(1_000));
  expect(readPageAddress(`/de/free-animations/${long}`, "?type=free")).toEqual({
    kind: "redirect",
    location: `/de/free-animations/${encodeURIComponent("馬".repeat(300))}?type=free&cut=1`,
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
    const { pathname, search } = new URL(address.location, "https://site.example");
    expect(readPageAddress(pathname, search).kind).toBe("page");
  }
});

test("what a form without scripts sends is cut and cleaned alike, also 10 kB of it", () => {
  const location = (q: string) =>
    readPageAddress("/de/free-animations", `?${new URLSearchParams({ q, type: "free" })}`);
  expect(location("x".repeat(10_000))).toEqual({
    kind: "redirect",
    location: `/de/free-animations/${"x".repeat(300)}?type=free&cut=1`,
  });
  expect(location("big\0owl")).toEqual({
    kind: "redirect",
    location: "/de/free-animations/big%20owl?type=free",
  });
  expect(location("\0")).toEqual({ kind: "redirect", location: "/de/free-animations?type=free" });
});

test.each(["", "/de", "/fr", "/es", "/pt", "/jp", "/kr", "/en"])(
  "a keyword beyond what any address may be leads to its beginning, also below %s",
  (prefix) => {
    const own = prefix === "/en" ? "" : prefix;
    const cut = `${own}/free-animations/${"x".repeat(300)}?cut=1`;
    const long = "x".repeat(7_000);
    expect(readPageAddress(`${prefix}/free-animations/${long}`, "")).toEqual({
      kind: "redirect",
      location: cut,
    });
    const form = readPageAddress(`${prefix}/free-animations`, `?q=${long}`);
    if (form.kind !== "redirect") throw new Error(form.kind);
    const [path = "", query = ""] = form.location.split(/(?=\?)/);
    // English without its prefix first, then the form's keyword.
    expect(path === `${own}/free-animations` ? readPageAddress(path, query) : form).toEqual({
      kind: "redirect",
      location: cut,
    });
    expect(readPageAddress(cut.slice(0, -"?cut=1".length), "?cut=1")).toMatchObject({
      kind: "page",
      search: "?cut=1",
    });
  },
);

test("what cannot be decoded is left out, and a percent sign is one", () => {
  const location = (keyword: string) => {
    const address = readPageAddress(`/de/free-animations/${keyword}`, "");
    if (address.kind !== "redirect") throw new Error(address.kind);
    expect(readPageAddress(address.location, "").kind).toBe("page");
    return address.location;
  };
  expect(location("100%")).toBe("/de/free-animations/100%25");
  expect(location("caf%C3%A9%E9")).toBe("/de/free-animations/caf%C3%A9");
  expect(location("%E0%A4")).toBe("/de/free-animations");
  expect(location("red%20%ZZ%20heart%")).toBe("/de/free-animations/red%20%25ZZ%20heart%25");
  // Latin 1, as old forms send it.
  expect(readPageAddress("/free-animations", "?q=caf%E9")).toMatchObject({
    location: "/free-animations/caf",
  });
});

test("pages without results still refuse a query of 10 kB", () => {
  expect(readPageAddress("/de/tags", `?q=${"x".repeat(10_000)}`)).toEqual({ kind: "bad", locale: "de" });
});
