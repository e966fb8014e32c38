import { expect, it } from "vitest";
import { createCachedPage, headersWith } from "./page-cache.ts";

const page = () =>
  createCachedPage(
    {
      status: 200,
      parts: [Buffer.from("<p>")],
      headers: { "referrer-policy": "no-referrer" },
      isCacheable: true,
    },
    1,
  );
const common = ["Referrer-Policy", "origin", "Permissions-Policy", "camera=()"];

const valuesOf = (list: string[], wanted: string): string[] =>
  list.filter((_, index) => index % 2 === 1 && list[index - 1]?.toLowerCase() === wanted);

it("a page's own header stands in place of the one of every answer", () => {
  const cached = page();
  const list = headersWith(cached, cached.headers.identity ?? [], common, "id-of-request");
  expect(valuesOf(list, "referrer-policy")).toEqual(["no-referrer"]);
  expect(valuesOf(list, "permissions-policy")).toEqual(["camera=()"]);
  expect(valuesOf(list, "content-length")).toEqual(["3"]);
});

it("every request gets its own id on the same page", () => {
  const cached = page();
  const own = cached.headers.identity ?? [];
  const ids = ["first", "second"].map((id) => valuesOf(headersWith(cached, own, common, id), "x-request-id"));
  expect(ids).toEqual([["first"], ["second"]]);
});

it("an answer without a body has no length, and other hosts' headers are not kept", () => {
  const cached = page();
  headersWith(cached, cached.notModifiedHeaders, common, "id");
  const list = headersWith(cached, cached.notModifiedHeaders, ["X-Other", "1"], "id");
  expect(valuesOf(list, "content-length")).toEqual([]);
  expect(valuesOf(list, "x-other")).toEqual(["1"]);
  expect(valuesOf(list, "permissions-policy")).toEqual([]);
});
