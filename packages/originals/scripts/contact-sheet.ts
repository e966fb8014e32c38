// `node scripts/contact-sheet.ts FOLDER [KEY …]`: four frames of each original (0, ¼, ½, ¾), eight originals to a PNG.
// A number asks for more frames of each, a word for originals whose key contains it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { listOriginals } from "../src/index.ts";
import { paintFrames, type Picture } from "../src/testing/frame-painter.ts";

const [folder, ...arguments_] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder the sheets go to");
const shots = Number(arguments_.find((one) => /^\d+$/.test(one)) ?? 4);
const wanted = arguments_.filter((one) => !/^\d+$/.test(one));
const originals = listOriginals().filter(
  ({ key }) => wanted.length === 0 || wanted.some((word) => key.includes(word)),
);
mkdirSync(folder, { recursive: true });

const cell = { width: 280, gap: 6 };
const columns = 4;
const rowsPerSheet = 8;

function place(picture: Picture, sheet: PNG, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const from = (y * picture.width + x) * 4;
      const to = ((top + y) * sheet.width + left + x) * 4;
      const alpha = (picture.pixels[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const paper = sheet.data[to + channel] ?? 0;
        sheet.data[to + channel] = Math.min(255, (picture.pixels[from + channel] ?? 0) + paper * (1 - alpha));
      }
    }
  }
}

const rowsPerOriginal = Math.ceil(shots / columns);
const perSheet = Math.max(1, Math.floor(rowsPerSheet / rowsPerOriginal));
for (let start = 0; start < originals.length; start += perSheet) {
  const onSheet = originals.slice(start, start + perSheet);
  const rows: Picture[][] = [];
  for (const original of onSheet) {
    const json = original.toJson() as { op: number; w: number; h: number };
    const frames = Array.from({ length: shots }, (_, index) => (json.op * index) / shots);
    const height = Math.min(cell.width, Math.round((cell.width * json.h) / json.w));
    const pictures = await paintFrames(
      JSON.stringify(json),
      frames,
      Math.round((height * json.w) / json.h),
      height,
    );
    for (let at = 0; at < pictures.length; at += columns) rows.push(pictures.slice(at, at + columns));
  }
  const height = rows.reduce((sum, [first]) => sum + (first?.height ?? 0) + cell.gap, cell.gap);
  const sheet = new PNG({ width: columns * (cell.width + cell.gap) + cell.gap, height });
  sheet.data.fill(255);
  let top = cell.gap;
  for (const row of rows) {
    row.forEach((picture, column) => place(picture, sheet, cell.gap + column * (cell.width + cell.gap), top));
    top += (row[0]?.height ?? 0) + cell.gap;
  }
  const name = `sheet-${String(start / perSheet + 1).padStart(2, "0")}.png`;
  writeFileSync(join(folder, name), PNG.sync.write(sheet));
  process.stdout.write(`${name}: ${onSheet.map(({ key }) => key).join(", ")}\n`);
}
