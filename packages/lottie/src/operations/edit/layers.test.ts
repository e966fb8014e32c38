import { describe, expect, it } from "vitest";
import type { ParsedAnimation } from "../../contract.ts";
import { withoutLineage } from "../../lineage/lineage.ts";
import { json, source } from "../../testing/remapped-animation.ts";
import { animation, bytesOf } from "../../testing/small-animation.ts";
import { jsonOf, writtenAgain } from "../../testing/written-again.ts";
import { inspect } from "../check/inspect.ts";
import { replaceText, toggleLayer } from "./layers.ts";

describe("layers", () => {
  it("are hidden and shown again by name", async () => {
    const hidden = await toggleLayer(source, { layers: ["Box"] });
    expect(hidden.report.changes).toBe(1);
    const { result } = await inspect(await writtenAgain(hidden.result));
    expect(result.layers[0]).toMatchObject({ name: "Box", isHidden: true });
    expect((await toggleLayer(hidden.result, { layers: ["Box"], isShown: false })).report.changes).toBe(0);
    const shown = (await toggleLayer(hidden.result, { layers: ["Box"] })).result;
    expect(jsonOf(withoutLineage(shown))).toEqual(json);
  });

  it("say something else, in part or as a whole, and which letters the file has no outlines for", async () => {
    const layer = (nm: string, t: string) => ({
      ty: 5,
      nm,
      ks: {},
      ip: 0,
      op: 60,
      st: 0,
      t: { d: { k: [{ t: 0, s: { t, f: "F", s: 10 } }] }, a: [] },
    });
    const texts = animation([layer("Title", "Hello $1"), layer("Note", "Hello")], {
      chars: ["H", "e", "l", "o"].map((ch) => ({ ch, fFamily: "F", style: "", size: 10, data: {} })),
    });
    const shown = async (parsed: ParsedAnimation) =>
      (await inspect(parsed)).result.layers.map(({ shows }) => shows.text);
    const all = await replaceText(bytesOf(texts), { find: "Hello", text: "$& é" });
    expect(await shown(all.result)).toEqual(["$& é $1", "$& é"]);
    expect(all.report).toMatchObject({ changes: 2, missingGlyphs: ["$", "&", "é", "1"] });
    const one = await replaceText(bytesOf(texts), { text: "Hell", layers: ["Note"] });
    expect(await shown(one.result)).toEqual(["Hello $1", "Hell"]);
    expect(one.report).toMatchObject({ changes: 1, missingGlyphs: [] });
  });
});
