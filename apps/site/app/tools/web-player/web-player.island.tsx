import type { Inspection } from "@zoetrope/lottie";
import { pageEngine } from "@zoetrope/tools/engine";
import { StagedPlayer, useMake, useToolPlayer } from "@zoetrope/tools/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { RendererChoice } from "../parts/renderer-choice.tsx";
import { OneFileTool, type OpenedParts } from "../parts/one-file-tool.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { FileEmbed } from "./file-embed.tsx";
import { FileMachines } from "./file-machines.tsx";
import { InspectionSheet } from "./inspection-sheet.tsx";
import { plainSharedLook, readSharedLook, writeSharedLook, type SharedLook } from "./shared-look.ts";

/** Plays any Lottie or dotLottie, and tells what is in it. */
export default function WebPlayer(props: WorkbenchProps) {
  return (
    <OneFileTool
      {...props}
      renderOpened={({ file, facts, published, fileBar }) => (
        <InspectedFile {...props} file={file} facts={facts} published={published} fileBar={fileBar} />
      )}
    />
  );
}

function InspectedFile({
  file,
  facts,
  published,
  fileBar,
  ...props
}: WorkbenchProps & Pick<OpenedParts, "file" | "facts" | "published" | "fileBar">) {
  const { state: inspected, start } = useMake<Inspection>();
  const [shared] = useState(() => (published === null ? plainSharedLook : readSharedLook()));
  const [renderer, setRenderer] = useState(shared.renderer);
  const handle = useToolPlayer(facts, { renderer });
  const [theme, setTheme] = useState("");
  const themes = inspected.phase === "done" ? inspected.result.themes : [];
  const names = Object.fromEntries(themes.map(({ id, name }) => [id, name ?? id]));
  useEffect(() => start((control) => pageEngine().run("inspect", [file], null, control)), [file, start]);
  const { act, player } = handle;
  const show = useCallback(
    (id: string) => {
      setTheme(id);
      act((shown) => shown.setTheme(id === "" ? null : id));
    },
    [act],
  );
  // The address says how it is shown at first; from then on it follows what is chosen.
  const waiting = useRef<SharedLook | null>(shared);
  useEffect(() => {
    const { current } = waiting;
    if (current === null || inspected.phase !== "done") return;
    waiting.current = null;
    act((shown) => {
      shown.setLoop(current.loop);
      shown.setSpeed(current.speed);
    });
    if (inspected.result.themes.some(({ id }) => id === current.theme)) show(current.theme ?? "");
  }, [act, inspected, show]);
  const { loop, speed } = handle.state;
  const look = useMemo(() => ({ theme: theme === "" ? null : theme, loop, speed }), [theme, loop, speed]);
  useEffect(() => {
    if (published !== null && player !== null && waiting.current === null)
      writeSharedLook({ ...look, renderer });
  }, [published, player, look, renderer]);
  return (
    <>
      <div className="workbench__stage">
        <StagedPlayer handle={handle} facts={facts} name={file.name} messages={props.player} />
        {fileBar}
        {props.embed === null ? null : (
          <FileEmbed messages={props.embed} file={file} facts={facts} published={published} look={look} />
        )}
      </div>
      <div className="workbench__options" aria-busy={inspected.phase === "running"}>
        {themes.length === 0 ? null : (
          <ChoiceButtons
            label={props.messages.theming.shown}
            names={{ "": props.messages.player.ownColours, ...names }}
            values={["", ...themes.map(({ id }) => id)]}
            value={theme}
            onChange={show}
          />
        )}
        <RendererChoice {...props} file={file} facts={facts} value={renderer} onChange={setRenderer} />
        {facts.features.includes("machines") && renderer === "thorvg" ? (
          <FileMachines {...props} file={file} handle={handle} />
        ) : null}
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
