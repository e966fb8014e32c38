import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Renderer } from "@zoetrope/render/server";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { nearestCards, tableOf } from "./judged-cases.ts";
import type { MeasuredEntry } from "./measured-seed.ts";

const examples = 12;
const neighbours = 8;

/** A page of examples with what is nearest to each, to look at; returns where it is. */
export async function writeExamplesPage(
  seed: readonly MeasuredEntry[],
  renderer: Pick<Renderer, "renderFrame">,
): Promise<string> {
  const table = tableOf(seed);
  const picture = async ({ bytes, entry }: MeasuredEntry): Promise<string> => {
    const frame = await renderer.renderFrame({ bytes, frame: "poster", width: 120, format: "webp" });
    const data = Buffer.from(frame.bytes).toString("base64");
    return `<td><img src="data:image/webp;base64,${data}" alt=""><br>${entry.title.replaceAll("<", "&lt;")}</td>`;
  };
  const rows: string[] = [];
  for (let row = 0; row < examples; row += 1) {
    const one = seed[Math.floor(((row + 0.5) * seed.length) / examples)];
    if (one === undefined) continue;
    const others = nearestCards(seed, table, one.vectors)
      .flatMap((record) => seed[record] ?? [])
      .filter(({ card }) => card !== one.card)
      .slice(0, neighbours);
    rows.push(`<tr>${(await Promise.all([one, ...others].map(picture))).join("")}</tr>`);
  }
  const file = join(createTemporaryFolder("similarity"), "examples.html");
  const styles =
    "td{font:12px sans-serif;width:130px;text-align:center;vertical-align:top;background:#dde6e9}td:first-child{background:#f3d48a}";
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Examples and their neighbours</title><style>${styles}</style><table>${rows.join("\n")}</table>`,
  );
  return file;
}
