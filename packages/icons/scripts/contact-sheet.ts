// `node scripts/contact-sheet.ts FOLDER [NAME …]`: six frames of each icon, three icons a row and 42 to a PNG; default all of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { paintFrames } from "@zoetrope/originals/testing/frame-painter";
import { listDirectedIcons } from "../src/index.ts";

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder the sheets go to");
const shares = [0, 0.16, 0.3, 0.42, 0.56, 0.72];
const [cell, perRow, perSheet] = [84, 3, 42];
const icons = listDirectedIcons().filter(({ name }) => names.length === 0 || names.includes(name));
mkdirSync(folder, { recursive: true });
for (let start = 0; start < icons.length; start += perSheet) {
  const onSheet = icons.slice(start, start + perSheet);
  const width = perRow * shares.length * cell;
  const sheet = new PNG({ width, height: Math.ceil(onSheet.length / perRow) * cell });
  sheet.data.fill(255);
  for (const [index, icon] of onSheet.entries()) {
    const bytes = await icon.toDotLottie(icon.name);
    const frames = shares.map((share) => Math.round(share * icon.frames));
    const pictures = await paintFrames(bytes, frames, cell, cell, "accent");
    for (const [shot, { pixels }] of pictures.entries()) {
      const left = ((index % perRow) * shares.length + shot) * cell;
      const top = Math.floor(index / perRow) * cell;
      for (let at = 0; at < cell * cell; at++) {
        const to = ((top + Math.floor(at / cell)) * width + left + (at % cell)) * 4;
        const opacity = (pixels[at * 4 + 3] ?? 0) / 255;
        const isEdge = at % cell === 0 && shot === 0;
        for (let channel = 0; channel < 3; channel++)
          sheet.data[to + channel] = isEdge ? 135 : 255 + ((pixels[at * 4 + channel] ?? 0) - 255) * opacity;
      }
    }
  }
  const file = `sheet-${start / perSheet + 1}.png`;
  writeFileSync(join(folder, file), PNG.sync.write(sheet));
  process.stdout.write(`${file}: ${onSheet.map(({ name }) => name).join(", ")}\n`);
}
