import { filters } from "@zoetrope/catalog/filters";
import type { SearchRequest } from "@zoetrope/catalog";
import { getPagesMessages, type Locale } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { appliedFilters, mostHelpful } from "./applied-filters.ts";
import { resultsAddress } from "./results-address.ts";

const languageOf = (locale: Locale) => ({ locale, messages: getPagesMessages(locale) });
const english = languageOf("en");
const request: SearchRequest = {
  query: "horse",
  type: "free",
  colour: filters.colour.offered.blue,
  durationInSeconds: { min: 1.5, max: 4 },
  width: { min: 100 },
  features: ["markers", "text"],
  sort: "recent",
  page: 3,
};

test("everything that is asked for stands alone, in words, and leads to the first page without it", () => {
  expect(
    appliedFilters(request, english).map(({ label, without }) => [label, resultsAddress(without)]),
  ).toEqual([
    [
      "Blue",
      "/free-animations/horse?type=free&duration-min=1.5&duration-max=4&width-min=100&feature=markers&feature=text&sort=recent",
    ],
    [
      "Length: 1.5s to 4s",
      "/free-animations/horse?type=free&colour=2f6fde&width-min=100&feature=markers&feature=text&sort=recent",
    ],
    [
      "Width: 100 px and more",
      "/free-animations/horse?type=free&colour=2f6fde&duration-min=1.5&duration-max=4&feature=markers&feature=text&sort=recent",
    ],
    [
      "Markers",
      "/free-animations/horse?type=free&colour=2f6fde&duration-min=1.5&duration-max=4&width-min=100&feature=text&sort=recent",
    ],
    [
      "Text",
      "/free-animations/horse?type=free&colour=2f6fde&duration-min=1.5&duration-max=4&width-min=100&feature=markers&sort=recent",
    ],
  ]);
});

test("ranges are written with their units, as the language does", () => {
  const asked = {
    query: "",
    durationInSeconds: { max: 1.25 },
    sizeInBytes: { max: 20_480 },
    height: { max: 1_200 },
    frameRate: { min: 50 },
  };
  const labelsIn = (locale: Locale) => appliedFilters(asked, languageOf(locale)).map(({ label }) => label);
  expect(labelsIn("en")).toEqual([
    "Length: up to 1.25s",
    "File size: up to 20.48 kB",
    "Frames per second: 50 and more",
    "Height: up to 1,200 px",
  ]);
  expect(labelsIn("fr").map((label) => label.replaceAll(/\s/g, " "))).toEqual([
    "Durée : jusqu’à 1,25s",
    "Taille du fichier : jusqu’à 20,48 ko",
    "Images par seconde : 50 et plus",
    "Hauteur : jusqu’à 1 200 px",
  ]);
});

test("a colour and a licence that the panel does not offer are called by their own names", () => {
  const labels = appliedFilters({ query: "", colour: "#123456", licence: "CC0-1.0" }, english);
  expect(labels.map(({ label, colour }) => [label, colour])).toEqual([
    ["#123456", "#123456"],
    ["CC0-1.0", null],
  ]);
});

test("of all things that keep hits away the one that keeps most is offered to be left out", () => {
  const best = mostHelpful(request, english, [
    { field: "colour", value: request.colour, total: 0 },
    { field: "features", value: ["text"], total: 12 },
    { field: "type", value: "free", total: 4 },
  ]);
  expect(best).toMatchObject({
    label: "Text",
    total: 12,
    request: { features: ["markers"], query: "horse" },
  });
  const type = mostHelpful(request, english, [{ field: "type", value: "free", total: 4 }]);
  expect(type?.label).toBe("Free");
  expect(type?.request.type).toBeUndefined();
  expect(mostHelpful(request, english, [{ field: "colour", value: request.colour, total: 0 }])).toBeNull();
});
