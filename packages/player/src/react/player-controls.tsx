import { nextLoop, speeds } from "../player-state.ts";
import { FrameCounter } from "./frame-counter.tsx";
import { PlayerIcon } from "./player-icon.tsx";
import { tints, type PlayerWords, type StageBackground } from "./player-words.ts";
import type { PlayerHandle } from "./use-player.ts";

const loopIcons = { loop: "repeat", once: "arrow-right-to-line", bounce: "arrow-left-right" } as const;

export interface ControlsProps {
  handle: PlayerHandle;
  frameCount: number;
  words: PlayerWords;
  /** Null while the animation's own colour shows. */
  background: StageBackground | null;
  onBackground: (background: StageBackground) => void;
  isFullscreen: boolean;
  /** Null where the browser has no full screen for a page. */
  onFullscreen: (() => void) | null;
}

function Backgrounds({
  words,
  background,
  onBackground,
}: Pick<ControlsProps, "words" | "background" | "onBackground">) {
  return (
    <fieldset className="background-picker">
      <legend className="visually-hidden">{words.background}</legend>
      {[...tints, "transparent" as const].map((each) => (
        <label
          key={each}
          className={
            each === "transparent"
              ? "background-picker__option background-picker__option--transparent"
              : `background-picker__option tint-${each}`
          }
          title={words.backgrounds[each]}
        >
          <input
            type="radio"
            name="stage-background"
            className="visually-hidden"
            checked={background === each}
            onChange={() => onBackground(each)}
            aria-label={words.backgrounds[each]}
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
  frameCount,
  words,
  background,
  onBackground,
  isFullscreen,
  onFullscreen,
}: ControlsProps) {
  const { state, act, player } = handle;
  const loopLabel = `${words.loop}: ${words.loopModes[state.loop]}`;
  return (
    <div className="player__buttons">
      <button
        type="button"
        className="player__play"
        aria-label={state.isPlaying ? words.pause : words.play}
        aria-keyshortcuts="k"
        onClick={() => act((ready) => (ready.state.error ? ready.retry() : ready.toggle()))}
      >
        <PlayerIcon name={state.isPlaying ? "pause" : "play"} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.previousFrame}
        onClick={() => act((ready) => ready.step(-1))}
      >
        <PlayerIcon name="step-back" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={words.nextFrame}
        onClick={() => act((ready) => ready.step(1))}
      >
        <PlayerIcon name="step-forward" />
      </button>
      <FrameCounter player={player} frameCount={frameCount} />
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
          aria-label={words.speed}
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
        aria-label={words.backwards}
        title={words.backwards}
        aria-pressed={state.direction === -1}
        onClick={() => act((ready) => ready.setDirection(ready.state.direction === 1 ? -1 : 1))}
      >
        <PlayerIcon name="rewind" />
      </button>
      <Backgrounds words={words} background={background} onBackground={onBackground} />
      {onFullscreen === null ? null : (
        <button
          type="button"
          className="icon-button player__fullscreen"
          aria-label={isFullscreen ? words.exitFullscreen : words.fullscreen}
          aria-keyshortcuts="f"
          onClick={onFullscreen}
        >
          <PlayerIcon name={isFullscreen ? "minimize" : "maximize"} />
        </button>
      )}
    </div>
  );
}
