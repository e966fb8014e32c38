import { describeLayer, describeSticker, messengerOf } from "@zoetrope/i18n/describe-inspection";
import { formatBytes, formatDecimal, formatNumber, formatShare } from "@zoetrope/i18n/format";
import type { Inspection } from "@zoetrope/lottie";
import { joined, listed, type Printer } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";
import { padded, widthOf } from "../terminal/width.ts";
import type { Messages } from "../messages/messages.ts";

const shownColours = 8;
const shownLayers = 12;

/** An inspection for people: a heading, then a line for all that there is. */
export function describeInspection(
  file: string,
  inspection: Inspection,
  { messages, paint }: Printer,
): string[] {
  const rows = rowsOf(inspection, messages).filter(([, text]) => text !== "");
  const width = Math.max(...rows.map(([label]) => widthOf(label)));
  return [
    paint("bold", printable(file)),
    ...rows.map(([label, text]) => `  ${paint("dim", padded(label, width))}  ${printable(text)}`),
  ];
}

function rowsOf(inspection: Inspection, messages: Messages): [label: string, text: string][] {
  const { facts, size, palette, layers } = inspection;
  const { locale } = messages;
  const { labels, ...texts } = messages.commands.inspection;
  const rounded = (value: number): string => formatDecimal(locale, value);
  const format =
    inspection.format === "json" ? "Lottie JSON" : `dotLottie ${inspection.dotLottieVersion ?? ""}`.trim();
  const names = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(", ");
  return [
    [labels.format, `${format}, ${formatBytes(locale, size.totalBytes)}`],
    [
      labels.animation,
      inspection.animationIds.length > 1
        ? texts.ofSeveral({ id: inspection.animationId, ids: inspection.animationIds.join(", ") })
        : (inspection.name ?? inspection.animationId),
    ],
    [labels.canvas, `${rounded(facts.width)} × ${rounded(facts.height)}`],
    [
      labels.length,
      listed(
        [
          texts.seconds({ seconds: rounded(facts.durationInSeconds) }),
          texts.rate({ count: facts.frameCount, rate: rounded(facts.frameRate) }),
        ],
        messages,
      ),
    ],
    [
      labels.parts,
      listed(
        size.parts
          .filter(({ bytes }) => bytes > 0)
          .map(({ name, bytes }) => `${texts.partNames[name]} ${formatBytes(locale, bytes)}`),
        messages,
      ),
    ],
    [
      labels.layers,
      texts.layerList({
        count: layers.length,
        list: listed(
          [
            ...layers.slice(0, shownLayers).map((layer) => layerOf(layer, messages)),
            ...(layers.length > shownLayers ? ["…"] : []),
          ],
          messages,
        ),
      }),
    ],
    [labels.toDraw, effortOf(inspection, messages)],
    [labels.cost, texts.milliseconds({ time: rounded(inspection.cost.millisecondsPerFrame) })],
    [
      labels.uses,
      listed(
        inspection.features.map((feature) => withWhoLacksIt(feature, messages)),
        messages,
      ),
    ],
    ...inspection.stickers.map((sticker): [string, string] => [
      labels.sticker({ messenger: messengerOf(sticker.profile) }),
      joined(describeSticker(locale, messages.inspection, sticker), messages),
    ]),
    [
      labels.colours,
      palette
        .slice(0, shownColours)
        .map(({ hex, share, areaShare }) => `${hex} ${formatShare(locale, areaShare ?? share)}`)
        .join(", "),
    ],
    [
      labels.fonts,
      inspection.fonts
        .map(({ family, style, source }) => `${family} ${style} (${texts.fontSources[source]})`)
        .join(", "),
    ],
    [
      labels.images,
      inspection.images
        .map(({ id, width, height, source }) => `${id} ${width} × ${height} (${texts.imageSources[source]})`)
        .join(", "),
    ],
    [
      labels.markers,
      facts.markers.map(({ name, frame }) => texts.markerAt({ name, frame: rounded(frame) })).join(", "),
    ],
    [labels.slots, inspection.slots.map(({ id, type }) => `${id} (${type})`).join(", ")],
    [labels.themes, names(inspection.themes)],
    [labels.stateMachines, names(inspection.stateMachines)],
    [
      labels.expressions,
      inspection.expressions.length > 0 ? formatNumber(locale, inspection.expressions.length) : "",
    ],
    [labels.author, inspection.origin.author ?? ""],
    [labels.licence, inspection.origin.licence ?? ""],
    [labels.source, inspection.origin.source ?? ""],
    [labels.lineage, inspection.lineage.map(({ operation }) => operation).join(", ")],
  ];
}

/** By its type and name, or by what it shows. */
function layerOf(layer: Inspection["layers"][number], messages: Messages): string {
  const { name, type } = layer;
  return name !== null && name.trim() !== ""
    ? `${messages.commands.inspection.layerTypes[type]} ${JSON.stringify(name.slice(0, 30))}`
    : describeLayer(messages.locale, messages.inspection, layer);
}

function effortOf({ complexity }: Inspection, messages: Messages): string {
  const { inspection } = messages.commands;
  const parts = [
    inspection.layers({ count: complexity.drawnLayers }),
    inspection.paths({ count: complexity.paths }),
    inspection.points({ count: complexity.points }),
    inspection.keyframes({ count: complexity.keyframes }),
    inspection.passes({ count: complexity.offscreenPasses }),
  ];
  return listed(parts, messages);
}

function withWhoLacksIt(
  { name, supports }: Inspection["features"][number],
  { commands, diagnostics }: Messages,
): string {
  const feature = diagnostics.features[name];
  const targets = supports.filter(({ support }) => support === "no").map(({ target }) => target);
  return targets.length === 0
    ? feature
    : commands.inspection.lacking({ feature, targets: targets.join(", ") });
}
