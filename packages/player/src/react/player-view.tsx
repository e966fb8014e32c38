import { useCallback, useEffect, useRef, useState, type ReactNode, useSyncExternalStore } from "react";
import { actionOfEvent } from "./player-keys.ts";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerIcon } from "./player-icon.tsx";
import type { PlayerMessages, StageBackground } from "./player-messages.ts";
import { Scrubber } from "./scrubber.tsx";
import { stageTexts, type StageTexts } from "./stage-texts.ts";
import type { PlayerHandle } from "./use-player.ts";
import { useStagePointer } from "./use-stage-pointer.ts";

export interface PlayerViewProps {
  handle: PlayerHandle;
  messages: PlayerMessages;
  /**
   * Shown until the first frame is drawn, and again when the renderer is needed elsewhere. It also says what the picture
   * shows to those who do not see it, so it needs its words.
   */
  poster: ReactNode;
  frameCount: number;
  /** `tick`: above which of the ticks (0 to 39) the name stands; null when not all names find room. */
  markers: { name: string; frame: number; tick: number | null }[];
  initialBackground: StageBackground;
  /** `#rrggbb` that the file is made for; it covers the tissue until a person chooses another background. */
  ownColour: string | null;
  /** Size of the animation: the stage takes its shape, within what a page can bear. */
  width: number;
  height: number;
  /** What the server renders from other texts (`stageTexts`); default: from the numbers here. */
  texts?: StageTexts;
  /** True when the animation paints its whole canvas: it then fills the stage instead of lying on tissue. */
  isOpaque: boolean;
}

const neverChanges = () => () => undefined;

function useFullscreen() {
  const ref = useRef<HTMLElement>(null);
  const [isFullscreen, setFullscreen] = useState(false);
  // An iPhone has it for films alone.
  const canFullscreen = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => true,
  );
  useEffect(() => {
    const onChange = () =>
      setFullscreen(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : ref.current?.requestFullscreen?.();
    // Refused by the browser or the frame around us: the player stays as it is.
    change?.catch(() => undefined);
  }, []);
  return { ref, isFullscreen, canFullscreen, toggle };
}

/** The names of markers under the ticks; places are classes, because style attributes do not pass the site's policy. */
function Segments({ handle, markers, messages }: Pick<PlayerViewProps, "handle" | "markers" | "messages">) {
  if (markers.length === 0) return null;
  const current = handle.state.segment?.marker ?? null;
  return (
    <fieldset className="scrubber__markers">
      <legend className="visually-hidden">{messages.segments}</legend>
      {markers.map(({ name, frame, tick }) => (
        <button
          key={`${name}-${frame}`}
          type="button"
          className={tick === null ? undefined : `at-tick-${tick}`}
          aria-pressed={current === name}
          title={messages.onlySegment({ name })}
          onClick={() =>
            handle.act((ready) => {
              if (ready.state.facts) return ready.setMarker(current === name ? null : name);
              ready.show();
              const off = ready.on("change", ({ facts }) => {
                if (!facts) return;
                off();
                ready.setMarker(name);
              });
            })
          }
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Stage, ticks and controls. Rendered on the server it is a poster with a row of buttons that wake up later. */
export function PlayerView({
  handle,
  messages,
  poster,
  frameCount,
  markers,
  initialBackground,
  ownColour,
  width,
  height,
  isOpaque,
  texts,
}: PlayerViewProps) {
  const { state, act, stageRef } = handle;
  const [chosen, setChosen] = useState<StageBackground | null>(null);
  const background = chosen ?? initialBackground;
  const { ref, isFullscreen, canFullscreen, toggle } = useFullscreen();
  const frames = state.facts?.frameCount ?? frameCount;
  const { shape, ...firstFrame } = texts ?? stageTexts(messages, { frameCount: frames, width, height });
  const stage = useRef<HTMLDivElement>(null);
  useStagePointer(stage, handle);

  useEffect(() => {
    const section = ref.current;
    const onKey = (event: KeyboardEvent) => {
      const action = actionOfEvent(event);
      if (action === null) return;
      event.preventDefault();
      if (action === "fullscreen") toggle();
      else act(action);
    };
    section?.addEventListener("keydown", onKey);
    return () => section?.removeEventListener("keydown", onKey);
  }, [ref, act, toggle]);

  return (
    <section
      ref={ref}
      className={`player ${background === "transparent" ? "player--transparent" : `tint-${background}`}`}
      aria-label={messages.label}
      tabIndex={-1}
    >
      <div
        ref={stage}
        className={`player__stage stage${isOpaque && chosen === null ? " player__stage--full" : ""}`}
        // Pressed, it takes the focus, so that the keys work; it is no stop on the way of the keyboard.
        tabIndex={-1}
        data-drawn={state.hasDrawn || undefined}
      >
        {/* As wide as the stage and as high as its shape wants; styles limit the height. An attribute, because of the site's policy. */}
        <svg className="player__shape" viewBox={shape} aria-hidden="true" />
        {ownColour && chosen === null ? (
          <svg className="player__paint" aria-hidden="true">
            <rect width="100%" height="100%" fill={ownColour} />
          </svg>
        ) : null}
        <div className="player__poster">{poster}</div>
        <div className="player__canvas" ref={stageRef} />
        {state.machine ? (
          <span className="tag tag--ink player__machine-state">
            {messages.state({ state: state.machine.state })}
          </span>
        ) : null}
        {state.phase === "loading" ? (
          <div className="progress-bar progress-bar--indeterminate player__loading" />
        ) : null}
      </div>
      {state.error ? (
        <div className="player__error" role="alert">
          <PlayerIcon name="circle-alert" />
          <span>{messages.failed}</span>
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => act((ready) => ready.retry())}
          >
            <PlayerIcon name="rotate-cw" small />
            {messages.tryAgain}
          </button>
        </div>
      ) : null}
      <div className="player__controls">
        <Scrubber handle={handle} frameCount={frames} firstFrame={firstFrame} messages={messages} />
        <Segments handle={handle} markers={markers} messages={messages} />
        <PlayerControls
          handle={handle}
          firstFrame={firstFrame}
          messages={messages}
          background={ownColour && chosen === null ? null : background}
          onBackground={setChosen}
          isFullscreen={isFullscreen}
          onFullscreen={canFullscreen ? toggle : null}
        />
      </div>
    </section>
  );
}
