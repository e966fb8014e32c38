import { createHash } from "node:crypto";
import { paletteOf, parseAnimation, toDotLottie, writeJson, type LottieJson } from "@zoetrope/lottie";
import { listOriginals } from "@zoetrope/originals";
import { createRenderer } from "@zoetrope/render/server";
import type { CaseStudy } from "./case-study.ts";

const backs = 40;
const rig = "moth-wing-beat";

type Rgb = [number, number, number];
interface ThemeRule {
  id: string;
  type: string;
  value: number[];
}

/** Corners of the colour circle, forty of them, light enough for a black silhouette. */
function colourOf(back: number, lightness: number): Rgb {
  const channel = (offset: number): number => {
    const k = (offset + (back * 12) / backs) % 12;
    const value =
      lightness - 0.42 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 1_000) / 1_000;
  };
  return [channel(0), channel(8), channel(4)];
}

/** A copy without slots whose layers hold the colours of a theme themselves, as files before themes did. */
function withColours(json: LottieJson, rules: readonly ThemeRule[]): LottieJson {
  const text = JSON.stringify(json, (key, value: unknown) => {
    if (key === "slots") return undefined;
    if (typeof value !== "object" || value === null || !("sid" in value)) return value;
    const { sid, ...property } = value;
    const rule = rules.find(({ id }) => id === sid);
    return rule === undefined ? property : { ...property, k: rule.value };
  });
  return JSON.parse(text) as LottieJson;
}

const lightnessOfRole: { [role: string]: number } = { sheet: 0.76, pin: 0.76, sun: 0.66, hill: 0.52 };

export default {
  slug: "nightjar-games",
  async measure(progress) {
    const original = listOriginals().find(({ key }) => key === rig);
    if (original === undefined) throw new Error(`${rig} is not among the originals`);
    const parsed = parseAnimation(original.toDotLottie());
    const [animation] = parsed.animations;
    const rules = (parsed.themes[0]?.json as { rules: ThemeRule[] } | undefined)?.rules ?? [];
    if (animation === undefined || rules.length === 0) throw new Error(`${rig} has no themes`);

    const themes = Array.from({ length: backs }, (_, back) => ({
      id: `back-${String(back + 1).padStart(2, "0")}`,
      json: {
        rules: rules.map((rule) => {
          const lightness = lightnessOfRole[rule.id];
          return lightness === undefined ? rule : { ...rule, value: colourOf(back, lightness) };
        }),
      },
    }));
    const plain = toDotLottie({ animations: [animation] });
    const together = toDotLottie({ animations: [animation], themes });
    /** What forty backs weigh without themes: the colours written into the layers, a file each. */
    const apart = themes.map(({ json }) =>
      Object.assign({}, animation, { json: withColours(animation.json, json.rules) }),
    );
    const separate = apart.reduce((total, each) => total + toDotLottie({ animations: [each] }).length, 0);

    const layersOf = (bytes: Uint8Array): string =>
      createHash("sha256")
        .update(JSON.stringify(parseAnimation(bytes).animations[0]?.json["layers"]))
        .digest("hex");
    if (layersOf(plain) !== layersOf(together)) throw new Error("a theme has changed the layers");

    progress("drawing all of them");
    const renderer = createRenderer();
    const pictures = new Set<string>();
    try {
      for (const each of apart) {
        const bytes = writeJson({ ...parsed, animations: [each] });
        const frame = await renderer.renderFrame({ bytes, frame: 0, width: 200, format: "png" });
        pictures.add(createHash("sha256").update(frame.bytes).digest("hex"));
      }
    } finally {
      await renderer.close();
    }
    const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
    return [
      { id: "backs", what: "card backs that differ in their pixels", value: pictures.size, unit: "backs" },
      {
        id: "colours",
        what: "colours that each names anew",
        value: Object.keys(lightnessOfRole).filter((role) => rules.some(({ id }) => id === role)).length,
        unit: "colours",
        note: `of ${paletteOf(animation.json).length} in the drawing`,
      },
      {
        id: "layers-changed",
        what: "layers that differ between the plain file and the one with all themes",
        value: 0,
        unit: "layers",
        note: "compared by SHA-256 of the layers",
      },
      { id: "plain", what: "one back alone", value: kilobytes(plain.length), unit: "kB" },
      { id: "together", what: "one file with forty themes", value: kilobytes(together.length), unit: "kB" },
      { id: "separate", what: "forty files", value: kilobytes(separate), unit: "kB" },
      {
        id: "times",
        what: "how much larger the forty files are",
        value: Math.round((separate / together.length) * 10) / 10,
        unit: "×",
      },
      {
        id: "theme",
        what: "what each further back adds",
        value: Math.round((together.length - plain.length) / backs),
        unit: "bytes",
      },
    ];
  },
} satisfies CaseStudy;
