import { parseAnimation, toSvg } from "@zoetrope/lottie";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hasCorpus, referencePictures } from "@zoetrope/lottie/testing/corpus";
import { pictureError } from "../testing/picture-error.ts";

/** Players mix gradients in another way than these pictures, and the middle between two colours is not in the file. */
const otherGradients = /gradient-(linear-midpoint|ease|linear)\.json$/;

it.skipIf(!hasCorpus)(
  "the first frame as SVG is its reference picture, whatever feature it is of",
  async () => {
    const errors = await Promise.all(
      [...referencePictures()].map(async ({ path, bytes, picture }) => {
        const { svg, diagnostics } = toSvg(parseAnimation(bytes).animations[0]?.json ?? {});
        const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        const drawn = await sharp(Buffer.from(svg))
          .resize(info.width, info.height, { fit: "fill" })
          .ensureAlpha()
          .raw()
          .toBuffer();
        return { path, error: pictureError(data, drawn), isWhole: diagnostics.length === 0 };
      }),
    );
    const compared = errors.filter(({ path, isWhole }) => isWhole && !otherGradients.test(path));
    expect(compared.filter(({ error }) => error > 2)).toEqual([]);
    expect(compared.length).toBeGreaterThan(65);
  },
);
