import { asNumber, asObject, isObject, type JsonObject } from "../../json/json-values.ts";
import { DocumentCompositions } from "./composition.ts";
import { Chance } from "./chance.ts";
import { freezeLanguage } from "./freeze-language.ts";
import type { Compositions } from "./model.ts";
import { now } from "./moment.ts";
import type { Property } from "./property.ts";
import { type Failure, ProgramRunner } from "./runner.ts";
import { textPropertyOf } from "./text.ts";
import type { Value } from "./values.ts";

/** What the sandbox is asked: to read a document, then for values of properties. */
export type LibraryRequest =
  | { kind: "open"; document: JsonObject; pointers: readonly string[]; disabled: readonly string[] }
  | { kind: "value"; pointer: string; frame: number; isAlone: boolean };

/** What it answers. */
export type LibraryAnswer =
  | { kind: "opened"; missing: string[] }
  | { kind: "value"; value: Value; failures: Failure[] }
  | { kind: "ended"; limit: "stack" | "memory" };

let runner = new ProgramRunner(new Set());
const properties = new Map<string, Property>();

function open({ document, pointers, disabled }: Extract<LibraryRequest, { kind: "open" }>): LibraryAnswer {
  now.frameRate = asNumber(document["fr"]) || 30;
  runner = new ProgramRunner(new Set(disabled));
  const compositions = new DocumentCompositions(runner, document);
  const missing = pointers.filter((pointer) => {
    const property = propertyAt(document, compositions, pointer);
    if (property !== null) properties.set(pointer, property);
    return property === null;
  });
  return { kind: "opened", missing };
}

/** The property at a place of the document, of the layer that it is in. */
function propertyAt(document: JsonObject, compositions: Compositions, pointer: string): Property | null {
  const steps = pointer.split("/").slice(1);
  const layer = compositions.all
    .flatMap(({ layers }) => layers)
    .find((each) => pointer.startsWith(`${each.pointer}/`));
  if (layer === undefined) return null;
  if (pointer === `${layer.pointer}/t/d`) return textPropertyOf(layer);
  const key = steps.pop() ?? "";
  const parent = steps.reduce<unknown>(
    (at, step) => (Array.isArray(at) ? (at as unknown[])[Number(step)] : isObject(at) ? at[step] : null),
    document,
  );
  return layer.property(asObject(parent), key, pointer.slice(0, -key.length - 1));
}

function valueOf({ pointer, frame, isAlone }: Extract<LibraryRequest, { kind: "value" }>): LibraryAnswer {
  runner.isNesting = !isAlone;
  const property = properties.get(pointer);
  const value = property === undefined ? 0 : runner.valueOf(property, frame);
  const failures = [...runner.failures.values()];
  return { kind: "value", value, failures };
}

const { parse, stringify } = JSON;
const chance = new Chance(0);
Math.random = () => chance.next();

/** From text to text: nothing else passes. */
export function answer(text: string): string {
  const request = parse(text) as LibraryRequest;
  try {
    return stringify(request.kind === "open" ? open(request) : valueOf(request));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "InternalError") throw error;
    const limit = error.message.includes("stack") ? "stack" : "memory";
    return stringify({ kind: "ended", limit } satisfies LibraryAnswer);
  }
}

freezeLanguage();
