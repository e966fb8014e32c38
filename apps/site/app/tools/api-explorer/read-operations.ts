import type { ApiOperation, ApiParameter } from "./api-operation.ts";

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** What an OpenAPI document lets ask for, in its order; what it does not say is empty. */
export const readOperations = (document: unknown): ApiOperation[] =>
  Object.entries(objectOf(objectOf(document)["paths"])).flatMap(([path, methods]) =>
    Object.entries(objectOf(methods)).map(([method, operation]) =>
      operationOf(path, method, objectOf(operation)),
    ),
  );

function operationOf(path: string, method: string, operation: Json): ApiOperation {
  const content = objectOf(objectOf(operation["requestBody"])["content"]);
  const form = objectOf(objectOf(content["multipart/form-data"])["schema"]);
  const formExample = objectOf(objectOf(content["multipart/form-data"])["example"]);
  const parts = Object.entries(objectOf(form["properties"])).map(
    ([name, part]) => [name, objectOf(part)] as const,
  );
  const hasJson = content["application/json"] !== undefined;
  const example = objectOf(content["application/json"])["example"];
  const fileParts = parts.flatMap(([name, part]) =>
    isFile(part) || isFile(objectOf(part["items"])) ? [name] : [],
  );
  const { options } = formExample;
  return {
    id: textOf(operation["operationId"]),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation["summary"]),
    description: textOf(operation["description"]),
    parameters: listOf(operation["parameters"]).map((one) => parameterOf(objectOf(one))),
    bodies: [...(parts.length > 0 ? (["form"] as const) : []), ...(hasJson ? (["json"] as const) : [])],
    fileParts,
    hasOptions: parts.some(([name, part]) => name === "options" && part["type"] === "object"),
    takesKey: listOf(operation["security"]).length > 0,
    isRedirect: objectOf(operation["responses"])["302"] !== undefined,
    exampleBody: example === undefined ? null : JSON.stringify(example, null, 2),
    exampleFiles: Object.fromEntries(
      fileParts.flatMap((name) => {
        const texts = [formExample[name]].flat().filter((text) => typeof text === "string");
        return texts.length === 0 ? [] : [[name, texts]];
      }),
    ),
    exampleOptions: options === undefined ? "" : JSON.stringify(options, null, 2),
  };
}

const isFile = (part: Json): boolean => part["format"] === "binary";

function parameterOf(parameter: Json): ApiParameter {
  const schema = objectOf(parameter["schema"]);
  return {
    name: textOf(parameter["name"]),
    in: parameter["in"] === "path" ? "path" : "query",
    description: textOf(parameter["description"]),
    isRequired: parameter["required"] === true,
    choices: schema["type"] === "boolean" ? ["true", "false"] : listOf(schema["enum"]).map(textOf),
    example: textOf(parameter["example"]),
  };
}
