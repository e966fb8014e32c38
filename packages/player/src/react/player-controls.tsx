import { nextLoop, speeds } from "../controller/player-state.ts";
import type { FirstFrameTexts } from "./stage-texts.ts";
import { FrameCounter } from "./frame-counter.tsx";
import { PlayerIcon } from "./player-icon.tsx";
import { tints, type PlayerMessages, type StageBackground } from "./player-messages.ts";
import type { PlayerHandle } from "./use-player.ts";

const loopIcons = { loop: "repeat", once: "arrow-right-to-line", bounce: "arrow-left-right" } as const;

export interface ControlsProps {
  handle: PlayerHandle;
  firstFrame: FirstFrameTexts;
  messages: PlayerMessages;
  /** Null while the animation's own colour shows. */
  background: StageBackground | null;
  onBackground: (background: StageBackground) => void;
  isFullscreen: boolean;
  /** Null where the browser has no full screen for a page. */
  onFullscreen: (() => void) | null;
}

function Backgrounds({
  messages,
  background,
  onBackground,
}: Pick<ControlsProps, "messages" | "background" | "onBackground">) {
  return (
    <fieldset className="background-picker">
      <legend className="visually-hidden">{messages.background}</legend>
      {[...tints, "transparent" as const].map((each) => (
        <label
          key={each}
          className={
            each === "transparent"
              ? "background-picker__option background-picker__option--transparent"
              : `background-picker__option tint-${each}`
          }
          title={messages.backgrounds[each]}
        >
          <input
            type="radio"
            name="stage-background"
            className="visually-hidden"
            checked={background === each}
            onChange={() => onBackground(each)}
            aria-label={messages.backgrounds[each]}
          />
          <i />
        </label>
      ))}
    </fieldset>
  );
}

/** The row of buttons under the ticks. */
export function PlayerControls({
  handle,
  firstFrame,
  messages,
  background,
  onBackground,
  isFullscreen,
  onFullscreen,
}: ControlsProps) {
  const { state, act, player } = handle;
  const loopLabel = `${messages.loop}: ${messages.loopModes[state.loop]}`;
  return (
    <div className="player__buttons">
      <button
        type="button"
        className="player__play"
        aria-label={state.isPlaying ? messages.pause : messages.play}
        aria-keyshortcuts="k"
        onClick={() => act((ready) => (ready.state.error ? ready.retry() : ready.toggle()))}
      >
        <PlayerIcon name={state.isPlaying ? "pause" : "play"} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.previousFrame}
        onClick={() => act((ready) => ready.step(-1))}
      >
        <PlayerIcon name="step-back" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.nextFrame}
        onClick={() => act((ready) => ready.step(1))}
      >
        <PlayerIcon name="step-forward" />
      </button>
      <FrameCounter player={player} firstFrame={firstFrame} />
      <button
        type="button"
        className="icon-button"
        aria-label={loopLabel}
        title={loopLabel}
        aria-keyshortcuts="l"
        aria-pressed={state.loop !== "once"}
        onClick={() => act((ready) => ready.setLoop(nextLoop(ready.state.loop)))}
      >
        <PlayerIcon name={loopIcons[state.loop]} />
      </button>
      <span className="player__speed">
        <select
          className="tabular-numbers"
          aria-label={messages.speed}
          value={state.speed}
          onChange={(event) => {
            const speed = Number(event.currentTarget.value);
            act((ready) => ready.setSpeed(speed));
          }}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>{`${speed}×`}</option>
          ))}
        </select>
        <PlayerIcon name="chevron-down" small />
      </span>
      <button
        type="button"
        className="icon-button player__backwards"
        aria-label={messages.backwards}
        title={messages.backwards}
        aria-pressed={state.direction === -1}
        onClick={() => act((ready) => ready.setDirection(ready.state.direction === 1 ? -1 : 1))}
      >
        <PlayerIcon name="rewind" />
      </button>
      <div className="player__look">
        <Backgrounds messages={messages} background={background} onBackground={onBackground} />
        {onFullscreen === null ? null : (
          <button
            type="button"
            className="icon-button player__fullscreen"
            aria-label={isFullscreen ? messages.exitFullscreen : messages.fullscreen}
            aria-keyshortcuts="f"
            onClick={onFullscreen}
          >
            <PlayerIcon name={isFullscreen ? "minimize" : "maximize"} />
          </button>
        )}
      </div>
    </div>
  );
}
