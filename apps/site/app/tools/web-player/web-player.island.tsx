import type { Inspection } from "@zoetrope/lottie";
import { pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { FileStage, useMake } from "@zoetrope/tools/react";
import { useEffect, type ReactNode } from "react";
import { OneFileTool } from "../parts/one-file-tool.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { InspectionSheet } from "./inspection-sheet.tsx";

/** Plays any Lottie or dotLottie, and tells what is in it. */
export default function WebPlayer(props: WorkbenchProps) {
  return (
    <OneFileTool
      {...props}
      renderOpened={({ file, facts, fileBar }) => (
        <InspectedFile {...props} file={file} facts={facts} fileBar={fileBar} />
      )}
    />
  );
}

function InspectedFile({
  file,
  facts,
  fileBar,
  ...props
}: WorkbenchProps & { file: EngineFile; facts: FileFacts; fileBar: ReactNode }) {
  const { state: inspected, start } = useMake<Inspection>();
  useEffect(() => start((control) => pageEngine().run("inspect", [file], null, control)), [file, start]);
  return (
    <>
      <div className="workbench__stage">
        <FileStage facts={facts} name={file.name} messages={props.player} />
        {fileBar}
      </div>
      <div className="workbench__options" aria-busy={inspected.phase === "running"}>
        {inspected.phase === "done" ? (
          <InspectionSheet
            locale={props.locale}
            messages={props.messages}
            inspectionMessages={props.inspection}
            diagnostics={props.diagnostics}
            facts={facts}
            inspection={inspected.result}
          />
        ) : null}
        <p role="alert">{inspected.phase === "failed" ? props.messages.make.problems.failed : ""}</p>
      </div>
    </>
  );
}
