import type { MachineArrow, MachineGraph } from "./machine-graph.ts";

/** In units of the drawing, which is as wide as a phone leaves it, so that its letters are never smaller than they are meant. */
export const diagramWidth = 316;
const node = { width: 108, entry: 22, row: 38, padding: 10, gap: 16 };
const lane = { step: 14, width: 84, edge: 6 };
const labelStart = node.width + 10;
/** Room for the point of an arrow beside a state. */
const head = 8;

interface DrawnState {
  name: string;
  y: number;
  height: number;
  /** Where arrows come in; null where none leads here. */
  entry: number | null;
}

interface DrawnArrow extends MachineArrow {
  path: string;
  /** Height of its start: what leads on is written above it, how that comes about below. */
  y: number;
}

export interface MachineDrawing {
  height: number;
  states: DrawnState[];
  arrows: DrawnArrow[];
  label: { x: number; width: number };
}

/**
 * States one under another; every arrow leaves its state on a line of its own, on which there is room for words, goes to the lane
 * of the state it leads to, and along it. All that lead to one state share its lane and its point, so any graph can be read.
 */
export function layOutMachine({ states, arrows }: MachineGraph): MachineDrawing {
  let y = 1;
  const drawn = new Map<string, DrawnState>();
  const starts = new Map<MachineArrow, number>();
  for (const { name } of states) {
    const outgoing = arrows.filter(({ from }) => from === name);
    const hasEntry = arrows.some(({ to }) => to === name);
    const rows = (hasEntry ? node.entry : 0) + outgoing.length * node.row;
    const height = Math.max(node.row + 8, rows + node.padding);
    const first = y + (height - rows) / 2;
    drawn.set(name, { name, y, height, entry: hasEntry ? first + node.entry / 2 : null });
    for (const [index, arrow] of outgoing.entries())
      starts.set(arrow, first + (hasEntry ? node.entry : 0) + (index + 0.5) * node.row);
    y += height + node.gap;
  }

  const targets = [...drawn.values()]
    .filter(({ entry }) => entry !== null)
    .map(({ name, entry }) => {
      const reach = arrows
        .filter(({ to }) => to === name)
        .map((arrow) => Math.abs((starts.get(arrow) ?? 0) - (entry ?? 0)));
      return { name, reach: Math.max(0, ...reach) };
    })
    // The shortest way lies nearest: fewest lines cross.
    .toSorted((a, b) => a.reach - b.reach);
  const step = Math.min(lane.step, lane.width / Math.max(1, targets.length));
  const nearest = diagramWidth - lane.edge - Math.max(0, targets.length - 1) * step;
  const laneOf = new Map(targets.map(({ name }, index) => [name, nearest + index * step]));

  return {
    height: Math.max(0, y - node.gap) + 1,
    states: [...drawn.values()],
    arrows: arrows.map((arrow) => {
      const start = starts.get(arrow) ?? 0;
      const path = `M${node.width} ${start}H${laneOf.get(arrow.to) ?? nearest}V${drawn.get(arrow.to)?.entry ?? start}H${node.width + head}`;
      return { ...arrow, path, y: start };
    }),
    label: { x: labelStart, width: nearest - labelStart - 8 },
  };
}

/** As many letters as have room, the last one cut away marked; letters of East Asia take two places. */
export function cutToWidth(text: string, width: number, letterWidth = 7): string {
  let left = width / letterWidth;
  let kept = "";
  for (const letter of text) {
    left -= /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60]/u.test(letter) ? 1.9 : 1;
    if (left < 0) return `${kept.slice(0, -1).trimEnd()}…`;
    kept += letter;
  }
  return kept;
}

export const nodeWidth = node.width;
