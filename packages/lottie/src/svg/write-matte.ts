import type { SceneMatte } from "../scene/scene.ts";
import { type SvgElement, svgElement } from "./svg-element.ts";
import { wholePlane } from "./write-masks.ts";

/** What lets a layer show through another one, which is written in the coordinates of their composition. */
export function matteAttributes(
  mode: SceneMatte["mode"],
  matte: SvgElement | null,
): SvgElement["attributes"] {
  const isLuma = mode === "luma" || mode === "inverted-luma";
  const isInverted = mode === "inverted-alpha" || mode === "inverted-luma";
  const content = matte === null ? [] : [matte];
  const type = isLuma || isInverted ? null : "alpha";
  const mask = svgElement(
    "mask",
    { maskUnits: "userSpaceOnUse", ...wholePlane, "mask-type": type },
    isInverted ? inverted(isLuma, content) : content,
  );
  return { mask: { to: mask } };
}

/** White all over, and the matte in black on it: as opaque as it is, or as bright. */
function inverted(isLuma: boolean, matte: SvgElement[]): SvgElement[] {
  const values = isLuma
    ? "-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"
    : "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0";
  const filter = svgElement(
    "filter",
    { filterUnits: "userSpaceOnUse", ...wholePlane, "color-interpolation-filters": "sRGB" },
    [svgElement("feColorMatrix", { values })],
  );
  return [
    svgElement("rect", { ...wholePlane, fill: "#fff" }),
    svgElement("g", { filter: { to: filter } }, matte),
  ];
}
