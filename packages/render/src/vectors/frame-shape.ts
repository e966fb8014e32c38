import type { Ink } from "./ink.ts";
import {
  aspectAt,
  edgeAt,
  edgeCells,
  fillAt,
  frequencies,
  shapeBytes,
  silhouetteSide as side,
} from "./vector-layout.ts";

/** Of the figure so much may lie outside on each side: specks do not move the frame around it. */
const trimmed = 0.01;
const margin = 1.08;
/** Fainter edges than the first are gradients; well above the second all count the same, so that a copy in other colours has them too. */
const [faintEdge, clearEdge] = [0.002, 0.01];
const scale = 127;

interface Box {
  left: number;
  top: number;
  side: number;
  /** Width over height of what is inside. */
  aspect: number;
}

/** What stands in a frame, wherever, in whatever size and colour. Null for an empty one. */
export function shapeOf(ink: Ink): Int8Array | null {
  const box = boxAround(ink);
  if (box === null) return null;
  const shape = new Int8Array(shapeBytes);
  const grid = silhouetteIn(ink, box);
  put(shape, lowFrequencies(grid), 0);
  put(shape, edgesIn(ink, box), edgeAt(0, 0));
  shape[aspectAt] = bounded(Math.log2(box.aspect) * 0.25);
  shape[fillAt] = bounded((grid.reduce((sum, share) => sum + share, 0) / grid.length) * 0.5);
  return shape;
}

const bounded = (value: number): number => Math.max(-scale, Math.min(scale, Math.round(value * scale)));

/** Writes values so that their squares add up to one. */
function put(shape: Int8Array, values: Float32Array, at: number): void {
  let squares = 0;
  for (const value of values) squares += value * value;
  if (squares === 0) return;
  const share = 1 / Math.sqrt(squares);
  for (let index = 0; index < values.length; index += 1)
    shape[at + index] = bounded((values[index] as number) * share);
}

function boxAround({ figure, width, height, mass }: Ink): Box | null {
  if (mass < 1) return null;
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0, index = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, index += 1) {
      const share = figure[index] as number;
      if (share === 0) continue;
      columns[x] = (columns[x] as number) + share;
      rows[y] = (rows[y] as number) + share;
    }
  const [left, right] = [
    reached(columns, mass * trimmed),
    width - reached(columns.toReversed(), mass * trimmed),
  ];
  const [top, bottom] = [reached(rows, mass * trimmed), height - reached(rows.toReversed(), mass * trimmed)];
  const [across, down] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const length = Math.max(across, down) * margin;
  return {
    left: (left + right - length) / 2,
    top: (top + bottom - length) / 2,
    side: length,
    aspect: across / down,
  };
}

/** How far one has to go until so much is behind, with the part of the last step. */
function reached(sums: Float32Array, amount: number): number {
  let sum = 0;
  for (const [index, next] of sums.entries()) {
    if (sum + next > amount) return index + (amount - sum) / next;
    sum += next;
  }
  return sums.length;
}

/** The figure in a grid over the box: exact shares of area, by sums over everything left and above. */
function silhouetteIn({ figure, width, height }: Ink, box: Box): Float32Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1) {
      row += figure[y * width + x] as number;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  const sumAt = (x: number, y: number): number => {
    const px = Math.max(0, Math.min(width, x));
    const py = Math.max(0, Math.min(height, y));
    const x0 = Math.min(width - 1, Math.trunc(px));
    const y0 = Math.min(height - 1, Math.trunc(py));
    const fx = px - x0;
    const fy = py - y0;
    const at = y0 * stride + x0;
    const above = (sums[at] as number) * (1 - fx) + (sums[at + 1] as number) * fx;
    const below = (sums[at + stride] as number) * (1 - fx) + (sums[at + stride + 1] as number) * fx;
    return above * (1 - fy) + below * fy;
  };
  const step = box.side / side;
  const corners = new Float64Array((side + 1) ** 2);
  for (let y = 0; y <= side; y += 1)
    for (let x = 0; x <= side; x += 1)
      corners[y * (side + 1) + x] = sumAt(box.left + x * step, box.top + y * step);
  const grid = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = y * (side + 1) + x;
      const above = (corners[at + 1] as number) - (corners[at] as number);
      const below = (corners[at + side + 2] as number) - (corners[at + side + 1] as number);
      grid[y * side + x] = (below - above) / (step * step);
    }
  return grid;
}

