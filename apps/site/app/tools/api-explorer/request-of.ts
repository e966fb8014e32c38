import type { ApiOperation } from "./api-operation.ts";

/** What somebody has filled in. */
export interface Filled {
  key: string;
  /** By the names of the parameters. */
  parameters: Readonly<Record<string, string>>;
  body: "form" | "json" | null;
  json: string;
  /** Options of a form, as JSON. */
  options: string;
  /** By the names of the parts. */
  files: Readonly<Record<string, readonly File[]>>;
}

export interface ApiRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Null: none. */
  body: { json: string } | { parts: readonly (readonly [name: string, value: string | File])[] } | null;
}

/** What has to be filled in is, where the description has an example. */
export const requiredExamplesOf = ({ parameters }: ApiOperation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parameters.filter(({ isRequired }) => isRequired).map(({ name, example }) => [name, example]),
  );

/** What its form begins with: an example where the description has one. */
export function filledExampleOf(operation: ApiOperation): Omit<Filled, "key"> {
  const { bodies, exampleBody, exampleFiles, exampleOptions } = operation;
  const [first = null] = bodies;
  return {
    parameters: requiredExamplesOf(operation),
    body: exampleBody === null ? first : "json",
    json: exampleBody ?? "{}",
    options: exampleOptions,
    files: Object.fromEntries(
      Object.entries(exampleFiles).map(([name, texts]) => [
        name,
        texts.map((text) => new File([text], "example")),
      ]),
    ),
  };
}

/** The request that it makes. */
export function requestOf(
  { method, path, parameters, hasOptions, takesKey, isRedirect }: ApiOperation,
  filled: Filled,
  apiUrl: string,
): ApiRequest {
  const valueOf = (name: string): string => (filled.parameters[name] ?? "").trim();
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  const url = new URL(apiUrl + place);
  for (const { name, in: where } of parameters)
    if (where === "query" && valueOf(name) !== "") url.searchParams.set(name, valueOf(name));
  const key = filled.key.trim();
  const headers: Record<string, string> =
    key === "" || !takesKey
      ? {}
      : // A page cannot follow to a signed address with its headers: it asks for the address instead.
        { Authorization: `Bearer ${key}`, ...(isRedirect ? { Accept: "application/json" } : {}) };
  if (filled.body === "json")
    return {
      method,
      url: url.href,
      headers: { ...headers, "Content-Type": "application/json" },
      body: { json: filled.json },
    };
  if (filled.body === null) return { method, url: url.href, headers, body: null };
  const parts = Object.entries(filled.files).flatMap(([name, files]) =>
    files.map((file): readonly [string, File] => [name, file]),
  );
  const options: (readonly [string, string])[] =
    hasOptions && filled.options.trim() !== "" ? [["options", filled.options.trim()]] : [];
  return { method, url: url.href, headers, body: { parts: [...parts, ...options] } };
}

/** The same for `fetch`. */
export function fetchInit({ method, headers, body }: ApiRequest): RequestInit {
  if (body === null) return { method, headers };
  if ("json" in body) return { method, headers, body: body.json };
  const form = new FormData();
  for (const [name, value] of body.parts) form.append(name, value);
  return { method, headers, body: form };
}
