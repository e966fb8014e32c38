import type { InspectionMessages } from "./areas/inspection.ts";
import type { Locale } from "./locales.ts";

/** A layer, as the package `lottie` tells of it. */
interface InspectedLayer {
  name: string | null;
  type: string;
  shows: {
    text?: string;
    refId?: string;
    refName?: string;
    kinds?: Partial<Record<keyof InspectionMessages["shapes"], number>>;
    colours?: readonly string[];
  };
}

/** What a layer shows, in words: a text, a picture by its name, shapes by their kinds and colours (`#rrggbb`). */
export function describeLayer(
  locale: Locale,
  { layer: words, shapes }: InspectionMessages,
  { type, shows }: InspectedLayer,
): string {
  const colours = shows.colours ?? [];
  const name = shows.refName ?? shows.refId ?? "";
  switch (type) {
    case "text":
      return (shows.text ?? "").trim() === "" ? words.emptyText : words.text({ text: shows.text ?? "" });
    case "image":
    case "video":
    case "audio":
    case "composition":
      return words[type]({ name });
    case "solid":
      return words.solid({ colour: colours[0] ?? "" });
    case "null":
    case "camera":
      return words[type];
    case "shape": {
      const kinds = Object.entries(shows.kinds ?? {}) as [keyof typeof shapes, number][];
      if (kinds.length === 0) return words.noShapes;
      const list = kinds.map(([kind, count]) => shapes[kind]({ count }));
      const whole = new Intl.ListFormat(locale).format(list);
      return colours.length === 0 ? whole : words.inColours({ shapes: whole, colours: colours.join(", ") });
    }
    default:
      return words.other;
  }
}

const messengers: Readonly<Record<string, string>> = { telegram: "Telegram", whatsapp: "WhatsApp" };

/** What a messenger calls itself. */
export const messengerOf = (profile: string): string => messengers[profile] ?? profile;

interface InspectedSticker {
  profile: string;
  rules: { side: number; maxSeconds: number; frameRates: readonly number[]; maxBytes: number };
  broken: readonly Exclude<keyof InspectionMessages["stickers"], "fits">[];
}

/** A sentence for each rule of a messenger that an animation breaks, or one that it breaks none. */
export function describeSticker(
  locale: Locale,
  { stickers }: InspectionMessages,
  { profile, rules, broken }: InspectedSticker,
): string[] {
  const messenger = messengerOf(profile);
  if (broken.length === 0) return [stickers.fits({ messenger })];
  const rates = new Intl.ListFormat(locale, { type: "disjunction" }).format(rules.frameRates.map(String));
  const values = {
    messenger,
    side: rules.side,
    seconds: rules.maxSeconds,
    rates,
    kilobytes: rules.maxBytes / 1024,
  };
  return broken.map((rule) => stickers[rule](values));
}
