import type { Inspection } from "@zoetrope/lottie";
import { pageEngine } from "@zoetrope/tools/engine";
import type { RendererName } from "@zoetrope/tools/renderers";
import { StagedPlayer, useMake, useToolPlayer } from "@zoetrope/tools/react";
import { useEffect, useState } from "react";
import { ChoiceButtons } from "../parts/choice-buttons.tsx";
import { RendererChoice } from "../parts/renderer-choice.tsx";
import { OneFileTool, type OpenedParts } from "../parts/one-file-tool.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { FileEmbed } from "./file-embed.tsx";
import { FileMachines } from "./file-machines.tsx";
import { InspectionSheet } from "./inspection-sheet.tsx";

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
  const [renderer, setRenderer] = useState<RendererName>("thorvg");
  const handle = useToolPlayer(facts, { renderer });
  const [theme, setTheme] = useState("");
  const themes = inspected.phase === "done" ? inspected.result.themes : [];
  const names = Object.fromEntries(themes.map(({ id, name }) => [id, name ?? id]));
  useEffect(() => start((control) => pageEngine().run("inspect", [file], null, control)), [file, start]);
  return (
    <>
      <div className="workbench__stage">
        <StagedPlayer handle={handle} facts={facts} name={file.name} messages={props.player} />
        {fileBar}
        {props.embed === null ? null : (
          <FileEmbed
            messages={props.embed}
            file={file}
            facts={facts}
            published={published}
            look={{ theme: theme === "" ? null : theme, loop: handle.state.loop, speed: handle.state.speed }}
          />
        )}
      </div>
      <div className="workbench__options" aria-busy={inspected.phase === "running"}>
        {themes.length === 0 ? null : (
          <ChoiceButtons
            label={props.messages.theming.shown}
            names={{ "": props.messages.player.ownColours, ...names }}
            values={["", ...themes.map(({ id }) => id)]}
            value={theme}
            onChange={(id) => {
              setTheme(id);
              handle.act((player) => player.setTheme(id === "" ? null : id));
            }}
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
