import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { nearestTo } from "./line-geometry.ts";

/** Moments that PageUp and PageDown pass over. */
const far = 24;

/** Which moment of a plot is looked at, by pointer or by key. */
export function useMoment(xs: readonly number[]) {
  const [moment, setMoment] = useState<number | null>(null);
  const last = xs.length - 1;
  const at = moment === null ? last : Math.min(moment, last);
  const positionOf: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - far,
    PageUp: at + far,
    Home: 0,
    End: last,
  };
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void =>
    setMoment(nearestTo(xs, clientX - currentTarget.getBoundingClientRect().left));
  return {
    /** Null while nobody looks at one. */
    moment: moment === null ? null : at,
    reader: {
      role: "slider",
      tabIndex: 0,
      "aria-valuemin": 0,
      "aria-valuemax": last,
      "aria-valuenow": at,
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: () => setMoment(null),
      onFocus: () => setMoment((before) => before ?? last),
      onBlur: () => setMoment(null),
      onKeyDown: (event: KeyboardEvent): void => {
        const position = positionOf[event.key];
        if (position === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        setMoment(Math.max(0, Math.min(last, position)));
      },
    },
  } as const;
}
