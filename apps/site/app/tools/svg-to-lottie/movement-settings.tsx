import { formatNumber } from "@zoetrope/i18n";
import {
  presetDirections,
  presetEasings,
  presetOrders,
  presetPhases,
  type WholeSvgPreset,
} from "@zoetrope/lottie";
import { Button } from "@zoetrope/ui";
import { useId } from "react";
import { ChoiceButtons } from "../parts/settings/choice-buttons.tsx";
import { fileName } from "../sources/file-name.ts";
import { RangeField } from "../parts/settings/range-field.tsx";
import { readFile } from "../parts/open-file/read-file.ts";
import { SelectField } from "../parts/settings/select-field.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { frameRates, movedBy, movementNames, type Movement, type PresetSettings } from "./movement.ts";

interface MovementSettingsProps extends Pick<WorkbenchProps, "locale" | "messages"> {
  movement: Movement;
  /** What moves the drawing that is shown, with its defaults; null where nothing does. */
  preset: WholeSvgPreset | null;
  change(movement: Movement): void;
  /** A file for a morph that this device does not give. */
  onUnreadable(name: string): void;
}

const easings = Object.keys(presetEasings) as (keyof typeof presetEasings)[];

/** How drawings are to move. Every change is shown at once. */
export function MovementSettings(props: MovementSettingsProps) {
  const { locale, movement, preset, change } = props;
  const messages = props.messages.fromSvg;
  const set = (settings: PresetSettings): void =>
    change({ ...movement, settings: { ...movement.settings, ...settings } });
  const { easing, order } = movement.settings;
  const seconds = (value: number): string =>
    messages.seconds({ value: formatNumber(locale, Math.round(value * 100) / 100) });
  const moved = preset === null ? null : movedBy[preset.name];
  return (
    <>
      <ChoiceButtons
        label={messages.movement}
        names={messages.movements}
        values={movementNames}
        value={movement.name}
        onChange={(name) => change({ ...movement, name })}
      />
      <p className="small-text secondary-text">
        {movement.name === "fitting" && preset !== null
          ? messages.fittingIs({ name: messages.movements[preset.name] })
          : messages.hints[movement.name]}
      </p>
      {movement.name === "morph" ? <MorphTarget {...props} /> : null}
      {preset === null ? null : (
        <>
          <RangeField
            label={messages.duration}
            text={seconds(preset.durationInSeconds)}
            value={preset.durationInSeconds}
            min={0.1}
            max={5}
            step={0.1}
            onChange={(durationInSeconds) => set({ durationInSeconds })}
          />
          {moved === "whole" ? null : (
            <RangeField
              label={messages.stagger}
              text={seconds(preset.staggerInSeconds)}
              value={preset.staggerInSeconds}
              min={0}
              max={1}
              step={0.01}
              onChange={(staggerInSeconds) => set({ staggerInSeconds })}
            />
          )}
          <ChoiceButtons
            label={messages.phase}
            names={messages.phases}
            values={presetPhases}
            value={preset.phase}
            onChange={(phase) => set({ phase })}
          />
          <details className="disclosure settings-more">
            <summary className="small-text">{messages.more}</summary>
            <div className="settings-more__body">
              <RangeField
                label={messages.hold}
                text={seconds(preset.holdInSeconds)}
                value={preset.holdInSeconds}
                min={0}
                max={5}
                step={0.1}
                onChange={(holdInSeconds) => set({ holdInSeconds })}
              />
              <RangeField
                label={messages.delay}
                text={seconds(preset.delayInSeconds)}
                value={preset.delayInSeconds}
                min={0}
                max={5}
                step={0.1}
                onChange={(delayInSeconds) => set({ delayInSeconds })}
              />
              <SelectField
                label={messages.easing}
                names={{ usual: messages.usual, ...messages.easings }}
                values={["usual", ...easings]}
                value={typeof easing === "string" ? easing : "usual"}
                onChange={(name) => {
                  const { easing: _, ...others } = movement.settings;
                  change({ ...movement, settings: name === "usual" ? others : { ...others, easing: name } });
                }}
              />
              {moved === "whole" ? null : (
                <SelectField
                  label={messages.order}
                  names={messages.orders}
                  values={presetOrders}
                  value={order ?? preset.order}
                  onChange={(next) => set({ order: next })}
                />
              )}
              {moved === "parts-aside" ? (
                <>
                  <SelectField
                    label={messages.direction}
                    names={messages.directions}
                    values={presetDirections}
                    value={preset.direction}
                    onChange={(direction) => set({ direction })}
                  />
                  <RangeField
                    label={messages.distance}
                    text={props.messages.make.percent({ share: preset.distance })}
                    value={preset.distance}
                    min={0.02}
                    max={1.5}
                    step={0.01}
                    onChange={(distance) => set({ distance })}
                  />
                </>
              ) : null}
              {Object.keys(movement.settings).length === 0 ? null : (
                <Button variant="tertiary" size="small" onClick={() => change({ ...movement, settings: {} })}>
                  {messages.reset}
                </Button>
              )}
            </div>
          </details>
        </>
      )}
      <SelectField
        label={props.messages.picture.framesPerSecond}
        names={{ "24": "24", "30": "30", "60": "60" }}
        values={frameRates}
        value={String(movement.frameRate) as (typeof frameRates)[number]}
        onChange={(rate) => change({ ...movement, frameRate: Number(rate) })}
      />
    </>
  );
}

/** The SVG that a morph becomes. */
function MorphTarget({
  messages: { fromSvg: messages },
  movement,
  change,
  onUnreadable,
}: MovementSettingsProps) {
  const id = useId();
  const choose = async (file: File): Promise<void> => {
    const name = fileName(file.name);
    try {
      change({ ...movement, target: { name, bytes: await readFile(file) } });
    } catch {
      onUnreadable(name);
    }
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {messages.morphTo}
      </label>
      <input
        id={id}
        className="input"
        type="file"
        accept=".svg,image/svg+xml"
        onChange={({ currentTarget: { files } }) => {
          if (files?.[0] !== undefined) void choose(files[0]);
        }}
      />
    </div>
  );
}
