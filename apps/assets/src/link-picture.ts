import { readFileSync } from "node:fs";
import { AppError } from "@zoetrope/kit";
import { loadSharp } from "./load-sharp.ts";

/** The sheets of the five tissues in daylight (packages/ui tokens.css). */
const sheets = {
  amber: "#f5cb70",
  rose: "#f3b5aa",
  sky: "#abd3e2",
  mint: "#b6dab8",
  lilac: "#cdc0e6",
} as const;
export type Tissue = keyof typeof sheets;

/** What every place that shows links takes: https://ogp.me names no size, 1.91 : 1 is what they crop to. */
const size = { width: 1200, height: 630 };
const margin = { x: 64, top: 48, bottom: 112 };
const maxInputPixels = 40_000_000;
const timeoutInSeconds = 10;

export function requireTissue(text: string): Tissue {
  if (Object.hasOwn(sheets, text)) return text as Tissue;
  throw new AppError("bad-request", `no tissue ${text.slice(0, 20)}`, {
    publicMessage: `Not possible: the ground is one of ${Object.keys(sheets).join(", ")}.`,
  });
}

/** The logo in the colours of daylight; its own style sheet follows the reader's. */
const logo = readFileSync(new URL("../../../content/brand/logo.svg", import.meta.url), "utf8")
  .replace(/<style>[\s\S]*?<\/style>/, "")
  .replaceAll(/class="([^"]*)"/g, (_, names: string) =>
    names.split(" ").includes("l") ? 'fill="#d8340b"' : 'fill="#16120e"',
  )
  .replace("<svg ", '<svg x="64" y="545" width="204.4" height="44" ');

/** An animation's poster on tissue with the logo below it: PNG, which everything that shows links can read. */
export async function makeLinkPicture(poster: Uint8Array, tissue: Tissue): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="${sheets[tissue]}" d="M0 0h1200v630H0Z"/>${logo}</svg>`;
  const picture = await sharp(poster, { limitInputPixels: maxInputPixels, failOn: "error" })
    .resize({
      width: size.width - 2 * margin.x,
      height: size.height - margin.top - margin.bottom,
      fit: "inside",
    })
    .timeout({ seconds: timeoutInSeconds })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(Buffer.from(ground))
    .composite([
      {
        input: picture.data,
        left: Math.round((size.width - picture.info.width) / 2),
        top: margin.top + Math.round((size.height - margin.top - margin.bottom - picture.info.height) / 2),
      },
    ])
    .png({ palette: true, effort: 4 })
    .timeout({ seconds: timeoutInSeconds })
    .toBuffer();
}
