import type { SceneMatte } from "../scene/scene.ts";
import type { SvgWriter } from "./svg-writer.ts";
import { wholePlane } from "./write-masks.ts";
import { type Attributes, element } from "./xml.ts";

/** What lets a layer show through another one, which is written in the coordinates of their composition. */
export function matteAttributes(writer: SvgWriter, mode: SceneMatte["mode"], matte: string): Attributes {
  const isLuma = mode === "luma" || mode === "inverted-luma";
  const isInverted = mode === "inverted-alpha" || mode === "inverted-luma";
  const content = isInverted ? inverted(writer, isLuma, matte) : matte;
  const type = isLuma || isInverted ? null : "alpha";
  const id = writer.define((name) =>
    element("mask", { id: name, maskUnits: "userSpaceOnUse", ...wholePlane, "mask-type": type }, content),
  );
  return { mask: `url(#${id})` };
}

/** White all over, and the matte in black on it: as opaque as it is, or as bright. */
function inverted(writer: SvgWriter, isLuma: boolean, matte: string): string {
  const values = isLuma
    ? "-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"
    : "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0";
  const change = element("feColorMatrix", { values });
  const filter = writer.define((id) =>
    element(
      "filter",
      {
        id,
        filterUnits: "userSpaceOnUse",
        ...wholePlane,
        "color-interpolation-filters": "sRGB",
      },
      change,
    ),
  );
  return (
    element("rect", { ...wholePlane, fill: "#fff" }) + element("g", { filter: `url(#${filter})` }, matte)
  );
}
