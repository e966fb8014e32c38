import { expect, test } from "vitest";
import { createEventPayload } from "./event-payload.ts";

const page = { title: "Tags", referrer: "" };

test("an event carries the five names of a campaign, and no other", () => {
  const names = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
  const query = [...names, "utm_id"].map((name) => `${name}=of-${name}`).join("&");
  const payload = createEventPayload({ ...page, url: `https://site.example/tags?${query}` });
  expect(payload).toEqual({
    doc_path: "/tags",
    url: `https://site.example/tags?${query}`,
    page_title: "Tags",
    ...Object.fromEntries(names.map((name) => [name, `of-${name}`])),
  });
});

test("the name of an element ends at 255 characters, other texts at 1,024", () => {
  const long = "a".repeat(2_000);
  const url = `https://site.example/?utm_term=${long}`;
  const payload = createEventPayload({ url, title: long, referrer: "" }, { element: long, query: long });
  const lengths = [payload.element, payload.query, payload.page_title, payload.utm_term].map(
    (text) => text?.length,
  );
  expect(lengths).toEqual([255, 1_024, 1_024, 1_024]);
});
