import { pictureErrorOf } from "@zoetrope/lottie";
import type { FrameDifference, RawFrame } from "@zoetrope/render";
import { drawDifference, inSize } from "@zoetrope/render/frame-differences";
import type { EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

export interface FrameDifferencesOptions {
  /** Pictures of the same moment; the first names the frame, and its size is compared. */
  pairs: readonly { before: RawFrame; after: RawFrame }[];
  /** True: also a picture of what differs in the first pair. */
  withPicture: boolean;
}

/** How far pictures lie apart that are drawn already. */
export const run: EngineOperation<
  FrameDifferencesOptions,
  { differences: FrameDifference[]; picture: MadeFile | null }
> = (_files, { pairs, withPicture }) => {
  const differences = pairs.map(({ before, after }) =>
    pictureErrorOf(before.pixels, inSize(after, before).pixels, before.frame),
  );
  const [first] = pairs;
  const picture =
    !withPicture || first === undefined
      ? null
      : {
          name: "difference.png",
          mediaType: "image/png",
          bytes: drawDifference(first.before, inSize(first.after, first.before)),
        };
  return Promise.resolve({ differences, picture });
};
