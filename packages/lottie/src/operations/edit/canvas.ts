import { wrapped } from "../../compose/wrap.ts";
import type { ParsedAnimation } from "../../contract.ts";
import { asNumber } from "../../json/json-values.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import type { OperationControl, Outcome, Source } from "../operation.ts";

export interface CropOptions extends EditOptions {
  /** Pixels of the canvas; parts outside of it are empty. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Another cut of the canvas. Throws LottieError, UnknownAnimation, RangeError. */
export async function crop(
  source: Source,
  options: CropOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, EditReport>> {
  const { x, y, width, height } = options;
  requireSize(width, height);
  return await edit(lineageEntry("crop", options), source, options, control, (json) =>
    x === 0 && y === 0 && width === json["w"] && height === json["h"]
      ? { json, changes: 0 }
      : { json: wrapped(json, { width, height, x: -x, y: -y, scaleX: 100, scaleY: 100 }), changes: 1 },
  );
}

export interface ResizeOptions extends EditOptions {
  width: number;
  height: number;
  /** `contain` (the default) shows all of it, `cover` fills the canvas, `stretch` bends it to the new shape. */
  fit?: "contain" | "cover" | "stretch";
}

/** Another size of the canvas, with all that is on it. Throws LottieError, UnknownAnimation, RangeError. */
export async function resize(
  source: Source,
  options: ResizeOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, EditReport>> {
  const { width, height, fit = "contain" } = options;
  requireSize(width, height);
  return await edit(lineageEntry("resize", { fit, ...options }), source, options, control, (json) => {
    const [w, h] = [asNumber(json["w"]) ?? 1, asNumber(json["h"]) ?? 1];
    if (w === width && h === height) return { json, changes: 0 };
    const [across, down] = [width / w, height / h];
    const both = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
    const [scaleX, scaleY] = fit === "stretch" ? [across, down] : [both, both];
    const [x, y] = [(width - w * scaleX) / 2, (height - h * scaleY) / 2];
    return {
      json: wrapped(json, { width, height, x, y, scaleX: scaleX * 100, scaleY: scaleY * 100 }),
      changes: 1,
    };
  });
}

function requireSize(width: number, height: number): void {
  for (const side of [width, height])
    if (!(side > 0 && side <= 16_384))
      throw new RangeError(
        `${width} × ${height} is no canvas: each side is more than 0 and at most 16384 pixels`,
      );
}
