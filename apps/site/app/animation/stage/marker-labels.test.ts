import { expect, test } from "vitest";
import { placeMarkers } from "./marker-labels.ts";

test("names of markers stand where their frames are", () => {
  const markers = [
    { name: "gather", frame: 0 },
    { name: "fly", frame: 70 },
  ];
  expect(placeMarkers(markers, 100)).toEqual([
    { name: "gather", frame: 0, tick: 0 },
    { name: "fly", frame: 70, tick: 28 },
  ]);
});

test("a name that would cover the next pushes it on", () => {
  const markers = [
    { name: "explosion", frame: 20 },
    { name: "feather", frame: 21 },
  ];
  const [first, second] = placeMarkers(markers, 100);
  expect(first?.tick).toBe(8);
  expect(second?.tick).toBeGreaterThan(11);
});

test("names that do not find room run on as text", () => {
  expect(placeMarkers([{ name: "the very last one", frame: 99 }], 100)).toEqual([
    { name: "the very last one", frame: 99, tick: null },
  ]);
  const crowd = Array.from({ length: 20 }, (_, index) => ({ name: "segment", frame: index }));
  expect(placeMarkers(crowd, 20).every(({ tick }) => tick === null)).toBe(true);
});
