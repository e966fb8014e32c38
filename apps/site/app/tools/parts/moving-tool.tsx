import type { OperationControl } from "@zoetrope/lottie";
import { formatBytes, formatNumber } from "@zoetrope/i18n";
import type { EngineFile, MadeFile, OptionsOf } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import type { ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { makeMoving, type MadeMoving, type PictureChoice } from "@zoetrope/tools/steps";
import { SizeEstimate } from "./making/size-estimate.tsx";
import { StillDownloads } from "./making/still-downloads.tsx";
import { TargetSize } from "./settings/target-size.tsx";
import { ToolWorkbench } from "./tool-workbench.tsx";

interface MovingToolProps<Choice extends PictureChoice> extends WorkbenchProps {
  label: string;
  initialOptions(facts: FileFacts): Choice;
  renderOptions(settings: { options: Choice; facts: FileFacts; change(options: Choice): void }): ReactNode;
  /** What the engine is asked for, whatever the size. */
  movingOptions(choice: Choice, facts: FileFacts): OptionsOf<"estimateSize">;
  /** Makes the file where any size will do. */
  make(file: EngineFile, choice: Choice, control: OperationControl, facts: FileFacts): Promise<MadeMoving>;
  renderReport?(made: MadeMoving): ReactNode;
  command(name: string, choice: Choice, facts: FileFacts): string | null;
}

/** A tool that makes moving pictures: with an estimate of their size, a largest size, and stills beside. */
export function MovingTool<Choice extends PictureChoice>(props: MovingToolProps<Choice>) {
  const { locale, messages } = props;
  return (
    <ToolWorkbench<Choice, MadeMoving>
      {...props}
      renderOptions={(settings) => (
        <>
          {props.renderOptions(settings)}
          <TargetSize
            messages={messages}
            value={settings.options.maxKilobytes}
            onChange={(maxKilobytes) => settings.change({ ...settings.options, maxKilobytes })}
          />
        </>
      )}
      renderEstimate={({ file, facts, options, hasFailed }) => (
        <SizeEstimate
          hasFailed={hasFailed}
          locale={locale}
          messages={messages}
          file={file}
          options={props.movingOptions(options, facts)}
        />
      )}
      shownPart={partOf}
      make={async (file, choice, control, facts) => await makeMoving(props, file, choice, control, facts)}
      renderReport={(made) => (
        <>
          {made.fit === undefined ? null : <FitReport {...props} file={made.file} fit={made.fit} />}
          {props.renderReport?.(made)}
        </>
      )}
      renderStills={({ file, options, frameShown }) => (
        <StillDownloads messages={messages} file={file} options={options} frameShown={frameShown} />
      )}
      // No option of the command line looks for a size.
      command={(name, choice, facts) =>
        choice.maxKilobytes === null ? props.command(name, choice, facts) : null
      }
    />
  );
}

const partOf = ({ range }: PictureChoice, { frameRate, durationInSeconds }: FileFacts) => {
  const startInSeconds = range.from / frameRate;
  return {
    startInSeconds,
    durationInSeconds: Math.min(durationInSeconds, range.to / frameRate) - startInSeconds,
  };
};

function FitReport({
  locale,
  messages: { size: messages },
  file,
  fit,
}: Pick<WorkbenchProps, "locale" | "messages"> & { file: MadeFile; fit: NonNullable<MadeMoving["fit"]> }) {
  const facts = messages.fitted({
    width: fit.width,
    height: fit.height,
    rate: formatNumber(locale, Math.round(fit.framesPerSecond * 100) / 100),
  });
  const detail =
    fit.detail === null
      ? ""
      : fit.detail.name === "colours"
        ? messages.colours({ count: fit.detail.value })
        : messages.quality({ value: fit.detail.value });
  return (
    <p className="small-text tabular-numbers">
      {fit.isWithin ? "" : `${messages.tooLarge({ size: formatBytes(locale, file.bytes.length) })} `}
      {facts} {detail}
    </p>
  );
}
