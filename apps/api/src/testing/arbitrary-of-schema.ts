import fc from "fast-check";

/** What of JSON Schema the description of the API uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** More of a list or a text would only cost time. */
const most = 6;

/** Values that a schema allows, and now and then one that it does not. */
export function arbitraryOfSchema(
  schema: JsonSchema,
  refs: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: allowed(schema, refs) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function allowed(schema: JsonSchema, refs: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, enum: choices } = schema;
  if ($ref !== undefined) {
    const named = refs[$ref.replace("#/components/schemas/", "")];
    if (named === undefined) throw new Error(`${$ref} is nowhere`);
    return arbitraryOfSchema(named, refs);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (choices !== undefined) return fc.constantFrom(...choices);
  const others = anyOf ?? oneOf;
  if (others !== undefined) return fc.oneof(...others.map((each) => arbitraryOfSchema(each, refs)));
  const types = [schema.type ?? "any"].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, refs)));
}

function ofType(
  type: string,
  schema: JsonSchema,
  refs: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6, items = {}, minItems = 0, maxItems = most } = schema;
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(arbitraryOfSchema(items, refs), {
        minLength: Math.min(minItems, most),
        maxLength: Math.min(maxItems, most),
      });
    case "object":
      return objectOf(schema, refs);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === "uri") return fc.webUrl();
  return fc.string({ unit: "binary", minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

function objectOf(
  { properties = {}, required = [], additionalProperties = true }: JsonSchema,
  refs: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<object> {
  const named = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, arbitraryOfSchema(each, refs)]),
    ),
    { requiredKeys: required.filter((name) => Object.hasOwn(properties, name)) },
  );
  if (additionalProperties === false) return named;
  const others =
    additionalProperties === true
      ? fc.jsonValue({ maxDepth: 1 })
      : arbitraryOfSchema(additionalProperties, refs);
  return fc
    .tuple(named, fc.dictionary(fc.string({ maxLength: 20 }), others, { maxKeys: 2 }))
    .map(([own, more]): object => Object.assign({}, more, own));
}
