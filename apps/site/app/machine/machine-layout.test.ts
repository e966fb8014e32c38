import { expect, test } from "vitest";
import type { MachineGraph } from "./machine-graph.ts";
import { diagramWidth, layOutMachine, lineHeight } from "./machine-layout.ts";

/** Every state leads to itself and to the next two. */
const round = (count: number): MachineGraph => ({
  states: Array.from({ length: count }, (_, index) => ({ name: `s${index}`, detail: "", isGlobal: false })),
  arrows: Array.from({ length: count }, (_, index) =>
    [0, 1, 2].map((step) => ({ from: `s${index}`, to: `s${(index + step) % count}`, guards: [] })),
  ).flat(),
});

const corners = (path: string) => {
  const [, left, start, lane, entry] = /^M(\S+) (\S+)H(\S+)V(\S+)H/.exec(path) ?? [];
  return { left: Number(left), start: Number(start), lane: Number(lane), entry: Number(entry) };
};

test.each([1, 2, 3, 5, 12, 60])("%i states, each with three arrows, can be told apart", (count) => {
  const drawing = layOutMachine(round(count));
  for (const [index, state] of drawing.states.entries()) {
    const next = drawing.states[index + 1];
    if (next) expect(next.y).toBeGreaterThan(state.y + state.height);
    else expect(drawing.height).toBeGreaterThanOrEqual(state.y + state.height);
  }
  const placeOf = new Map(drawing.states.map((state) => [state.name, state]));
  const laneOf = new Map<number, string>();
  const starts = new Set<number>();
  for (const { from, to, path, y } of drawing.arrows) {
    const { start, lane, entry } = corners(path);
    expect(start).toBe(y);
    // Leaves its own state, and comes in at the one it leads to.
    const source = placeOf.get(from);
    expect(start).toBeGreaterThan(source?.y ?? Infinity);
    expect(start).toBeLessThan((source?.y ?? 0) + (source?.height ?? 0));
    expect(entry).toBe(placeOf.get(to)?.entry);
    // A line of its own, and a lane that leads to one state alone.
    expect(starts.has(start)).toBe(false);
    starts.add(start);
    expect(laneOf.get(lane) ?? to).toBe(to);
    laneOf.set(lane, to);
    expect(lane).toBeLessThanOrEqual(diagramWidth);
    expect(lane).toBeGreaterThan(drawing.label.x + drawing.label.width);
  }
});

test("states without arrows stand by themselves", () => {
  const { states, arrows } = layOutMachine({ ...round(2), arrows: [] });
  expect(arrows).toEqual([]);
  expect(states.map(({ entry }) => entry)).toEqual([null, null]);
});

test("nothing to draw takes no room", () =>
  expect(layOutMachine({ states: [], arrows: [] }).states).toEqual([]));

test("long words make a row and a box higher, and nothing is written over anything else", () => {
  const graph = round(3);
  const long = "wenn der Zeiger über der Bühne ist und gedrückt wird";
  const { states, arrows } = layOutMachine(graph, {
    ofState: ({ name }) => [long, name],
    ofArrow: () => [long, long],
  });
  for (const { labelLines, causeLines } of arrows)
    expect([labelLines.length, causeLines.length]).toEqual([3, 3]);
  for (const [index, arrow] of arrows.entries()) {
    const next = arrows[index + 1];
    if (next?.from === arrow.from) expect(next.y - arrow.y).toBeGreaterThanOrEqual(6 * lineHeight);
  }
  for (const { nameLines, detailLines, height } of states)
    expect(height).toBeGreaterThan((nameLines.length + detailLines.length) * lineHeight);
});
