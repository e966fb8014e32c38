import { describeLayer, describeSticker } from "@zoetrope/i18n/describe-inspection";
import { formatBytes } from "@zoetrope/i18n/format";
import { getInspectionMessages } from "@zoetrope/i18n/inspection";
import type { Inspection } from "@zoetrope/lottie";
import { counted } from "../terminal/counted.ts";
import { type Paint, printable } from "../terminal/style.ts";

const shownColours = 8;
const shownLayers = 12;

/** An inspection for people: a heading, then a line for all that there is. */
export function describeInspection(file: string, inspection: Inspection, paint: Paint): string[] {
  const { facts, size, complexity, palette, layers } = inspection;
  const format =
    inspection.format === "json" ? "Lottie JSON" : `dotLottie ${inspection.dotLottieVersion ?? ""}`.trim();
  const names = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(", ");
  const messages = getInspectionMessages("en");
  const shown = layers.slice(0, shownLayers).map((layer) => {
    const { name, type } = layer;
    const isNamed = name !== null && name.trim() !== "";
    return isNamed ? `${type} ${JSON.stringify(name.slice(0, 30))}` : describeLayer("en", messages, layer);
  });
  const rows: [string, string][] = [
    ["format", `${format}, ${formatBytes("en", size.totalBytes)}`],
    [
      "animation",
      inspection.animationIds.length > 1
        ? `${inspection.animationId} (of ${inspection.animationIds.join(", ")})`
        : (inspection.name ?? inspection.animationId),
    ],
    ["canvas", `${rounded(facts.width)} × ${rounded(facts.height)}`],
    [
      "length",
      `${rounded(facts.durationInSeconds)} s, ${rounded(facts.frameCount)} frames at ${rounded(facts.frameRate)} a second`,
    ],
    [
      "parts",
      size.parts
        .filter(({ bytes }) => bytes > 0)
        .map(({ name, bytes }) => `${name} ${formatBytes("en", bytes)}`)
        .join(", "),
    ],
    ["layers", `${layers.length}: ${shown.join(", ")}${layers.length > shownLayers ? ", …" : ""}`],
    [
      "to draw",
      [
        counted(complexity.drawnLayers, "layer"),
        counted(complexity.paths, "path"),
        counted(complexity.points, "point"),
        counted(complexity.keyframes, "keyframe"),
        `${complexity.offscreenPasses} passes aside`,
      ].join(", "),
    ],
    [
      "cost",
      `about ${rounded(inspection.cost.millisecondsPerFrame)} ms a frame, 512 pixels on the longer side`,
    ],
    ["uses", inspection.features.map(withWhoLacksIt).join(", ")],
    ...inspection.stickers.map((sticker): [string, string] => [
      `as ${sticker.profile} sticker`,
      describeSticker("en", messages, sticker).join(" "),
    ]),
    [
      "colours",
      palette
        .slice(0, shownColours)
        .map(({ hex, share, areaShare }) => `${hex} ${Math.round((areaShare ?? share) * 100)} %`)
        .join(", "),
    ],
    [
      "fonts",
      inspection.fonts.map(({ family, style, source }) => `${family} ${style} (${source})`).join(", "),
    ],
    [
      "images",
      inspection.images
        .map(({ id, width, height, source }) => `${id} ${width} × ${height} (${source})`)
        .join(", "),
    ],
    ["markers", facts.markers.map(({ name, frame }) => `${name} at ${rounded(frame)}`).join(", ")],
    ["slots", inspection.slots.map(({ id, type }) => `${id} (${type})`).join(", ")],
    ["themes", names(inspection.themes)],
    ["state machines", names(inspection.stateMachines)],
    ["expressions", inspection.expressions.length > 0 ? String(inspection.expressions.length) : ""],
    ["author", inspection.origin.author ?? ""],
    ["licence", inspection.origin.licence ?? ""],
    ["source", inspection.origin.source ?? ""],
    ["done to it", inspection.lineage.map(({ operation }) => operation).join(", ")],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    paint("bold", printable(file)),
    ...rows
      .filter(([, text]) => text !== "")
      .map(([name, text]) => `  ${paint("dim", name.padEnd(width))}  ${printable(text)}`),
  ];
}

function withWhoLacksIt({ name, supports }: Inspection["features"][number]): string {
  const lacking = supports.filter(({ support }) => support === "no").map(({ target }) => target);
  return lacking.length === 0 ? name : `${name} (not in ${lacking.join(", ")})`;
}

export const rounded = (value: number): string => String(Math.round(value * 100) / 100);
