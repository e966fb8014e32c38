import { describe, expect, it } from "vitest";
import { parseAnimation } from "../parse-animation.ts";
import { two } from "../testing/day-and-night.ts";
import {
  convert,
  inspect,
  type OperationControl,
  optimise,
  type Outcome,
  recolour,
  type Source,
  validate,
} from "./index.ts";

const operations: {
  [name: string]: (source: Source, control: OperationControl) => Promise<Outcome<unknown>>;
} = {
  convert: (source, control) => convert(source, {}, control),
  inspect: (source, control) => inspect(source, {}, control),
  optimise: (source, control) => optimise(source, {}, control),
  recolour: (source, control) => recolour(source, { mapping: { "#ff0000": "#00ff00" } }, control),
  validate: (source, control) => validate(source, {}, control),
};

describe.each(Object.entries(operations))("%s", (_, operation) => {
  it("takes bytes or what was read from them, with the same result, and changes neither", async () => {
    const bytes = two.slice();
    const parsed = parseAnimation(two);
    const before = structuredClone(parsed);
    expect((await operation(parsed, {})).result).toEqual((await operation(bytes, {})).result);
    expect(parsed).toEqual(before);
    expect(bytes).toEqual(two);
  });

  it("can be given up, before and in between, and tells how far it is", async () => {
    const reason = new Error("given up");
    await expect(operation(two, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const onProgress = (share: number): void => {
      if (share > 0) controller.abort(reason);
    };
    await expect(operation(two, { signal: controller.signal, onProgress })).rejects.toBe(reason);
    const shares: number[] = [];
    await operation(two, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });
});
