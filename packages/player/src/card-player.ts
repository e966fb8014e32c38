import type { ReelSource } from "./engine/reel-protocol.ts";
import { loadPlayer } from "./load-player.ts";
import type { PlayerController } from "./controller/player-controller.ts";

/** Steps of the progress at the foot of a card. */
const stepCount = 24;

export interface CardPlayerOptions {
  /** Address of the file to play. */
  src: string;
  /** Told once when the file cannot be played; the poster stays. */
  onError?: (message: string) => void;
}

export interface CardPlayer {
  /**
   * Plays, also when motion is reduced: only call it for what a person did on purpose. Ends when pointer and focus leave
   * the card; with `hold` only with `stop`.
   */
  play(options?: { hold?: boolean }): void;
  /** Ends playing and gives the renderer back; the poster returns. */
  stop(): void;
  /** Stops and stops listening. */
  unmount(): void;
}

const hoverless = () => matchMedia("(hover: none)").matches;
const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays an animation in the stage of a card while the pointer or the focus is on the card, and never when motion is
 * reduced. `stage` gets a canvas above its poster, `--progress` (0% to 100%), and `data-player="drawn"` from the
 * first drawn frame on, when the poster may hide. `card` is what hover and focus are watched on.
 */
export function mountCardPlayer(
  stage: HTMLElement,
  options: CardPlayerOptions,
  card: HTMLElement = stage,
): CardPlayer {
  let player: PlayerController | null = null;
  let turn = 0;
  let isHeld = false;

  const stop = () => {
    turn += 1;
    isHeld = false;
    player?.close();
    player = null;
    delete stage.dataset["player"];
    stage.style.removeProperty("--progress");
  };

  const start = async (source: ReelSource) => {
    const mine = ++turn;
    stage.dataset["player"] = "loading";
    const { createPlayer } = await loadPlayer();
    // The pointer has left while the code was on its way.
    if (mine !== turn) return;
    const frameCount = () => player?.state.facts?.frameCount ?? 1;
    player = createPlayer({ host: stage, source, reportEveryFrames: 1 });
    let step = -1;
    player.on("frame", (frame) => {
      const now = Math.floor((frame / Math.max(1, frameCount() - 1)) * stepCount);
      if (now === step) return;
      step = now;
      stage.style.setProperty("--progress", `${((now / stepCount) * 100).toFixed(1)}%`);
    });
    player.on("change", ({ hasDrawn, error }) => {
      if (error) {
        stop();
        options.onError?.(error.message);
      } else if (hasDrawn && stage.dataset["player"] === "loading") {
        // The canvas reaches the screen with the next frame, so the poster waits for it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => mine === turn && (stage.dataset["player"] = "drawn")),
        );
      }
    });
    player.play();
  };

  const play = ({ hold = false } = {}) => {
    isHeld ||= hold;
    if (stage.dataset["player"] !== undefined) return;
    start({ url: options.src }).catch((error: unknown) => {
      stop();
      options.onError?.(error instanceof Error ? error.message : String(error));
    });
  };

  const onEnter = (event: PointerEvent) => {
    if (event.pointerType !== "touch" && !stillness()) play();
  };
  const onLeave = (event: PointerEvent) => {
    if (!isHeld && event.pointerType !== "touch" && !card.contains(document.activeElement)) stop();
  };
  const onFocus = () => {
    if (!hoverless() && !stillness()) play();
  };
  const onBlur = (event: FocusEvent) => {
    const isInside = event.relatedTarget instanceof Node && card.contains(event.relatedTarget);
    if (!isHeld && !isInside && !card.matches(":hover")) stop();
  };
  card.addEventListener("pointerenter", onEnter);
  card.addEventListener("pointerleave", onLeave);
  card.addEventListener("focusin", onFocus);
  card.addEventListener("focusout", onBlur);

  return {
    play,
    stop,
    unmount() {
      stop();
      card.removeEventListener("pointerenter", onEnter);
      card.removeEventListener("pointerleave", onLeave);
      card.removeEventListener("focusin", onFocus);
      card.removeEventListener("focusout", onBlur);
    },
  };
}
