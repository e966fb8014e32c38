import { describe, expect, it } from "vitest";
import { factsOf } from "../inspect/facts-of.ts";
import { asObject, objectsIn } from "../json/json-values.ts";
import { withoutOutside } from "./outside-sources.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf } from "../testing/small-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { standaloneJson } from "../convert/to-json.ts";

const pixel = "data:image/png;base64,iVBORw0KGgo=";
const image = (id: string, u: string, p: string, e?: number) => ({ id, w: 1, h: 1, u, p, e });
const outside = [
  image("server", "https://example.com/", "a.png", 0),
  image("server without scheme", "", "//example.com/a.png", 1),
  image("disk", "file:///etc/", "passwd", 0),
  image("above", "../../", "a.png", 0),
  image("beside", "images/", "img_0.png", 0),
];
const fonts = {
  list: [
    { fName: "Far", fPath: "https://fonts.example/far.css", origin: 1 },
    { fName: "Script", fPath: "https://fonts.example/kit.js", origin: 2 },
    { fName: "Own", fPath: "", origin: 0 },
  ],
};

describe("an animation that asks for more than its file", () => {
  it("is told from one that brings everything", () => {
    const open = parseAnimation(
      bytesOf(animation([], { assets: [...outside, image("in", "", pixel, 1)], fonts })),
    );
    expect(factsOf(open)).toMatchObject({ outsidePictures: outside.length, outsideFonts: 2 });
    const archive = toDotLottie({
      animations: [{ id: "a", json: animation([], { assets: [image("p", "/i/", "a.png", 0)] }) }],
      assets: new Map([["i/a.png", new Uint8Array([1])]]),
    });
    expect(factsOf(parseAnimation(archive))).toMatchObject({ outsidePictures: 0, outsideFonts: 0 });
  });

  it("asks for nothing once it is closed", () => {
    const closed = withoutOutside(
      parseAnimation(bytesOf(animation([], { assets: [...outside, { id: "c", layers: [] }], fonts }))),
    );
    const text = JSON.stringify(closed.animations[0]?.json);
    for (const part of ["example", "file:", "..", "images/"]) expect(text).not.toContain(part);
    expect(factsOf(closed)).toMatchObject({ outsidePictures: 0, outsideFonts: 0 });
    expect(objectsIn(asObject(closed.animations[0]?.json["fonts"])?.["list"])).toHaveLength(3);
  });

  it("is told and closed where slots and themes bring the picture", () => {
    const far = "https://example.com/a.png";
    const slots = { s: { p: image("p", "https://example.com/", "a.png", 0) } };
    const rule = { id: "s", type: "Image", value: { url: far, path: far, width: 1 } };
    const own = { id: "s", type: "Image", value: { url: "i/a.png" } };
    const parsed = parseAnimation(
      toDotLottie({
        animations: [{ id: "a", json: animation([], { slots }) }],
        themes: [{ id: "t", json: { rules: [rule, own] } }],
        assets: new Map([["i/b.png", new Uint8Array([1])]]),
      }),
    );
    expect(factsOf(parsed).outsidePictures).toBe(3);
    const closed = withoutOutside({ ...parsed, assets: new Map([["i/a.png", new Uint8Array([1])]]) });
    expect(JSON.stringify(closed.animations)).toContain('"p":"a.png"');
    expect(closed.themes[0]?.json).toEqual({
      rules: [{ ...rule, value: { url: "", path: "", width: 1 } }, own],
    });
    expect(JSON.stringify(withoutOutside(parsed))).not.toContain("example.com");
  });

  it("is asked for what the archive has under the name alone, and not at the address before it", () => {
    const parsed = parseAnimation(
      toDotLottie({
        animations: [
          { id: "a", json: animation([], { assets: [image("p", "https://example.com/", "a.png", 0)] }) },
        ],
        assets: new Map([["i/a.png", new Uint8Array([1])]]),
      }),
    );
    expect(withoutOutside(parsed).animations[0]?.json["assets"]).toMatchObject([{ u: "/i/", p: "a.png" }]);
  });
});

it("a picture inside the JSON that is not marked so is marked in every format", () => {
  const parsed = parseAnimation(bytesOf(animation([], { assets: [image("in", "", pixel)] })));
  const marked = [{ u: "", p: pixel, e: 1 }];
  expect(standaloneJson(parsed)?.["assets"]).toMatchObject(marked);
  expect(withoutOutside(parsed).animations[0]?.json["assets"]).toMatchObject(marked);
  const again = parseAnimation(toDotLottie(parsed));
  expect(again.animations[0]?.json["assets"]).toMatchObject([{ u: "/i/", p: "image-0.png" }]);
  expect(standaloneJson(again)?.["assets"]).toMatchObject(marked);
});
