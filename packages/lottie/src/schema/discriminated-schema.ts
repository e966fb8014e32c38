import { isObject, objectsIn, type JsonObject } from "../json/json-values.ts";

/** Members by which the parts of an animation say which of several schemas they follow. */
const tags = ["ty", "a", "s"];

/** By "if not, else": what has a member `then` looks like a promise to whatever awaits it. */
const conditional = (test: JsonObject, fitting: JsonObject): JsonObject => ({
  if: { not: test },
  else: fitting,
});

/**
 * The published schema with its choices (`oneOf`) decided by the member that tells them apart. A validator says of a `oneOf` only that
 * nothing fits; of `if`/`then` it says what is wrong with the part that was meant.
 */
export function discriminatedSchema(schema: JsonObject): JsonObject {
  const resolve = (part: JsonObject): JsonObject => {
    const reference = part["$ref"];
    if (typeof reference !== "string") return part;
    const target = reference
      .slice("#/".length)
      .split("/")
      .reduce<unknown>((at, token) => (isObject(at) ? at[token] : undefined), schema);
    return isObject(target) ? target : part;
  };
  /** The value that a choice asks a member to have. */
  const constantOf = (choice: JsonObject, tag: string): unknown => {
    for (const part of [choice, resolve(choice), ...objectsIn(resolve(choice)["allOf"])]) {
      const properties = part["properties"];
      const member = isObject(properties) ? properties[tag] : undefined;
      if (isObject(member) && "const" in member) return member["const"];
    }
    return undefined;
  };
  const decide = (choices: JsonObject[]): JsonObject[] | null => {
    if (choices.every((choice) => "const" in choice))
      return [{ enum: choices.map((choice) => choice["const"]) }];
    const isComposition = choices.findIndex((choice) => String(choice["$ref"]).endsWith("/precomposition"));
    const [first, second] = choices;
    if (isComposition !== -1 && first !== undefined && second !== undefined) {
      const [composition, other] = isComposition === 0 ? [first, second] : [second, first];
      const isComposed = { required: ["layers"] };
      return [conditional(isComposed, composition), conditional({ not: isComposed }, other)];
    }
    for (const tag of tags) {
      const values = choices.map((choice) => constantOf(choice, tag));
      const isOpen = values.includes(undefined);
      if (values.filter((value) => value !== undefined).length < choices.length - 1 || choices.length < 2)
        continue;
      const known = values.filter((value) => value !== undefined);
      const decided = choices.flatMap((choice, index): JsonObject[] => {
        const value = values[index];
        if (value === undefined) return [];
        const isMeant = { properties: { [tag]: { const: value } } };
        // What is left out means "false", as in the position that does not say whether it is split.
        return [conditional(value === false ? isMeant : { ...isMeant, required: [tag] }, choice)];
      });
      return isOpen ? decided : [...decided, { properties: { [tag]: { enum: known } } }];
    }
    return null;
  };
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewrite(each)]));
    const decided = decide(objectsIn(value["oneOf"]));
    if (decided === null || !Array.isArray(value["oneOf"])) return copy;
    const { oneOf: _, ...rest } = copy;
    return { ...rest, allOf: [...objectsIn(copy["allOf"]), ...(decided.map(rewrite) as JsonObject[])] };
  };
  return rewrite(schema) as JsonObject;
}
