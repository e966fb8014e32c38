import type { ReelSource } from "@zoetrope/player";
import type * as lottieModule from "./lottie-tools.ts";
import type { LottieJson, ParsedAnimation, Recolourer } from "@zoetrope/lottie";
import type { ColourMapping } from "./colour-mapping.ts";

export type FileFormat = "dotlottie" | "dotlottie-optimised" | "json" | "json-optimised";

/** A file taken apart in the browser, to be put together again in other colours. */
export interface RecolourFile {
  /** Colours that the file names in a theme (null: its own), most used first. */
  coloursIn(theme: string | null): string[];
  parsed: ParsedAnimation;
  /** The theme's colours recoloured, for a stage that is told of no theme. */
  preview(mapping: ColourMapping, theme: string | null): ReelSource;
  /** The file to keep, as it is seen: recoloured, and in the theme that was chosen (null: none). */
  download(mapping: ColourMapping, format: FileFormat, theme: string | null): Blob;
}

type Lottie = typeof lottieModule;

const types: Record<FileFormat, string> = {
  dotlottie: "application/zip+dotlottie",
  "dotlottie-optimised": "application/zip+dotlottie",
  json: "application/json",
  "json-optimised": "application/json",
};

function assemble(lottie: Lottie, parsed: ParsedAnimation, json: LottieJson): Uint8Array<ArrayBuffer> {
  const [first, ...others] = parsed.animations;
  const animations = [{ ...first, id: first?.id ?? "animation", json }, ...others];
  return new Uint8Array(lottie.toDotLottie({ ...parsed, animations }));
}

function build(lottie: Lottie, parsed: ParsedAnimation): RecolourFile {
  // Themes, states and images live beside the animation, so such a file stays a dotLottie on the stage.
  const isPlain = parsed.themes.length === 0 && parsed.stateMachines.length === 0 && parsed.assets.size === 0;
  const recolourers = new Map<string | null, Recolourer>();
  /** Not every player heeds the theme that a manifest names first; all of them show the animation's own values. */
  const inTheme = (theme: string | null): Recolourer => {
    let recolourer = recolourers.get(theme);
    if (!recolourer) {
      const [first] = parsed.animations;
      if (!first) throw new Error("The file holds no animation");
      const found = parsed.themes.find(({ id }) => id === theme);
      recolourer = lottie.createRecolourer(
        found ? lottie.applyTheme(first.json, found.json, first.id) : first.json,
      );
      recolourers.set(theme, recolourer);
    }
    return recolourer;
  };
  return {
    coloursIn: (theme) => inTheme(theme).palette.map(({ hex }) => hex),
    parsed,
    preview(mapping, theme) {
      const json = inTheme(theme).apply(mapping);
      return isPlain ? { json: JSON.stringify(json) } : { bytes: assemble(lottie, parsed, json).buffer };
    },
    download(mapping, format, theme) {
      const themed = structuredClone(inTheme(theme).apply(mapping));
      const json = format.endsWith("optimised")
        ? lottie.optimiseJson(lottie.fillSlots(themed, { keepThemeable: true }), {
            keepNames: lottie.namesUsedBy(parsed),
          })
        : themed;
      const content = format.startsWith("json")
        ? JSON.stringify(
            lottie.standaloneJson({ ...parsed, animations: [{ ...parsed.animations[0]!, json }] }),
          )
        : assemble(lottie, parsed, json);
      return new Blob([content], { type: types[format] });
    },
  };
}

const opened = new Map<string, Promise<RecolourFile>>();

export type FetchBytes = (url: string) => Promise<ArrayBuffer>;

const fetchPublic: FetchBytes = async (url) => {
  const response = await fetch(url, { credentials: "omit" });
  if (!response.ok) throw new Error(`The file answered with status ${response.status}`);
  return await response.arrayBuffer();
};

/**
 * Fetches and reads a file, once per page. Rejects when it does not arrive or cannot be read; the next call tries again. `fetchBytes`:
 * how a file comes that not everybody may have.
 */
export function openRecolourFile(url: string, fetchBytes = fetchPublic): Promise<RecolourFile> {
  let opening = opened.get(url);
  if (!opening) {
    opening = (async () => {
      const [lottie, bytes] = await Promise.all([import("./lottie-tools.ts"), fetchBytes(url)]);
      const parsed = lottie.withoutPrograms(lottie.parseAnimation(new Uint8Array(bytes)));
      const file = build(lottie, parsed);
      file.coloursIn(null);
      return file;
    })().catch((error: unknown) => {
      opened.delete(url);
      throw error;
    });
    opened.set(url, opening);
  }
  return opening;
}
