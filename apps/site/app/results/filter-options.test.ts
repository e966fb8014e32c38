import type { SearchRequest } from "@zoetrope/catalog";
import { filterEntries, filters } from "@zoetrope/catalog/filters";
import { formatSearchParameters, parseSearchParameters } from "@zoetrope/catalog/search-parameters";
import { languages, getPagesMessages, type Locale } from "@zoetrope/i18n";
import { describe, expect, it } from "vitest";
import { knownParameters, spellOutForm } from "../page/known-parameters.ts";
import { countTexts } from "./count-text.ts";
import { besidesPanel, countFilters, filterQuestions } from "./filter-options.ts";

const languageOf = (locale: Locale) => ({ locale, messages: getPagesMessages(locale) });

/** The request of the page that the form leads to where one answer is chosen. */
function requestAfter(name: string, value: string) {
  const form = new URLSearchParams({ [name]: value });
  const address = spellOutForm("/free-animations", form) ?? `/free-animations?${form}`;
  return parseSearchParameters(new URL(address, "https://site.example").searchParams);
}

it.each(languages.map(({ locale }) => locale))(
  "the panel has messages for every question and answer in %s",
  (locale) => {
    for (const { legend, options } of filterQuestions({}, languageOf(locale))) {
      expect(legend).not.toBe("");
      const labels = options.map(({ label }) => label);
      expect(
        labels.every((label) => typeof label === "string" && label !== ""),
        legend,
      ).toBe(true);
      expect(new Set(labels).size, legend).toBe(labels.length);
    }
  },
);

describe("an answer of the panel", () => {
  const questions = filterQuestions({}, languageOf("en"));
  const answers = questions.flatMap(({ name, legend, options }) =>
    options.filter(({ value }) => value !== "").map(({ value, label }) => ({ name, legend, value, label })),
  );

  it.each(answers)(
    "$legend: $label is on, and the only one, where the form leads",
    ({ name, legend, value, label }) => {
      const request = requestAfter(name, value);
      expect(countFilters(request)).toBe(1);
      const on = filterQuestions(request, languageOf("en")).flatMap((question) =>
        question.options
          .filter((option) => option.isOn && option.value !== "")
          .map((option) => [question.legend, option.label]),
      );
      expect(on).toEqual([[legend, label]]);
      for (const [parameter] of formatSearchParameters(request))
        expect(knownParameters("/free-animations").has(parameter)).toBe(true);
    },
  );
});

it("what is asked for beyond the panel stays when something else is chosen there", () => {
  const request: SearchRequest = {
    query: "",
    type: "free",
    colour: "#123456",
    durationInSeconds: { min: 1.5 },
    width: { min: 100 },
    features: ["markers", "expressions"],
    sort: "recent",
    page: 2,
  };
  const form = new URLSearchParams(besidesPanel(request));
  for (const { name, options } of filterQuestions(request, languageOf("en")))
    for (const { value, isOn } of options) if (isOn) form.append(name, value);
  form.set("aspect", "tall");
  const address = spellOutForm("/free-animations", form) ?? "";
  const { page: _, ...kept } = request;
  expect(parseSearchParameters(new URL(address, "https://site.example").searchParams)).toEqual({
    ...kept,
    aspectRatio: "tall",
  });
});

it("the shape of the canvas is asked for by one parameter", () => {
  expect(requestAfter("aspect", "tall")).toEqual({ query: "", aspectRatio: "tall" });
});

it("every parameter of every filter makes another page", () => {
  for (const [, { parameters }] of filterEntries)
    for (const { name } of parameters) expect(knownParameters("/free-animations").has(name), name).toBe(true);
  expect(knownParameters("/free-animations").has("q")).toBe(false);
});

it("every choice says how many hits it has, as the page writes numbers", () => {
  const questions = filterQuestions(
    {},
    languageOf("en"),
    countTexts("en", { colour: { red: 1234, blue: 0, green: 10_001 }, features: { markers: 7 } }),
  );
  const counts = questions.flatMap(({ options }) =>
    options.flatMap(({ label, count }) => (count === undefined ? [] : [[label, count]])),
  );
  expect(counts).toEqual([
    ["Red", "1,234"],
    ["Green", "10,000+"],
    ["Blue", "0"],
    ["Markers", "7"],
  ]);
});

it("features are counted one by one", () => {
  expect(
    countFilters({
      type: "free",
      features: ["markers", "text"],
      colour: filters.colour.offered.red,
    }),
  ).toBe(3);
});
