/** Icons of the document's sprite that the player needs. */
export type PlayerIconName =
  | "play"
  | "pause"
  | "step-back"
  | "step-forward"
  | "repeat"
  | "arrow-right-to-line"
  | "arrow-left-right"
  | "chevron-down"
  | "rewind"
  | "maximize"
  | "minimize"
  | "circle-alert"
  | "rotate-cw";

export function PlayerIcon({ name, small = false }: { name: PlayerIconName; small?: boolean }) {
  return (
    <svg className={small ? "icon icon--small" : "icon"} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
