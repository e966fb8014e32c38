import { type OutputUnit, Validator } from "@cfworker/json-schema";
import publishedSchema from "@lottie-animation-community/lottie-specs/src/data/lottie.schema.json" with { type: "json" };
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { tokensOf } from "../json/find-pointer.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import {
  openSource,
  type OperationControl,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operations/operation.ts";
import { discriminatedSchema } from "./discriminated-schema.ts";

/** So many findings are listed; the sentences of a file that breaks one rule everywhere are all alike. */
const maxFindings = 200;

export interface SchemaValidation {
  isValid: boolean;
  /** Findings that are not listed because there are too many. */
  notListed: number;
}

export interface SchemaOptions {
  /** Only this animation of a file of several; default all of them. */
  animationId?: string;
}

/**
 * Holds animations against the published schema (https://lottie.github.io/lottie-spec/), to the letter: most files that play everywhere
 * break it somewhere. Its report has `schema-missing`, `schema-type` and `schema-value`, each with a place. Throws LottieError,
 * UnknownAnimation.
 */
export async function validateAgainstSchema(
  source: Source,
  { animationId }: SchemaOptions = {},
  control: OperationControl = {},
): Promise<Outcome<SchemaValidation>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const chosen = animationId === undefined ? parsed.animations : [requireAnimation(parsed, animationId)];
  const log = new DiagnosticLog();
  let count = 0;
  for (const [index, { id, json }] of chosen.entries()) {
    await progress.checkpoint((index + 0.1) / chosen.length);
    const documentLocation = { file: parsed.format === "json" ? null : `a/${id}.json`, animationId: id };
    const mine = log.of(documentLocation);
    for (const finding of findingsIn(json)) {
      if (++count <= maxFindings) mine.add(finding.code, finding.pointer, finding.parameters);
    }
    if (parsed.format === "json" && source instanceof Uint8Array && source[0] === 0x7b)
      mine.locate(() => source);
  }
  await progress.checkpoint(1);
  return {
    result: { isValid: count === 0, notListed: Math.max(0, count - maxFindings) },
    report: { diagnostics: [...diagnostics, ...log.found] },
  };
}

interface SchemaFinding {
  code: "schema-missing" | "schema-type" | "schema-value";
  pointer: string;
  parameters: { [name: string]: string };
}

const schema = discriminatedSchema(publishedSchema);
let validator: Validator | null = null;

/** Say only that something inside of a part is wrong, which is said by itself. */
const structuralKeywords = new Set(["$ref", "allOf", "if", "properties", "items", "additionalProperties"]);
const codeOf = (keyword: string): SchemaFinding["code"] =>
  keyword === "required" ? "schema-missing" : keyword === "type" ? "schema-type" : "schema-value";

function findingsIn(json: JsonObject): SchemaFinding[] {
  validator ??= new Validator(schema, "2020-12", false);
  const found = new Map<string, SchemaFinding>();
  for (const unit of validator.validate(json).errors) {
    if (structuralKeywords.has(unit.keyword) || /\/(if|not|oneOf)\/./.test(unit.keywordLocation)) continue;
    const code = codeOf(unit.keyword);
    const pointer = decodeURI(unit.instanceLocation.slice(1));
    for (const parameters of parametersOf(code, unit, json, pointer))
      found.set(`${code} ${pointer} ${JSON.stringify(parameters)}`, { code, pointer, parameters });
  }
  return [...found.values()];
}

function parametersOf(
  code: SchemaFinding["code"],
  unit: OutputUnit,
  json: JsonObject,
  pointer: string,
): { [name: string]: string }[] {
  const expected = schemaAt(unit.keywordLocation);
  if (code === "schema-type") return [{ expected: String(expected) }];
  if (code === "schema-value") return [{}];
  const part = tokensOf(pointer).reduce<unknown>(memberOf, json);
  const members = Array.isArray(expected) ? expected.map(String) : [];
  return members.filter((member) => !isObject(part) || !(member in part)).map((member) => ({ member }));
}

/** What stands in the schema at a place that leads through references (`#/allOf/0/$ref/properties/…`). */
function schemaAt(location: string): unknown {
  return tokensOf(location).reduce<unknown>((at, token) => {
    const next = memberOf(at, token);
    return token === "$ref" && typeof next === "string"
      ? tokensOf(next).reduce<unknown>(memberOf, schema)
      : next;
  }, schema);
}

const memberOf = (value: unknown, token: string): unknown =>
  typeof value === "object" && value !== null ? (value as JsonObject)[token] : undefined;
