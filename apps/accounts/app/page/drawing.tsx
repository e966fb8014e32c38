import lock from "../art/lock.svg?url";
import mail from "../art/mail.svg?url";
import tightrope from "../art/tightrope.svg?url";
import unplugged from "../art/unplugged.svg?url";

const drawings = {
  lock: { file: lock, viewBox: "-72 26 560 221" },
  tightrope: { file: tightrope, viewBox: "-40 -4 470 186" },
  mail: { file: mail, viewBox: "-80 44 560 221" },
  unplugged: { file: unplugged, viewBox: "-80 44 560 221" },
};

export type DrawingName = keyof typeof drawings;

/** A drawing in the window of a card, cut as the design cuts it. */
export function Drawing({ name }: { name: DrawingName }) {
  const { file, viewBox } = drawings[name];
  return (
    <svg className="art" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${file}#drawing`} width="400" height="300" />
    </svg>
  );
}
