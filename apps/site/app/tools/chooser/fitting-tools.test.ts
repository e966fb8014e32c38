import { expect, test } from "vitest";
import { fittingTools } from "./fitting-tools.ts";

const json = new Blob(['\ufeff {"v":"5.7.0"}']);
const archive = new Blob(["PK\u0003\u0004"]);
const svg = new Blob(['<?xml version="1.0"?><svg/>']);

test("what a file holds decides, not what it is called", async () => {
  expect(await fittingTools([json])).toContain("lottie-to-gif");
  expect(await fittingTools([archive])).toContain("web-player");
  expect(await fittingTools([svg])).toEqual(["svg-to-lottie"]);
  expect(await fittingTools([new Blob(["GIF89a"])])).toEqual([]);
  for (const page of ["<!-- x -->\n<!DOCTYPE html><svg/>", '<?xml version="1.0"?><html><svg/></html>'])
    expect(await fittingTools([new Blob([page])])).toEqual([]);
});

test("two animations are compared, many drawings are animated, many of any kind go through a batch", async () => {
  expect(await fittingTools([json, archive])).toEqual(["compare", "batch"]);
  expect(await fittingTools([json, archive, json])).toEqual(["batch"]);
  expect(await fittingTools([svg, svg, svg])).toEqual(["svg-to-lottie", "batch"]);
  expect(await fittingTools([svg, json])).toEqual(["batch"]);
  expect(await fittingTools([])).toEqual([]);
});

test("what fits in no tool leaves those that do to the batch, which says why", async () => {
  const picture = new Blob(["GIF89a"]);
  expect(await fittingTools([json, picture, json])).toEqual(["batch"]);
  expect(await fittingTools([picture, picture])).toEqual([]);
});
