import type { MachineArrow, MachineGraph, MachineState } from "./machine-graph.ts";
import { wrapToWidth } from "./wrap-to-width.ts";

/** In units of the drawing, which is as wide as a phone leaves it, so that its letters are never smaller than they are meant. */
export const diagramWidth = 316;
const node = { width: 108, entry: 22, row: 38, padding: 10, gap: 16 };
const lane = { step: 14, width: 84, edge: 6 };
const labelStart = node.width + 10;
/** Room for the point of an arrow beside a state. */
const head = 8;

export const lineHeight = 15;
/** Average widths of letters, in the widest font that may stand in for ours: of names of states, of what leads on, of details. */
const letterWidths = { name: 9, label: 7.6, detail: 7.4 };
const inset = 20;

/** What is written beside the drawing's lines and in its boxes; one that is empty takes a line as well, so that rows are alike. */
export interface MachineTexts {
  ofState(state: MachineState): [name: string, detail: string];
  ofArrow(arrow: MachineArrow): [label: string, cause: string];
}
const noTexts: MachineTexts = { ofState: () => ["", ""], ofArrow: () => ["", ""] };

interface DrawnState {
  name: string;
  nameLines: string[];
  detailLines: string[];
  y: number;
  height: number;
  /** Where arrows come in; null where none leads here. */
  entry: number | null;
}

interface DrawnArrow extends MachineArrow {
  path: string;
  labelLines: string[];
  causeLines: string[];
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
export function layOutMachine(
  { states, arrows }: MachineGraph,
  texts: MachineTexts = noTexts,
): MachineDrawing {
  const laneCount = states.filter(({ name }) => arrows.some(({ to }) => to === name)).length;
  const step = Math.min(lane.step, lane.width / Math.max(1, laneCount));
  const nearest = diagramWidth - lane.edge - Math.max(0, laneCount - 1) * step;
  const labelWidth = nearest - labelStart - 8;
  let y = 1;
  const drawn = new Map<string, DrawnState>();
  const lines = new Map<MachineArrow, Pick<DrawnArrow, "labelLines" | "causeLines">>();
  const starts = new Map<MachineArrow, number>();
  for (const state of states) {
    const { name } = state;
    const [title, detail] = texts.ofState(state);
    const nameLines = wrapToWidth(title, node.width - inset, letterWidths.name);
    const detailLines = wrapToWidth(detail, node.width - inset, letterWidths.detail);
    const outgoing = arrows.filter(({ from }) => from === name);
    const heights = outgoing.map((arrow) => {
      const [label, cause] = texts.ofArrow(arrow);
      const labelLines = wrapToWidth(label, labelWidth, letterWidths.label);
      const causeLines = wrapToWidth(cause, labelWidth, letterWidths.label);
      lines.set(arrow, { labelLines, causeLines });
      const [above, below] = [Math.max(1, labelLines.length), Math.max(1, causeLines.length)];
      return { above, below, height: (above + below) * lineHeight + 8 };
    });
    const hasEntry = arrows.some(({ to }) => to === name);
    const rows = (hasEntry ? node.entry : 0) + heights.reduce((sum, each) => sum + each.height, 0);
    const written = (nameLines.length + detailLines.length) * (lineHeight + 1) + 14;
    const height = Math.max(node.row + 8, written, rows + node.padding);
    const first = y + (height - rows) / 2;
    const entry = hasEntry ? first + node.entry / 2 : null;
    drawn.set(name, { name, nameLines, detailLines, y, height, entry });
    let top = first + (hasEntry ? node.entry : 0);
    for (const [index, arrow] of outgoing.entries()) {
      const { above = 1, height: row = node.row } = heights[index] ?? {};
      starts.set(arrow, top + 4 + above * lineHeight);
      top += row;
    }
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
  const laneOf = new Map(targets.map(({ name }, index) => [name, nearest + index * step]));

  return {
    height: Math.max(0, y - node.gap) + 1,
    states: [...drawn.values()],
    arrows: arrows.map((arrow) => {
      const start = starts.get(arrow) ?? 0;
      const path = `M${node.width} ${start}H${laneOf.get(arrow.to) ?? nearest}V${drawn.get(arrow.to)?.entry ?? start}H${node.width + head}`;
      return { ...arrow, labelLines: [], causeLines: [], ...lines.get(arrow), path, y: start };
    }),
    label: { x: labelStart, width: labelWidth },
  };
}

export const nodeWidth = node.width;
