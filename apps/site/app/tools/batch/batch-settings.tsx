import { NumberField } from "@zoetrope/tools/react";
import { frameRates, maxSide } from "@zoetrope/tools/steps";
import { Field } from "@zoetrope/ui";
import { useId, useState } from "react";
import { OptimiseSettings } from "../optimise/optimise-settings.tsx";
import { PictureLook } from "../parts/settings/picture-look.tsx";
import { Switch } from "../parts/settings/switch.tsx";
import { TargetSize } from "../parts/settings/target-size.tsx";
import { VideoPlays } from "../parts/making/video-plays.tsx";
import { MovementSettings } from "../svg-to-lottie/movement-settings.tsx";
import { wholePresetFor } from "../svg-to-lottie/movement.ts";
import { TargetChoice } from "../portable/target-choice.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { batchSteps, type BatchSettings, type BatchStepName } from "./batch-steps.ts";

/** What suits a drawing is known of each by itself. */
const unknownDrawing = { facts: { isMoving: false, presets: [] } };

/** The settings of a step, which count for all files. */
export function BatchSettingsFields({
  locale,
  messages,
  step,
  settings,
  change,
}: Pick<WorkbenchProps, "locale" | "messages"> & {
  step: BatchStepName;
  settings: BatchSettings;
  change(settings: BatchSettings): void;
}) {
  const id = useId();
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const { form } = batchSteps[step];
  if (form === null) return null;
  if (form.kind === "optimise")
    return (
      <OptimiseSettings
        messages={messages}
        options={settings.optimise}
        change={(optimise) => change({ ...settings, optimise })}
      />
    );
  if (form.kind === "targets")
    return (
      <TargetChoice
        messages={messages}
        options={settings.targets}
        change={(targets) => change({ ...settings, targets })}
      />
    );
  if (form.kind === "movement")
    return (
      <>
        <MovementSettings
          locale={locale}
          messages={messages}
          movement={settings.movement}
          preset={wholePresetFor(settings.movement, unknownDrawing)}
          change={(movement) => {
            setUnreadable(null);
            change({ ...settings, movement });
          }}
          onUnreadable={setUnreadable}
        />
        <p className="field__error" role="alert">
          {unreadable === null
            ? ""
            : messages.input.refused({ name: unreadable, reason: messages.input.problems.unreadable })}
        </p>
      </>
    );
  if (form.kind === "loop")
    return (
      <Switch
        label={messages.picture.loop}
        hint={messages.picture.loopHint}
        isOn={settings.isLooping}
        onChange={(isLooping) => change({ ...settings, isLooping })}
      />
    );
  return (
    <>
      <Field id={`${id}-side`} label={messages.batch.longestSide}>
        <NumberField
          id={`${id}-side`}
          unit={messages.picture.pixels}
          value={settings.longestSide}
          max={maxSide}
          onChange={(longestSide) => change({ ...settings, longestSide })}
        />
      </Field>
      <fieldset className="settings-group">
        <legend className="label">{messages.picture.framesPerSecond}</legend>
        <div className="segmented-control segmented-control--block">
          {[null, ...frameRates].map((rate) => (
            <button
              key={rate}
              type="button"
              aria-pressed={settings.framesPerSecond === rate}
              onClick={() => change({ ...settings, framesPerSecond: rate })}
            >
              {rate ?? messages.batch.ownRate}
            </button>
          ))}
        </div>
      </fieldset>
      <PictureLook
        messages={messages}
        {...form.abilities}
        options={settings}
        change={(look) => change({ ...settings, ...look })}
      />
      <TargetSize
        messages={messages}
        value={settings.maxKilobytes}
        onChange={(maxKilobytes) => change({ ...settings, maxKilobytes })}
      />
      {form.isVideo && settings.maxKilobytes === null ? (
        <VideoPlays
          messages={messages}
          value={settings.plays}
          onChange={(plays) => change({ ...settings, plays })}
        />
      ) : null}
    </>
  );
}
