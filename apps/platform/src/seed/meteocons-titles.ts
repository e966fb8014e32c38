/** `nights` and `days` need no words of their own; what remains of a name is one of these. */
const skies: Record<string, string> = {
  "": "",
  clear: "Clear",
  "mostly-clear": "Mostly clear",
  "partly-cloudy": "Partly cloudy",
  overcast: "Overcast",
  extreme: "Heavily clouded",
  dust: "Dusty",
  fog: "Foggy",
  haze: "Hazy",
};
const storms: Record<string, string> = {
  thunderstorms: "Thunderstorms",
  "extreme-thunderstorms": "Severe thunderstorms",
};
const skyName =
  /^(?:(extreme-thunderstorms|thunderstorms)(?:-|$))?(clear|mostly-clear|partly-cloudy|overcast|extreme|dust|fog|haze)?(?:-?(day|night))?(?:-?(drizzle|fog|hail|haze|rain|sleet|smoke|snow))?$/;

const points: Record<string, string> = {
  n: "north",
  ne: "north-east",
  e: "east",
  se: "south-east",
  s: "south",
  sw: "south-west",
  w: "west",
  nw: "north-west",
};

/** Names that no rule reads well. Two of them are misspelt at the source. */
const named: Record<string, string> = {
  "alert-avalanche-danger": "Avalanche danger alert",
  "alert-falling-rocks": "Falling rocks alert",
  "barometer-verry-high": "Barometer, very high",
  "cloud-down": "Cloud with arrow down",
  "cloud-up": "Cloud with arrow up",
  dust: "Dust",
  fog: "Fog",
  haze: "Haze",
  "falling-stars": "Falling stars",
  "lightning-bolt": "Lightning bolt",
  "lightning-bolts": "Lightning bolts",
  "pollen-tree-fir": "Pollen, fir tree",
  "pressure-high": "High pressure",
  "pressure-low": "Low pressure",
  "rainbow-clear": "Rainbow in a clear sky",
  "raindrop-measure": "Raindrop measure",
  "smoke-particles": "Smoke particles",
  "solar-eclipse": "Solar eclipse",
  "starry-night": "Starry night",
  "sun-hot": "Hot sun",
  "thermometer-colder": "Thermometer falling",
  "thermometer-warmer": "Thermometer rising",
  "time-late-everning": "Late evening",
  "umbrella-closed": "Closed umbrella",
  "umbrella-wind": "Umbrella in the wind",
  "umbrella-wind-alt": "Umbrella in strong wind",
  "uv-index": "UV index",
  "uv-index-11-plus": "UV index 11 and above",
  "uv-index-alert": "UV index alert",
  "water-tide-high": "High tide",
  "water-tide-low": "Low tide",
  "wind-alert": "Wind alert",
  "wind-dust": "Wind with dust",
  "wind-offshore": "Offshore wind",
  "wind-onshore": "Onshore wind",
  "wind-snow": "Wind with snow",
  "wind-spinner": "Wind spinner",
};

/** A title for people: `partly-cloudy-night-drizzle` is "Partly cloudy night, drizzle". */
export function meteoconTitle(slug: string): string {
  const known = Object.hasOwn(named, slug) ? named[slug] : undefined;
  return known ?? compassTitle(slug) ?? skyTitle(slug) ?? familyTitle(slug) ?? sentence(slug);
}

function skyTitle(slug: string): string | null {
  const [, storm, sky = "", time = "", weather = ""] = skyName.exec(slug) ?? [];
  if (storm === undefined && (sky === "" || time + weather === ""))
    return sky !== "" && skies[sky] !== undefined ? skies[sky] : null;
  const place = [skies[sky], time].filter(Boolean).join(" ");
  const parts = [storm === undefined ? "" : storms[storm], place, weather]
    .filter(Boolean)
    .join(", ")
    .toLowerCase();
  return capital(parts);
}

function compassTitle(slug: string): string | null {
  const [, family, point = ""] = /^(compass|wind-direction)-([nesw]{1,2})$/.exec(slug) ?? [];
  if (family === undefined || points[point] === undefined) return null;
  return family === "compass" ? `Compass, ${points[point]}` : `Wind direction, ${points[point]}`;
}

function familyTitle(slug: string): string | null {
  const words = slug.split("-");
  const [first = "", ...rest] = words;
  const last = rest.join(" ");
  if (last === "") return null;
  if (first === "code") return `Weather code ${last}`;
  if (first === "moon") return `${capital(last)} moon`;
  if (first === "time") return capital(last);
  if (slug.startsWith("uv-index-")) return `UV index ${words[2]}`;
  if (slug.startsWith("wind-beaufort-")) return `Wind force ${words[2]}, Beaufort scale`;
  if (slug.startsWith("weather-alarm-")) return `Weather alarm, ${words[2]}`;
  if (slug.startsWith("thermometer-glass-")) return `Glass thermometer, ${unit(words.slice(2).join(" "))}`;
  if (["barometer", "pollen", "thermometer", "windsock"].includes(first))
    return `${capital(first)}, ${unit(last)}`;
  return null;
}

function unit(text: string): string {
  return /^(celsius|fahrenheit)$/.test(text) ? capital(text) : text;
}

function sentence(slug: string): string {
  return capital(slug.replaceAll("-", " "));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
