import { pageEngine, type EngineFile, type MadeFile } from "@zoetrope/tools/engine";
import { Button } from "@zoetrope/ui";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { downloadFile } from "./download-file.ts";
import type { PictureChoice } from "@zoetrope/tools/steps";
import { useMake } from "@zoetrope/tools/react";

/** The contact sheet has many frames: each is no wider than this. */
const sheetSide = 240;

/** The frame that is shown as a poster, and a contact sheet, each downloaded once it is drawn. */
export function StillDownloads({
  messages: { stills: messages, make },
  file,
  options,
  frameShown,
}: Pick<WorkbenchProps, "messages"> & {
  file: EngineFile;
  options: PictureChoice;
  /** Which one is shown. */
  frameShown: () => number;
}) {
  const { state, start } = useMake<MadeFile>();
  const draw = (kind: "frame" | "sheet"): void => {
    const { width, height, background } = options;
    const scale = kind === "sheet" ? Math.min(1, sheetSide / Math.max(width, height)) : 1;
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      ...(background === null ? {} : { background }),
    };
    start(async (control) => {
      const still =
        kind === "frame"
          ? ({ kind, frame: Math.round(frameShown()), ...size } as const)
          : ({ kind, ...size } as const);
      const made = await pageEngine().run("stills", [file], still, control);
      downloadFile(made);
      return made;
    });
  };
  return (
    <section className="settings-group" aria-busy={state.phase === "running"}>
      <h2 className="label">{messages.title}</h2>
      <div className="analysis__actions">
        <Button variant="secondary" onClick={() => draw("frame")}>
          {messages.frame}
        </Button>
        <Button variant="secondary" onClick={() => draw("sheet")}>
          {messages.sheet}
        </Button>
      </div>
      <p className="small-text" role="status">
        {state.phase === "done" ? messages.made({ name: state.result.name }) : ""}
      </p>
      <p className="field__error" role="alert">
        {state.phase === "failed" ? make.problems.failed : ""}
      </p>
    </section>
  );
}
