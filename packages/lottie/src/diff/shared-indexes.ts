import type { ParsedAnimation } from "../contract.ts";
import { asNumber, isObject } from "../json/json-values.ts";

export interface SharedIndex {
  animationId: string;
  /** Of the list that the layer stands in. */
  list: string;
  pointer: string;
  number: number;
}

/** Layers that have the number of another layer of their composition: what follows that number as its parent follows one of them. */
export function sharedIndexes({ animations }: ParsedAnimation): SharedIndex[] {
  return animations.flatMap(({ id, json }) => {
    const assets = Array.isArray(json["assets"]) ? json["assets"] : [];
    const lists: [string, unknown][] = [
      ["/layers", json["layers"]],
      ...assets.map((asset: unknown, index): [string, unknown] => [
        `/assets/${index}/layers`,
        isObject(asset) ? asset["layers"] : null,
      ]),
    ];
    return lists.flatMap(([pointer, list]) => {
      const seen = new Set<number>();
      return (Array.isArray(list) ? list : []).flatMap((layer: unknown, index) => {
        const number = isObject(layer) ? asNumber(layer["ind"]) : null;
        if (number === null || !seen.has(number)) {
          if (number !== null) seen.add(number);
          return [];
        }
        return [{ animationId: id, list: pointer, pointer: `${pointer}/${index}`, number }];
      });
    });
  });
}
