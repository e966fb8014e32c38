import { pageEngine, type OptionsOf, type ResultOf } from "@zoetrope/tools/engine";
import { StagedPlayer, useToolPlayer } from "@zoetrope/tools/react";
import { useCallback, useEffect, useState } from "react";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { CommandLine } from "../parts/command/command-line.tsx";
import { OneFileTool, type OpenedParts } from "../parts/one-file-tool.tsx";
import { quoteArgument } from "../parts/command/quote-argument.ts";
import { DotLottieActions } from "../parts/open-file/dotlottie-actions.tsx";
import { useLatest } from "../parts/use-latest.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { SlotTable } from "./slot-table.tsx";

type Colours = OptionsOf<"withThemes">;
type Themed = ResultOf<"withThemes">;

const asTheyCome: Colours = { light: {}, dark: {} };

/** Colours become slots, with a light and a dark theme of them, which are seen while they are changed. */
export default function LottieLab(props: WorkbenchProps) {
  return <OneFileTool {...props} renderOpened={(opened) => <ThemedFile {...props} {...opened} />} />;
}

function ThemedFile(props: WorkbenchProps & OpenedParts) {
  const { file, messages } = props;
  const [colours, setColours] = useState(asTheyCome);
  const make = useCallback(
    (control: { signal?: AbortSignal }) => pageEngine().run("withThemes", [file], colours, control),
    [file, colours],
  );
  const { result: made, isRunning, hasFailed } = useLatest(make);
  if (made === null)
    return (
      <>
        <div className="workbench__stage">{props.fileBar}</div>
        <p className="workbench__options" role="alert" aria-busy={isRunning}>
          {hasFailed ? messages.make.problems.failed : ""}
        </p>
      </>
    );
  return (
    <StagedThemes {...props} made={made} colours={colours} onColours={setColours} hasFailed={hasFailed} />
  );
}

function StagedThemes({
  made,
  colours,
  onColours,
  hasFailed,
  ...props
}: WorkbenchProps &
  OpenedParts & { made: Themed; colours: Colours; onColours(colours: Colours): void; hasFailed: boolean }) {
  const { file, messages, locale } = props;
  const words = messages.theming;
  const handle = useToolPlayer(made.facts);
  const { act } = handle;
  const [theme, setTheme] = useState("light");
  useEffect(() => act((player) => player.setTheme(theme)), [act, theme]);
  const names = Object.fromEntries(
    made.themes.map((id) => [id, id === "light" ? words.light : id === "dark" ? words.dark : id]),
  );
  return (
    <>
      <div className="workbench__stage">
        <StagedPlayer handle={handle} facts={made.facts} name={file.name} messages={props.player} />
        {props.fileBar}
      </div>
      <div className="workbench__options">
        {made.themes.length === 0 ? null : (
          <ChoiceButtons
            label={words.shown}
            names={names}
            values={made.themes}
            value={theme}
            onChange={setTheme}
          />
        )}
        <SlotTable
          locale={locale}
          messages={words}
          slots={made.slots}
          colours={colours}
          onColour={(kind, slot, index, hex) => {
            const ofSlot = { ...colours[kind][slot], [index]: hex };
            onColours({ ...colours, [kind]: { ...colours[kind], [slot]: ofSlot } });
            setTheme(kind);
          }}
          onReset={() => onColours(asTheyCome)}
        />
        {made.notSlotted > 0 ? (
          <p className="small-text secondary-text">{words.notSlotted({ count: made.notSlotted })}</p>
        ) : null}
        <p role="alert">{hasFailed ? messages.make.problems.failed : ""}</p>
        <DotLottieActions {...props} file={made.file} />
        <CommandLine messages={messages} command={`zoetrope edit theme ${quoteArgument(file.name)}`} />
      </div>
    </>
  );
}
