import { zlibSync } from "fflate";
import type { RawFrame } from "../../drawing/raw-frame.ts";
import { ByteWriter } from "../byte-writer.ts";
import { filterRows } from "./filter-rows.ts";
import { beginPng, writeChunk } from "./png-chunks.ts";

const level = 6;

/** A PNG of red, green, blue and opacity; the same pixels give the same bytes on every machine. */
export function encodePng({ pixels, width, height }: RawFrame): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  beginPng(out, { width, height });
  writeChunk(out, "IDAT", zlibSync(filterRows(pixels, width, height), { level }));
  writeChunk(out, "IEND", new Uint8Array());
  return out.toBytes();
}
