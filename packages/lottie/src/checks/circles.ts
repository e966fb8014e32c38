import { asNumber, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { idOf } from "../json/walk.ts";

/** Where something first goes in a circle, and how much does. */
export interface Circles {
  pointer: string;
  count: number;
}

/** Layers whose parents lead into a circle: where they are cannot be said. Null where there are none. */
export function circularParents(json: JsonObject): Circles | null {
  const found: string[] = [];
  const look = (layers: unknown, pointer: string): void => {
    if (!Array.isArray(layers)) return;
    const parents = new Map<number, number>();
    const positions = new Map<number, number>();
    for (const [position, layer] of layers.entries()) {
      if (!isObject(layer)) continue;
      const index = asNumber(layer["ind"]);
      if (index !== null && !positions.has(index)) positions.set(index, position);
      const parent = asNumber(layer["parent"]);
      if (parent !== null) parents.set(position, parent);
    }
    const followed = new Map(
      [...parents].map(([position, parent]) => [position, [positions.get(parent) ?? -1]]),
    );
    for (const position of leadIntoCircles(followed)) found.push(`${pointer}/${position}/parent`);
  };
  look(json["layers"], "/layers");
  if (Array.isArray(json["assets"]))
    for (const [index, asset] of json["assets"].entries())
      if (isObject(asset)) look(asset["layers"], `/assets/${index}/layers`);
  return circlesAt(found);
}

/** Compositions that contain themselves, or one that does, whether they are shown or not. Null where there are none. */
export function circularCompositions(json: JsonObject): Circles | null {
  const shown = new Map<string, string[]>();
  for (const asset of objectsIn(json["assets"])) {
    const id = idOf(asset["id"]);
    if (id === null || !Array.isArray(asset["layers"])) continue;
    const ids = shown.get(id) ?? [];
    for (const layer of objectsIn(asset["layers"])) ids.push(idOf(layer["refId"]) ?? "");
    shown.set(id, ids);
  }
  const circular = leadIntoCircles(shown);
  if (circular.size === 0 || !Array.isArray(json["assets"])) return null;
  return circlesAt(
    json["assets"].flatMap((asset, index) =>
      isObject(asset) && circular.has(idOf(asset["id"]) ?? "") ? [`/assets/${index}`] : [],
    ),
  );
}

const circlesAt = (pointers: readonly string[]): Circles | null =>
  pointers[0] === undefined ? null : { pointer: pointers[0], count: pointers.length };

/** What is left of a graph once all is taken off, again and again, that leads to nothing that is left; in its order. */
function leadIntoCircles<Node>(next: ReadonlyMap<Node, readonly Node[]>): Set<Node> {
  const before = new Map<Node, Node[]>();
  const left = new Map<Node, number>();
  for (const [node, followed] of next) {
    let known = 0;
    for (const each of followed) {
      if (!next.has(each)) continue;
      known++;
      const list = before.get(each);
      if (list === undefined) before.set(each, [node]);
      else list.push(node);
    }
    left.set(node, known);
  }
  const ended = [...left].flatMap(([node, count]) => (count === 0 ? [node] : []));
  for (const node of ended)
    for (const each of before.get(node) ?? []) {
      const count = (left.get(each) ?? 0) - 1;
      left.set(each, count);
      if (count === 0) ended.push(each);
    }
  return new Set([...left].flatMap(([node, count]) => (count > 0 ? [node] : [])));
}
