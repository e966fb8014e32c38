import type { PlayerController } from "../controller/player-controller.ts";
import { nextLoop, playedRange, stepSpeed } from "../controller/player-state.ts";

/** Keys that the focused part of the player needs for itself. */
function isTakenBy(target: HTMLElement, key: string): boolean {
  if (target.matches("input:not([type=range]), select, textarea")) return true;
  return target.matches("button, a[href]") && (key === " " || key === "Enter");
}

type Action = (player: PlayerController) => void;

/** What a key does to the player; null when it is not one of its keys. */
export function actionOfKey(event: Pick<KeyboardEvent, "key" | "shiftKey">): Action | "fullscreen" | null {
  const stride = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case " ":
    case "k":
    case "K":
      return (player) => player.toggle();
    case "ArrowLeft":
    case ",":
      return (player) => player.step(-stride);
    case "ArrowRight":
    case ".":
      return (player) => player.step(stride);
    case "PageDown":
      return (player) => player.step(-10);
    case "PageUp":
      return (player) => player.step(10);
    case "Home":
      return (player) => jump(player, 0);
    case "End":
      return (player) => jump(player, 1);
    case "l":
    case "L":
      return (player) => player.setLoop(nextLoop(player.state.loop));
    case "<":
      return (player) => player.setSpeed(stepSpeed(player.state.speed, -1));
    case ">":
      return (player) => player.setSpeed(stepSpeed(player.state.speed, 1));
    case "f":
    case "F":
      return "fullscreen";
    default:
      return null;
  }
}

function jump(player: PlayerController, end: 0 | 1): void {
  player.pause();
  player.seek(playedRange(player.state)[end]);
}

/** The action of a key pressed somewhere in the player; null when the focused part keeps the key for itself. */
export function actionOfEvent(event: KeyboardEvent): Action | "fullscreen" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (event.target instanceof HTMLElement && isTakenBy(event.target, event.key)) return null;
  return actionOfKey(event);
}
