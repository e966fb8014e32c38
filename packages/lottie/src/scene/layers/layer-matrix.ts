import { asNumber, asObject, isObject, type JsonObject } from "../../json/json-values.ts";
import { type Matrix, multiply } from "../geometry/matrix.ts";
import type { Moment } from "../moment.ts";
import { transformAt } from "../transform.ts";

/** Layers of one composition by the number they are known by; matrices are worked out once for each. */
export interface Parenting {
  layers: readonly unknown[];
  pointer: string;
  /** Position in the list, by `ind`. */
  positions: ReadonlyMap<number, number>;
  matrices: Map<number, Matrix>;
}

export function parentingOf(layers: readonly unknown[], pointer: string): Parenting {
  const positions = new Map<number, number>();
  layers.forEach((layer, position) => {
    const index = isObject(layer) ? asNumber(layer["ind"]) : null;
    if (index !== null && !positions.has(index)) positions.set(index, position);
  });
  return { layers, pointer, positions, matrices: new Map() };
}

/** From a layer to its composition, along all that it follows. */
export function layerMatrixAt(moment: Moment, parenting: Parenting, position: number): Matrix {
  // Up along the parents first, as far as nothing is known; then down again, so that no chain is too long.
  const chain: number[] = [];
  let next: number | null = position;
  while (next !== null && !parenting.matrices.has(next)) {
    if (chain.includes(next) || chain.length > moment.limits.maxDepth * 16) {
      const code = chain.includes(next) ? "parent-cycle" : "too-deep";
      moment.report.add(code, `${parenting.pointer}/${position}/parent`);
      break;
    }
    chain.push(next);
    next = parentOf(moment, parenting, next);
  }
  let outer = next === null ? null : (parenting.matrices.get(next) ?? null);
  for (const each of chain.toReversed()) {
    const own = ownMatrixAt(moment, parenting, each);
    outer = outer === null ? own : multiply(outer, own);
    parenting.matrices.set(each, outer);
  }
  return outer ?? ownMatrixAt(moment, parenting, position);
}

function ownMatrixAt(moment: Moment, { layers, pointer }: Parenting, position: number): Matrix {
  const layer = asObject(layers[position]) ?? {};
  const followsPath = layer["ao"] === 1 || layer["ao"] === true;
  return transformAt(moment, asObject(layer["ks"]), `${pointer}/${position}/ks`, followsPath);
}

function parentOf(
  moment: Moment,
  { layers, pointer, positions }: Parenting,
  position: number,
): number | null {
  const index = asNumber((layers[position] as JsonObject | undefined)?.["parent"]);
  if (index === null) return null;
  const parent = positions.get(index);
  if (parent === undefined) moment.report.add("parent-missing", `${pointer}/${position}/parent`, { index });
  return parent === undefined ? null : parent;
}
