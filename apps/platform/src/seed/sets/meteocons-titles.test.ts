import { describe, expect, it } from "vitest";
import { meteoconTitle } from "./meteocons-titles.ts";

it.each([
  ["partly-cloudy-night-drizzle", "Partly cloudy night, drizzle"],
  ["extreme-thunderstorms-overcast-day-snow", "Severe thunderstorms, overcast day, snow"],
  ["extreme-thunderstorms-extreme-night-hail", "Severe thunderstorms, heavily clouded night, hail"],
  ["extreme-thunderstorms-extreme-rain", "Severe thunderstorms, heavily clouded, rain"],
  ["extreme-thunderstorms", "Severe thunderstorms"],
  ["thunderstorms-night", "Thunderstorms, night"],
  ["thunderstorms-rain", "Thunderstorms, rain"],
  ["extreme", "Heavily clouded"],
  ["overcast-smoke", "Overcast, smoke"],
  ["clear-day", "Clear day"],
  ["fog-night", "Foggy night"],
  ["rain", "Rain"],
  ["fog", "Fog"],
  ["barometer-verry-high", "Barometer, very high"],
  ["compass-ne", "Compass, north-east"],
  ["wind-direction-sw", "Wind direction, south-west"],
  ["wind-beaufort-12", "Wind force 12, Beaufort scale"],
  ["uv-index-11-plus", "UV index 11 and above"],
  ["uv-index-7", "UV index 7"],
  ["moon-waxing-gibbous", "Waxing gibbous moon"],
  ["time-late-everning", "Late evening"],
  ["soil-moisture", "Soil moisture"],
])("calls %s “%s”", (slug, title) => {
  expect(meteoconTitle(slug, "en")).toBe(title);
});

it("names no icon it does not know", () => {
  for (const slug of ["thunderstorms-of-frogs", "frogs-rain", "compass-xy", "constructor"])
    expect(() => meteoconTitle(slug, "de")).toThrow(slug);
});

describe("in other languages, with their own order and agreement", () => {
  it.each([
    ["de", "partly-cloudy-night-drizzle", "Teilweise bewölkte Nacht mit Nieselregen"],
    ["de", "extreme-thunderstorms-overcast-day-snow", "Schwere Gewitter mit Schnee, bedeckter Tag"],
    ["de", "overcast-rain", "Bedeckter Himmel mit Regen"],
    ["de", "wind-direction-sw", "Windrichtung Südwest"],
    ["fr", "partly-cloudy-night-drizzle", "Nuit partiellement nuageuse avec bruine"],
    ["fr", "thunderstorms-hail", "Orages avec grêle"],
    ["fr", "extreme", "Ciel très nuageux"],
    ["es", "mostly-clear-night-rain", "Noche mayormente despejada con lluvia"],
    ["es", "wind-beaufort-3", "Viento de fuerza 3, escala de Beaufort"],
    ["pt", "mostly-clear-night-rain", "Noite predominantemente limpa com chuva"],
    ["pt", "thunderstorms-extreme-day-hail", "Trovoadas com granizo, dia muito nublado"],
    ["ja-JP", "thunderstorms-overcast-night-snow", "雷、曇天の夜、雪"],
    ["ja-JP", "uv-index-7", "UVインデックス7"],
    ["ko-KR", "partly-cloudy-day-sleet", "구름 조금 낀 낮, 진눈깨비"],
    ["ko-KR", "compass-ne", "나침반, 북동"],
  ] as const)("%s calls %s “%s”", (locale, slug, title) => {
    expect(meteoconTitle(slug, locale)).toBe(title);
  });
});
