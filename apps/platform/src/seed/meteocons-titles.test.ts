import { expect, it } from "vitest";
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
  ["thermometer-glass-celsius", "Glass thermometer, Celsius"],
  ["soil-moisture", "Soil moisture"],
])("calls %s “%s”", (slug, title) => {
  expect(meteoconTitle(slug)).toBe(title);
});
