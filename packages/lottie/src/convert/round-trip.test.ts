import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { ParsedAnimation } from "../contract.ts";
import { bundle } from "../operations/edit/combine.ts";
import { optimise } from "../operations/convert/optimise.ts";
import { LottieError } from "../lottie-error.ts";
import { parseAnimation } from "../parse-animation.ts";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { realAnimations } from "../testing/corpus.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { toDotLottie } from "./to-dotlottie.ts";
import { standaloneJson, writeJson } from "./to-json.ts";
import { writeZip } from "../archive/write-zip.ts";

const json = animation([shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])])]);
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("from one format to the other and back", () => {
  it("brings every real file back as it was", () => {
    const changed: string[] = [];
    for (const { path, bytes } of sampleEvery([...realAnimations()], 0, 5)) {
      if (bytes.length > 400_000) continue;
      const parsed = parseAnimation(bytes);
      const again = parseAnimation(toDotLottie(parsed));
      const before = JSON.stringify(normalised(parsed));
      const after = JSON.stringify(normalised(again));
      if (before !== after) changed.push(path);
      const alone = parseAnimation(writeJson(again));
      if (JSON.stringify(alone.animations[0]?.json) !== JSON.stringify(standaloneJson(again)))
        changed.push(`${path} (JSON)`);
    }
    expect(changed).toEqual([]);
  });

  it("says who made a file where that is not left out, which an optimised one does unless it says more", async () => {
    const content = { animations: [{ id: "a", json }] };
    const generatorIn = (bytes: Uint8Array): unknown => {
      const manifest = unzipSync(bytes)["manifest.json"];
      return (JSON.parse(new TextDecoder().decode(manifest)) as { generator?: unknown }).generator;
    };
    expect(generatorIn(toDotLottie(content))).toBe("Zoetrope");
    expect(generatorIn(toDotLottie(content, { generator: "" }))).toBeUndefined();
    const named = toDotLottie(content, { generator: "Somebody" });
    expect(generatorIn((await optimise(named)).result)).toBe("Somebody");
    const packed = (await optimise(bytesOf(json), { format: "dotlottie" })).result;
    expect(generatorIn(packed)).toBeUndefined();
    expect((await optimise(packed)).result).toEqual(packed);
  });

  it("moves embedded pictures into files, once each, and back", () => {
    const withPictures = {
      ...json,
      assets: [0, 1].map((n) => ({ id: `p${n}`, w: 1, h: 1, u: "", p: pixel, e: 1 })),
    };
    const archive = parseAnimation(toDotLottie({ animations: [{ id: "a", json: withPictures }] }));
    expect([...archive.assets.keys()]).toEqual(["i/image-0.png"]);
    expect(archive.animations[0]?.json["assets"]).toMatchObject([
      { p: "image-0.png", e: 0 },
      { p: "image-0.png", e: 0 },
    ]);
    expect(standaloneJson(archive)).toEqual(withPictures);
  });

  it("moves embedded fonts into files, once each, and back, also of several animations in one bundle", async () => {
    const font = { fName: "A", fFamily: "A", fStyle: "Bold", origin: 3, fPath: "data:font/ttf;base64,AAEC" };
    const withFont = { ...json, fonts: { list: [font] } };
    const { result } = await bundle([bytesOf(withFont), bytesOf({ ...withFont, w: 50 })]);
    const archive = parseAnimation(toDotLottie(result));
    expect([...archive.assets]).toEqual([["f/font-0.ttf", new Uint8Array([0, 1, 2])]]);
    expect(archive.animations.map((each) => each.json["fonts"])).toMatchObject([
      { list: [{ fPath: "/f/font-0.ttf" }] },
      { list: [{ fPath: "/f/font-0.ttf" }] },
    ]);
    expect(standaloneJson(archive)).toEqual(withFont);
  });

  it("renames the folders of version 1", () => {
    const first = { ...json, assets: [{ id: "p", w: 1, h: 1, u: "/images/", p: "dot.png", e: 0 }] };
    const bytes = new Uint8Array([1, 2, 3]);
    const archive = parseAnimation(
      toDotLottie({ animations: [{ id: "a", json: first }], assets: new Map([["images/dot.png", bytes]]) }),
    );
    expect(archive.assets.get("i/dot.png")).toEqual(bytes);
    expect(archive.animations[0]?.json["assets"]).toMatchObject([{ u: "/i/", p: "dot.png" }]);
  });

  it("keeps themes, state machines, names and what starts first", () => {
    const content = {
      animations: [{ id: "a", json, name: "First", background: "#ff0000", initialThemeId: "dark" }],
      themes: [{ id: "dark", name: "Dark", json: { rules: [] } }],
      stateMachines: [{ id: "m", json: { initial: "s", states: [] } }],
      initialStateMachineId: "m",
    };
    const parsed = parseAnimation(toDotLottie(content));
    expect(parsed).toMatchObject({ ...content, diagnostics: [] });
  });

  it("keeps what a manifest says of how and by whom, also of version 1 and what nobody knows", () => {
    const manifest = {
      version: "1.0",
      author: "Ada",
      description: "A boat",
      keywords: "boat, sea",
      revision: 3,
      custom: { shelf: 7 },
      activeAnimationId: "b",
      animations: [
        { id: "a", speed: 1 },
        {
          id: "b",
          speed: 1.5,
          direction: -1,
          loop: 3,
          autoplay: true,
          playMode: "bounce",
          hover: false,
          intermission: 200,
          themeColor: "#ff0000",
          defaultTheme: "dusk",
        },
      ],
      themes: [{ id: "dusk", animations: ["b"] }],
    };
    const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
    const first = parseAnimation(
      writeZip([
        ["manifest.json", encode(manifest)],
        ["animations/a.json", encode(json)],
        ["animations/b.json", encode(json)],
        ["themes/dusk.json", encode({ rules: [] })],
      ]),
    );
    const again = parseAnimation(toDotLottie(first));
    const { author, description, keywords, revision, custom } = manifest;
    expect(again.inManifest).toEqual({ author, description, keywords, revision, custom });
    const { defaultTheme: _, id, ...played } = manifest.animations[1] ?? {};
    expect(again.animations[0]).toMatchObject({ id, inManifest: played, initialThemeId: "dusk" });
    expect(again.themes[0]).toMatchObject({ id: "dusk", inManifest: { animations: ["b"] } });
    // A colour for the player's controls is no background.
    expect(again.animations[0]?.background).toBeNull();
    expect({ ...again, dotLottieVersion: 1 }).toEqual(first);
  });

  it("always writes the same bytes", () => {
    const make = (order: string[]) =>
      toDotLottie({ animations: order.map((id) => ({ id, json })), themes: [] });
    expect(make(["a", "b"])).toEqual(make(["a", "b"]));
    expect(bytesOf(json)).toEqual(writeJson(parseAnimation(make(["a"]))));
  });

  it("does not write names that climb out of the archive", () => {
    expect(() => toDotLottie({ animations: [{ id: "../../x", json }] })).toThrow(LottieError);
  });
});

/** What both formats hold: JSON has no archive around it, and version 1 keeps pictures elsewhere. */
function normalised(parsed: ParsedAnimation): unknown {
  const { themes, stateMachines, initialStateMachineId } = parsed;
  const animations = parsed.animations.map((each) => ({ ...each, json: standaloneJson(parsed, each.id) }));
  return { animations, themes, stateMachines, initialStateMachineId };
}
