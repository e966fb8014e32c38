import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { LottieError } from "../lottie-error.ts";
import { parseAnimation } from "../parse-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";

const json = animation([shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])])]);
const manifest = bytesOf({ version: "2", animations: [{ id: "one" }] });
const archive = (files: { [path: string]: Uint8Array }): Uint8Array =>
  zipSync(files, { mtime: new Date(1980, 0, 1) });
const plain = (): Uint8Array => archive({ "manifest.json": manifest, "a/one.json": bytesOf(json) });

function codeOf(bytes: Uint8Array): string {
  try {
    parseAnimation(bytes);
    return "taken";
  } catch (error) {
    return error instanceof LottieError ? error.code : String(error);
  }
}

/** Overwrites a 16-bit number in every central directory record. */
function patchDirectory(bytes: Uint8Array, offset: number, value: number, length: 2 | 4 = 2): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    if (length === 2) view.setUint16(at + offset, value, true);
    else view.setUint32(at + offset, value, true);
  }
  return copy;
}

describe("dotLottie archives", () => {
  it("follow no symbolic link, and say so", () => {
    const link = (target: string): [Uint8Array, { os: number; attrs: number }] => [
      new TextEncoder().encode(target),
      { os: 3, attrs: 0o120777 << 16 },
    ];
    const shown = animation([{ ty: 2, refId: "p", ks: {}, ip: 0, op: 60 }], {
      assets: [{ id: "p", w: 1, h: 1, u: "/i/", p: "secret.png" }],
    });
    const bytes = zipSync({
      "manifest.json": manifest,
      "a/one.json": bytesOf(shown),
      "i/secret.png": link("/etc/passwd"),
    });
    const { assets, diagnostics } = parseAnimation(bytes);
    expect([...assets.keys()]).toEqual([]);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: "links-in-archive",
        parameters: { count: 1, first: "i/secret.png" },
      }),
    );
    expect(codeOf(zipSync({ "manifest.json": link("/etc/passwd"), "a/one.json": bytesOf(json) }))).toBe(
      "taken",
    );
  });

  it("reads both versions", () => {
    expect(parseAnimation(plain())).toMatchObject({
      format: "dotlottie",
      dotLottieVersion: 2,
      animations: [{ id: "one", json }],
    });
    const first = archive({
      "manifest.json": bytesOf({ version: "1.0", animations: [{ id: "one" }] }),
      "animations/one.json": bytesOf(json),
    });
    expect(parseAnimation(first)).toMatchObject({ dotLottieVersion: 1, animations: [{ id: "one", json }] });
  });

  it("shows the animation first that the manifest names as initial", () => {
    const two = archive({
      "manifest.json": bytesOf({
        version: "2",
        initial: { animation: "b", stateMachine: "m" },
        animations: [{ id: "a" }, { id: "b" }],
        stateMachines: [{ id: "m" }],
      }),
      "a/a.json": bytesOf(json),
      "a/b.json": bytesOf(json),
      "s/m.json": bytesOf({ initial: "x", states: [] }),
    });
    const parsed = parseAnimation(two);
    expect(parsed.animations.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(parsed.initialStateMachineId).toBe("m");
  });

  it("leaves a damaged animation out when others are sound, and refuses when none is", () => {
    const half = archive({
      "manifest.json": bytesOf({ version: "2", animations: [{ id: "bad" }, { id: "one" }] }),
      "a/bad.json": new TextEncoder().encode('{"layers":['),
      "a/one.json": bytesOf(json),
    });
    expect(parseAnimation(half).animations.map(({ id }) => id)).toEqual(["one"]);
    expect(parseAnimation(half).diagnostics).toMatchObject([
      {
        code: "animation-left-out",
        severity: "error",
        animationId: "bad",
        parameters: { reason: "malformed-json" },
      },
    ]);
    expect(codeOf(archive({ "manifest.json": manifest, "a/one.json": new TextEncoder().encode("{") }))).toBe(
      "malformed-json",
    );
  });

  it("reports what the manifest lists and the archive lacks", () => {
    const parsed = parseAnimation(
      archive({
        "manifest.json": bytesOf({ version: "2", animations: [{ id: "one" }], themes: [{ id: "dark" }] }),
        "a/one.json": bytesOf(json),
      }),
    );
    expect(parsed.diagnostics).toMatchObject([
      {
        code: "not-in-archive",
        file: "manifest.json",
        pointer: "/themes/0",
        byteOffset: expect.any(Number),
        parameters: { kind: "theme", id: "dark" },
      },
    ]);
  });

  it.each([
    ["neither manifest nor animation", archive({ "notes.json": bytesOf({}) }), "missing-manifest"],
    ["a manifest that is a list", archive({ "manifest.json": bytesOf([]) }), "malformed-manifest"],
    [
      "a version of the future",
      archive({ "manifest.json": bytesOf({ version: "3" }) }),
      "unsupported-version",
    ],
    ["no animation", archive({ "manifest.json": manifest }), "missing-animation"],
    [
      "a path that climbs out",
      archive({ "manifest.json": manifest, "../../etc/passwd": manifest }),
      "unsafe-path",
    ],
    ["an absolute path", archive({ "manifest.json": manifest, "/etc/passwd": manifest }), "unsafe-path"],
    ["a Windows path", archive({ "manifest.json": manifest, "C:\\a.json": manifest }), "unsafe-path"],
    [
      "a thousand and one files",
      archive(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`i/${n}`, new Uint8Array()]))),
      "too-many-entries",
    ],
    ["encryption", patchDirectory(plain(), 8, 1), "encrypted-zip"],
    ["an unknown compression", patchDirectory(plain(), 10, 99), "unsupported-compression"],
    ["a wrong checksum", patchDirectory(plain(), 16, 1, 4), "malformed-zip"],
    ["sizes beyond the archive", patchDirectory(plain(), 20, 0x7fffffff, 4), "malformed-zip"],
    ["no end", plain().subarray(0, -10), "malformed-zip"],
  ])("refuses %s", (_, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });

  it("opens an archive without a manifest: an animation and its images, in whatever folder", () => {
    const dot = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    const asset = { id: "p", w: 1, h: 1, u: "images/", p: "dot.png", e: 0 };
    for (const folder of ["", "My export/"]) {
      const parsed = parseAnimation(
        archive({
          [`${folder}data.json`]: bytesOf({ ...json, assets: [asset] }),
          [`${folder}images/dot.png`]: dot,
          [`${folder}deeper/other.json`]: bytesOf(json),
          "__MACOSX/._data.json": dot,
        }),
      );
      expect(parsed).toMatchObject({
        format: "dotlottie",
        dotLottieVersion: null,
        animations: [{ id: "data" }],
      });
      expect(parsed.animations[0]?.json["assets"]).toEqual([
        { ...asset, u: "", p: "data:image/png;base64,iVBORw==", e: 1 },
      ]);
      expect(parseAnimation(toDotLottie(parsed)).assets.get("i/image-0.png")).toEqual(dot);
    }
  });

  it("reads what a manifest lists ten thousand times not at all, and what it lists twice once", () => {
    const listing = (times: number) =>
      archive({
        "manifest.json": bytesOf({
          version: "2",
          animations: Array.from({ length: times }, () => ({ id: "one" })),
        }),
        "a/one.json": bytesOf(json),
      });
    expect(codeOf(listing(10_000))).toBe("too-many-animations");
    expect(parseAnimation(listing(2)).animations).toHaveLength(1);
    expect(parseAnimation(listing(2)).diagnostics).toMatchObject([
      { code: "listed-twice", parameters: { kind: "animations" } },
    ]);
  });

  it("reads no more than a limit of all its documents together", () => {
    const animations = ["a", "b", "c"].map((id) => ({ id, json }));
    const size = bytesOf(json).length;
    expect(() => parseAnimation(toDotLottie({ animations }), { maxDocumentBytes: size * 3 })).not.toThrow();
    expect(() => parseAnimation(toDotLottie({ animations }), { maxDocumentBytes: size * 2 })).toThrow(
      /together/,
    );
  });

  it("refuses files that lie over each other", () => {
    const bytes = archive({
      "manifest.json": manifest,
      "a/one.json": bytesOf(json),
      "a/two.json": bytesOf(json),
    });
    const view = new DataView(bytes.buffer);
    const records = Array.from(bytes.keys()).filter(
      (at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    const [, second = 0, third = 0] = records;
    view.setUint32(third + 42, view.getUint32(second + 42, true), true);
    expect(codeOf(bytes)).toBe("malformed-zip");
  });

  it("refuses a bomb by what it announces, and one that announces less than it unpacks to", () => {
    const zeros = new Uint8Array(33_000_000);
    const bomb = archive({ "manifest.json": manifest, "a/one.json": zeros });
    expect(codeOf(bomb)).toBe("zip-bomb");
    expect(codeOf(patchDirectory(bomb, 24, 1000, 4))).toBe("malformed-zip");
  });

  it("reads archives with bytes before them, as other tools do", () => {
    const inner = plain();
    const shifted = new Uint8Array(inner.length + 7);
    shifted.set([0x50, 0x4b, 3, 4]);
    shifted.set(inner, 7);
    expect(codeOf(shifted)).toBe("taken");
  });
});
