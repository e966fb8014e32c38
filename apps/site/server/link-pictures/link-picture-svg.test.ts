import { expect, it } from "vitest";
import { linkPictureSvg } from "./link-picture-svg.ts";

it("shows the logo in its two colours", () => {
  const logo = linkPictureSvg(null).split(/<svg x="72"/)[1] ?? "";
  expect([...new Set(logo.match(/#[\da-f]{6}/g))].toSorted()).toEqual(["#16120e", "#d8340b"]);
});
