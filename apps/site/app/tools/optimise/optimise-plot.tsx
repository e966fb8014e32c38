import { pageEngine, type EngineFile, type ResultOf } from "@zoetrope/tools/engine";
import { useMake } from "@zoetrope/tools/react";
import { useEffect } from "react";
import { DifferencePlot } from "../compare/difference-report.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";

/** How far the pictures of both files lie apart, frame by frame; nothing where no pixel differs. */
export function OptimisePlot({
  messages,
  before,
  after,
}: Pick<WorkbenchProps, "messages"> & { before: EngineFile; after: EngineFile }) {
  const { state, start } = useMake<ResultOf<"difference">>();
  useEffect(
    () => start((control) => pageEngine().run("difference", [before, after], null, control)),
    [before, after, start],
  );
  if (state.phase !== "done" || state.result.pixels.mean === 0 || state.result.pixels.frames.length < 2)
    return null;
  return (
    <section className="finding-list">
      <h2 className="label">{messages.compare.plot}</h2>
      <DifferencePlot messages={messages} pixels={state.result.pixels} />
    </section>
  );
}
