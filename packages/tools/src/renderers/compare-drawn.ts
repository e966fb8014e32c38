import type { OperationControl } from "@zoetrope/lottie";
import type { RawFrame } from "@zoetrope/render";
import { pageEngine, type EngineFile, type MadeFile, type ResultOf } from "../engine/index.ts";
import { comparedFrames, worseFrame } from "@zoetrope/render/frame-differences";
import type { FileFacts } from "../files/file-facts.ts";
import { openFrameSource, type FrameSource } from "./frame-source.ts";
import type { RendererName } from "./renderer-names.ts";
import { svgAtMoment } from "./svg-at-moment.ts";
import { svgTextToPixels } from "./svg-to-pixels.ts";

/** A file and what draws it. */
export interface DrawnFile {
  file: EngineFile;
  facts: Pick<FileFacts, "width" | "height" | "frameRate" | "frameCount">;
  renderer: RendererName;
}

/** As large as the comparison by the engine (`operations/findings/difference.ts`). */
const maxSideInPixels = 512;
/** A renderer of the page takes longer for pixels than for a picture. */
const maxComparedFrames = 60;
/** The browser reads an SVG anew for each of its moments. */
const maxComparedSvgFrames = 24;
/** So many pictures of each are held at once. */
const framesAtOnce = 6;
const maxWaitInMs = 500;

/** What is different between what two renderers draw of two files, or of one; both at the size of the first, at the same moments. */
export async function compareDrawn(
  before: DrawnFile,
  after: DrawnFile,
  control: OperationControl,
): Promise<ResultOf<"difference">> {
  const changes = await pageEngine().run("changes", [before.file, after.file], null, withSignal(control));
  const one = await openFrameSource(before.file, before.renderer);
  try {
    const other = await openFrameSource(after.file, after.renderer);
    try {
      const taken = comparedFrames(before.facts, after.facts, maxComparedFrames);
      const rate = after.facts.frameRate / before.facts.frameRate;
      return {
        changes,
        ...(await compareSources(one, other, { ...taken, rate, facts: before.facts }, control)),
      };
    } finally {
      other.close();
    }
  } finally {
    one.close();
  }
}

/** How far an SVG that was made of an animation lies from it: the one as the browser draws it, the other by ThorVG. */
export async function compareWithSvg(
  { file, facts }: Omit<DrawnFile, "renderer">,
  svg: MadeFile,
  control: OperationControl,
): Promise<ResultOf<"difference">["pixels"]> {
  const text = new TextDecoder().decode(svg.bytes);
  const drawn: FrameSource = {
    async draw(frames, size, { signal }) {
      const pictures: RawFrame[] = [];
      for (const frame of frames) {
        await whenIdle();
        signal?.throwIfAborted();
        const moment = svgAtMoment(text, frame / facts.frameRate);
        pictures.push({ ...(await svgTextToPixels(moment, size)), frame });
      }
      return pictures;
    },
    close: () => undefined,
  };
  const one = await openFrameSource(file, "thorvg");
  const taken = comparedFrames(facts, facts, maxComparedSvgFrames);
  return (await compareSources(one, drawn, { ...taken, rate: 1, facts }, control)).pixels;
}

/** `rate`: how many frames of the other one are one of the first. */
async function compareSources(
  one: FrameSource,
  other: FrameSource,
  {
    frames,
    isAll,
    rate,
    facts,
  }: ReturnType<typeof comparedFrames> & { rate: number; facts: DrawnFile["facts"] },
  control: OperationControl,
): Promise<Omit<ResultOf<"difference">, "changes">> {
  const engine = pageEngine();
  const size = sizeOf(facts);
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
}

/** Only the page itself draws an SVG, which may take longer than a frame: what somebody presses comes first. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: maxWaitInMs });
    else setTimeout(resolve);
  });

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
