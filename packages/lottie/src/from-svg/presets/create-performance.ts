import { eased } from "../../scene/easing.ts";
import {
  applyTo,
  identity,
  inverseOf,
  type Matrix,
  multiplyAll,
  scaling,
  translation,
} from "../../scene/geometry/matrix.ts";
import type { Bezier } from "../animation/effect.ts";
import { createGroup } from "../scene/create-group.ts";
import type { Canvas } from "../scene/create-drawing.ts";
import type { Drawn, DrawnGroup } from "../scene/drawing.ts";
import { morphed } from "./morph.ts";
import { type DrawingPart, partsOf, ranksOf } from "./parts-of.ts";
import { type SvgPreset, wholePreset } from "./preset.ts";

/** A drawing that is brought to move. */
export interface Performance {
  duration: number;
  turns: number[];
  easings: Bezier[];
  drawingAt(time: number): DrawnGroup;
}

/** As long as all parts together take at most, however many they are. */
const maxStagger = 2;

export function createPerformance(
  drawing: DrawnGroup,
  canvas: Canvas,
  preset: SvgPreset,
  target: DrawnGroup | null,
): Performance {
  const whole = wholePreset(preset);
  const { durationInSeconds: length, delayInSeconds: delay, holdInSeconds: hold, phase, easing } = whole;
  const { parts, matrix, replaced } = partsOf(drawing);
  const isMorph = whole.name === "morph";
  const ranks = ranksOf(parts, whole.order);
  const stagger = isMorph ? 0 : Math.min(whole.staggerInSeconds, maxStagger / Math.max(1, parts.length - 1));
  const last = stagger * Math.max(0, parts.length - 1) + length;
  const duration = delay + last + hold + (phase === "in-out" ? last + hold / 2 : 0);
  const begins = ranks.map((rank) => delay + rank * stagger);
  const leaves = ranks.map((rank) => delay + (phase === "in-out" ? last + hold : 0) + rank * stagger);
  /** 0 away, 1 there; easing may go beyond. */
  const presence = (index: number, time: number, curve: Bezier): number => {
    const come = eased((time - (begins[index] ?? 0)) / length, ...curve);
    const go = eased((time - (leaves[index] ?? 0)) / length, ...mirrored(curve));
    if (phase === "in") return come;
    return phase === "out" ? 1 - go : time < (leaves[index] ?? 0) ? come : 1 - go;
  };
  const [dx, dy] = directions[whole.direction];
  const inverse = inverseOf(matrix) ?? identity;
  const origin = applyTo(inverse, 0, 0);
  const [wayX, wayY] = applyTo(
    inverse,
    dx * canvas.width * whole.distance,
    dy * canvas.height * whole.distance,
  );
  const way = [wayX - origin[0], wayY - origin[1]] as const;
  const moved = ({ drawn, box }: DrawingPart, index: number, time: number): Drawn => {
    const share = presence(index, time, easing);
    const soft = Math.min(1, Math.max(0, presence(index, time, linear) * 2));
    const group = (part: Matrix, opacity: number, isMoving = true): Drawn =>
      createGroup(`${drawn.key}P`, [drawn], {
        matrix: part,
        opacity,
        isMoving,
        isFading: true,
        name: drawn.name,
      });
    switch (whole.name) {
      case "draw-on":
        return drawnOn(drawn, share, soft);
      case "fade":
        return group(identity, share, false);
      case "pop": {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const size = smallest + (1 - smallest) * share;
        return group(multiplyAll(translation(x, y), scaling(size, size), translation(-x, -y)), soft);
      }
      case "slide":
      case "stagger":
        return group(translation(-way[0] * (1 - share), -way[1] * (1 - share)), soft);
      case "morph":
        return drawn;
    }
  };
  const turns = new Set([0, duration]);
  for (const start of [...(phase === "out" ? [] : begins), ...(phase === "in" ? [] : leaves)])
    for (const share of [0, 0.5, 1]) turns.add(Math.round((start + share * length) * 1e6) / 1e6);
  const morph = isMorph && target !== null ? morphed(drawing, target) : null;
  return {
    duration,
    turns: [...turns].filter((turn) => turn >= 0 && turn <= duration).toSorted((a, b) => a - b),
    easings: [easing, mirrored(easing)],
    drawingAt: (time) =>
      morph === null
        ? replaced(parts.map((part, index) => moved(part, index, time)))
        : morph(presence(0, time, easing)),
  };
}

/** Of no size at all nothing could turn back. */
const smallest = 0.001;
const linear: Bezier = [0, 0, 1, 1];
const directions = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

const mirrored = ([x1, y1, x2, y2]: Bezier): Bezier => [1 - x2, 1 - y2, 1 - x1, 1 - y1];

/** Strokes are drawn along their outline; what is only filled comes with the rest. */
function drawnOn(drawn: Drawn, share: number, soft: number): Drawn {
  if (drawn.kind === "group")
    return { ...drawn, children: drawn.children.map((child) => drawnOn(child, share, soft)) };
  if (drawn.kind !== "shape") return createGroup(`${drawn.key}P`, [drawn], { opacity: soft, isFading: true });
  const { fill, stroke } = drawn;
  const faded = fill === null ? null : { ...fill, opacity: fill.opacity * Math.max(0, 2 * soft - 1) };
  if (stroke === null) return { ...drawn, fill: faded };
  const line = {
    ...drawn,
    key: `${drawn.key}S`,
    fill: null,
    trim: { start: 0, end: Math.min(1, Math.max(0, share)) },
  };
  if (fill === null) return { ...line, key: drawn.key };
  const area = { ...drawn, fill: faded, stroke: null };
  return createGroup(`${drawn.key}D`, drawn.isStrokeBelow ? [line, area] : [area, line], {
    name: drawn.name,
  });
}
