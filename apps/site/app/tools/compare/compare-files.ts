import type { OperationControl } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import { compareDrawn, type RendererName } from "@zoetrope/tools/renderers";
import type { OpenedFile } from "../parts/open-file/use-tool-file.ts";

/** What draws each of them. */
export type Renderers = Record<"before" | "after", RendererName>;
type Files = Record<"before" | "after", Pick<OpenedFile, "file" | "facts">>;

/** What is different between two files: of ThorVG's pictures in a worker alone, of others by pictures that they draw here. */
export async function compareFiles(
  { before, after }: Files,
  renderers: Renderers,
  control: OperationControl,
): Promise<ResultOf<"difference">> {
  if (renderers.before === "thorvg" && renderers.after === "thorvg")
    return await pageEngine().run("difference", [before.file, after.file], null, control);
  return await compareDrawn(
    { ...before, renderer: renderers.before },
    { ...after, renderer: renderers.after },
    control,
  );
}
