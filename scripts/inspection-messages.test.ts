import { describeLayer, describeSticker } from "@zoetrope/i18n/describe-inspection";
import { getInspectionMessages, locales } from "@zoetrope/i18n";
import { inspect } from "@zoetrope/lottie";
import { expect, it } from "vitest";

const shapes = [{ ty: "el" }, { ty: "el" }, { ty: "sh" }, { ty: "fl", c: { a: 0, k: [1, 0, 0] } }];
const layer = (ty: number, more: object = {}): object => ({ ty, ks: {}, ip: 0, op: 60, ...more });
const layers = [
  layer(4, { shapes }),
  layer(4, { shapes: [] }),
  layer(5, { t: { d: { k: [{ s: { t: "Hello" } }] } } }),
  layer(5),
  layer(2, { refId: "photo" }),
  layer(0, { refId: "inner" }),
  layer(1, { sc: "#00ff00" }),
  layer(3),
  layer(13),
  layer(99),
];
const assets = [
  { id: "photo", w: 1, h: 1, u: "i/", p: "boat.png" },
  { id: "inner", nm: "Wheel", layers: [] },
];
const file = { fr: 25, ip: 0, op: 500, w: 100, h: 50, layers, assets };

it.each(locales)("a layer without a name is called by what it shows, in %s", async (code) => {
  const { result } = await inspect(new TextEncoder().encode(JSON.stringify(file)));
  const messages = getInspectionMessages(code);
  const names = result.layers.map((each) => describeLayer(code, messages, each));
  expect(new Set(names).size).toBe(layers.length);
  const [drawn, , text, , image, composition] = names;
  expect(drawn).toMatch(/2.*1.*#ff0000/);
  expect(text).toContain("Hello");
  expect(image).toContain("boat.png");
  expect(composition).toContain("Wheel");
  const [telegram = [], whatsapp = []] = result.stickers.map((each) => describeSticker(code, messages, each));
  expect(telegram).toHaveLength(4);
  expect(whatsapp).toHaveLength(2);
  expect(telegram[0]).toMatch(/Telegram.*512/);
});
