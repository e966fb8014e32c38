import { expect, it } from "vitest";
import { boxOf, fromSvg } from "../index.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";

async function drawn(inside: string, root = "") {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${root}>${inside}</svg>`;
  const { result, report } = await fromSvg(source);
  const json = result.animations[0]?.json ?? {};
  const scene = createSceneEvaluator(json).sceneAt(0);
  return {
    text: JSON.stringify(json),
    boxes: scene.layers.map((layer) => boxOf(layer)),
    codes: report.diagnostics.map(({ code }) => code),
  };
}

it.each(["clipPath", "mask"])("what shows through a %s that refers to itself is seen", async (name) => {
  const property = name === "mask" ? "mask" : "clip-path";
  const around = `<${name} id="a" ${property}="url(#a)"><rect width="50" height="50" fill="#fff"/></${name}>`;
  const { boxes, codes } = await drawn(`${around}<rect width="80" height="80" ${property}="url(#a)"/>`);
  expect(codes).toEqual(["svg-circular-references"]);
  expect(boxes.length).toBeGreaterThan(0);
});

it("paints of a use reach what asks for its context", async () => {
  const { text } = await drawn(
    `<defs><rect id="a" width="9" height="9" fill="context-stroke"/></defs><use href="#a" stroke="#f00"/>`,
  );
  expect(text).toContain('"k":[1,0,0');
});

it.each([
  [`width="0" height="10"`, 0],
  [`style="background-color: #00f"`, 1],
])("a root with %s has %i more layers than what is in it", async (root, count) => {
  expect((await drawn("", root)).boxes).toHaveLength(count);
});

it.each([
  ["red icc-color(acme, 0.1)", "[0,0,0"],
  ["rgb(50% 255 0)", "[0.5"],
  ["url(#none) lime", "[0,1,0"],
])("the fill %s has the colour that CSS gives it", async (fill, colour) => {
  expect((await drawn(`<rect width="9" height="9" fill="${fill}"/>`)).text).toContain(colour);
});

it("comments in a style attribute are stepped over", async () => {
  const { text } = await drawn(`<rect width="9" height="9" style="/* a */fill:#0f0/* b */"/>`);
  expect(text).toContain('"k":[0,1,0');
});
