import { describe, expect, it } from "vitest";
import { animation, bytesOf } from "../../testing/small-animation.ts";
import { writtenAgain } from "../../testing/written-again.ts";
import { inspect } from "../check/inspect.ts";
import { replaceImage } from "./replace-image.ts";

describe("another picture", () => {
  const png = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 3,
  ]);
  const pictured = animation([{ ty: 2, refId: "photo", ip: 0, op: 60, st: 0, ks: {} }], {
    assets: [{ id: "photo", w: 40, h: 30, p: "missing.png", u: "images/", e: 0 }],
  });

  it("stands where the old one stood, at its size, and inside the file", async () => {
    const { result, report } = await replaceImage(bytesOf(pictured), { imageId: "photo", picture: png });
    expect(report.isFound).toBe(true);
    const [image] = (await inspect(await writtenAgain(result))).result.images;
    expect(image).toMatchObject({ id: "photo", width: 40, height: 30, type: "png", source: "embedded" });
  });

  it("is refused where it is none, and not found where there is no such image", async () => {
    await expect(replaceImage(bytesOf(pictured), { imageId: "photo", picture: bytesOf({}) })).rejects.toThrow(
      /no PNG/,
    );
    const { report } = await replaceImage(bytesOf(pictured), { imageId: "other", picture: png });
    expect(report.isFound).toBe(false);
  });
});
