import type { OperationControl } from "@zoetrope/lottie";
import { pageEngine, type EngineFile, type ResultOf } from "../engine/index.ts";
import { comparedFrames, worseFrame } from "@zoetrope/render/frame-differences";
import type { FileFacts } from "../files/file-facts.ts";
import { openFrameSource } from "./frame-source.ts";
import type { RendererName } from "./renderer-names.ts";

/** A file and what draws it. */
export interface DrawnFile {
  file: EngineFile;
  facts: Pick<FileFacts, "width" | "height" | "frameRate" | "frameCount">;
  renderer: RendererName;
}

/** As large as the comparison by the engine (`operations/difference.ts`). */
const maxSideInPixels = 512;
/** A renderer of the page takes longer for pixels than for a picture. */
const maxComparedFrames = 60;
/** So many pictures of each are held at once. */
const framesAtOnce = 6;

/** What is different between what two renderers draw of two files, or of one; both at the size of the first, at the same moments. */
export async function compareDrawn(
  before: DrawnFile,
  after: DrawnFile,
  control: OperationControl,
): Promise<ResultOf<"difference">> {
  const engine = pageEngine();
  const changes = await engine.run("changes", [before.file, after.file], null, withSignal(control));
  const size = sizeOf(before.facts);
  const { frames, isAll } = comparedFrames(before.facts, after.facts, maxComparedFrames);
  const rate = after.facts.frameRate / before.facts.frameRate;
  const one = await openFrameSource(before.file, before.renderer);
  try {
    const other = await openFrameSource(after.file, after.renderer);
    try {
      const compare = async (some: readonly number[], withPicture: boolean) => {
        const firsts = await one.draw(some, size, control);
        const seconds = await other.draw(
          some.map((frame) => frame * rate),
          size,
          control,
        );
        const pairs = some.flatMap((frame, index) => {
          const [first, second] = [firsts[index], seconds[index]];
          return first && second ? [{ before: { ...first, frame }, after: second }] : [];
        });
        return await engine.run("frameDifferences", [], { pairs, withPicture }, withSignal(control));
      };
      const differences: Awaited<ReturnType<typeof compare>>["differences"] = [];
      for (let start = 0; start < frames.length; start += framesAtOnce) {
        control.onProgress?.((0.95 * start) / frames.length);
        const some = frames.slice(start, start + framesAtOnce);
        differences.push(...(await compare(some, false)).differences);
      }
      const worst = differences.reduce(worseFrame);
      const { picture } = await compare([worst.frame], true);
      if (picture === null) throw new Error("there is no picture of the difference");
      control.onProgress?.(1);
      return {
        picture,
        changes,
        pixels: {
          diagnostics: [],
          ...size,
          shown: worst,
          worst,
          max: Math.max(...differences.map(({ max }) => max)),
          mean: worst.mean,
          frames: differences,
          isAll,
        },
      };
    } finally {
      other.close();
    }
  } finally {
    one.close();
  }
}

/** Progress is told by whoever asks several times. */
const withSignal = ({ signal }: OperationControl): OperationControl =>
  signal === undefined ? {} : { signal };

function sizeOf({ width, height }: DrawnFile["facts"]): { width: number; height: number } {
  const scale = maxSideInPixels / Math.max(width, height, 1);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
