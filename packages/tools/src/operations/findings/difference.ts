import { diff, type DocumentDiff } from "@zoetrope/lottie";
import { toDifferencePicture, type DifferenceReport } from "@zoetrope/render";
import type { EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

/** So large frames are compared at most: enough to see what differs. */
const maxSide = 512;

export interface Difference {
  picture: MadeFile;
  pixels: DifferenceReport;
  changes: DocumentDiff["changes"];
}

/** What is different between two files: in what they say, and in what is seen of every frame. */
export const run: EngineOperation<null, Difference> = async (files, _options, control, parts) => {
  const [before, after] = files;
  if (before === undefined || after === undefined) throw new Error("the operation needs two files");
  const { changes } = (await diff(before.bytes, after.bytes)).result;
  const { result, report } = await toDifferencePicture(
    before.bytes,
    after.bytes,
    { core: await parts.core(), width: maxSide, height: maxSide },
    control,
  );
  const picture = { name: "difference.png", mediaType: "image/png", bytes: result };
  return { picture, pixels: report, changes };
};