const highest = Math.max(...frequencies.map(([across]) => across));
const cosines = Float32Array.from({ length: (highest + 1) * side }, (_, at) => {
  const [frequency, position] = [Math.floor(at / side), at % side];
  return Math.cos((Math.PI * frequency * (position + 0.5)) / side) * (frequency === 0 ? Math.SQRT1_2 : 1);
});

const acrossOf = Uint8Array.from(frequencies, ([across]) => across);
const downOf = Uint8Array.from(frequencies, ([, down]) => down);
const rows = new Float32Array((highest + 1) * side);

/** The discrete cosine transform of the grid, its low frequencies alone. */
function lowFrequencies(grid: Float32Array): Float32Array {
  for (let across = 0; across <= highest; across += 1)
    for (let y = 0; y < side; y += 1) {
      let sum = 0;
      for (let x = 0, at = y * side, by = across * side; x < side; x += 1)
        sum += (grid[at + x] as number) * (cosines[by + x] as number);
      rows[across * side + y] = sum;
    }
  const found = new Float32Array(acrossOf.length);
  for (let index = 0; index < found.length; index += 1) {
    let sum = 0;
    const at = (acrossOf[index] as number) * side;
    const by = (downOf[index] as number) * side;
    for (let y = 0; y < side; y += 1) sum += (rows[at + y] as number) * (cosines[by + y] as number);
    found[index] = sum;
  }
  return found;
}

/**
 * How edges run in each cell of the box: every clear edge counts the same, whatever colours meet there. What is see-through lies on
 * white, as in most pictures of it: a still has no other edges than those.
 */
function edgesIn({ paint, width, height }: Ink, box: Box): Float32Array {
  const edges = new Float32Array(edgeCells * edgeCells * 3);
  const cell = box.side / edgeCells;
  const row = width * 4;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * row + x * 4;
      const left = paint[at - 1] as number;
      const right = paint[at + 7] as number;
      const above = paint[at - row + 3] as number;
      const below = paint[at + row + 3] as number;
      // Most of a drawing is nothing.
      if (left + right + above + below === 0) continue;
      const acrossAlpha = right - left;
      const downAlpha = below - above;
      let xx = 0;
      let yy = 0;
      let xy = 0;
      for (let channel = at; channel < at + 3; channel += 1) {
        const dx = (paint[channel + 4] as number) - (paint[channel - 4] as number) - acrossAlpha;
        const dy = (paint[channel + row] as number) - (paint[channel - row] as number) - downAlpha;
        xx += dx * dx;
        yy += dy * dy;
        xy += dx * dy;
      }
      const strength = xx + yy;
      if (strength < faintEdge) continue;
      // Between the middles of four cells an edge belongs to each of them by its nearness.
      const cx = Math.max(0, Math.min(edgeCells - 1, (x + 0.5 - box.left) / cell - 0.5));
      const cy = Math.max(0, Math.min(edgeCells - 1, (y + 0.5 - box.top) / cell - 0.5));
      const x0 = Math.min(edgeCells - 2, Math.trunc(cx));
      const y0 = Math.min(edgeCells - 2, Math.trunc(cy));
      const fx = cx - x0;
      const fy = cy - y0;
      const share = 1 / (strength + clearEdge);
      for (let corner = 0; corner < 4; corner += 1) {
        const weight = share * (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy);
        if (weight === 0) continue;
        const into = ((y0 + (corner >> 1)) * edgeCells + x0 + (corner & 1)) * 3;
        edges[into] = (edges[into] as number) + xx * weight;
        edges[into + 1] = (edges[into + 1] as number) + yy * weight;
        edges[into + 2] = (edges[into + 2] as number) + 2 * xy * weight;
      }
    }
  return edges;
}
