import type { ApiRequest } from "./request-of.ts";

/** A key is shown to whoever looks over a shoulder: code names it instead. */
const keyName = "ZOETROPE_KEY";

/** A shell takes what stands between single quotes as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as it is typed into a shell. */
export function curlOf({ method, url, headers, body }: ApiRequest): string {
  const lines = [
    method === "GET" ? `curl ${quoted(url)}` : `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) =>
      name === "Authorization"
        ? `-H "Authorization: Bearer $${keyName}"`
        : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === null
      ? []
      : "json" in body
        ? [`-d ${quoted(body.json)}`]
        : body.parts.map(([name, value]) =>
            typeof value === "string"
              ? `--form-string ${quoted(`${name}=${value}`)}`
              : `-F ${quoted(`${name}=@${value.name}`)}`,
          )),
  ];
  return lines.join(" \\\n  ");
}

/** The same as it is written in a program. */
export function scriptOf({ method, url, headers, body }: ApiRequest): string {
  const given = Object.entries(headers).map(
    ([name, value]) =>
      `    ${JSON.stringify(name)}: ${name === "Authorization" ? `\`Bearer \${process.env.${keyName}}\`` : JSON.stringify(value)},`,
  );
  const parts = body !== null && "parts" in body ? body.parts : null;
  const form =
    parts === null
      ? []
      : [
          "const body = new FormData();",
          ...parts.map(([name, value]) =>
            typeof value === "string"
              ? `body.append(${JSON.stringify(name)}, ${JSON.stringify(value)});`
              : `body.append(${JSON.stringify(name)}, await fs.openAsBlob(${JSON.stringify(value.name)}), ${JSON.stringify(value.name)});`,
          ),
        ];
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(given.length === 0 ? [] : ["  headers: {", ...given, "  },"]),
    ...(body === null ? [] : ["json" in body ? `  body: ${JSON.stringify(body.json)},` : "  body,"]),
  ];
  const call =
    options.length === 0
      ? [`const response = await fetch(${JSON.stringify(url)});`]
      : [`const response = await fetch(${JSON.stringify(url)}, {`, ...options, "});"];
  const needsFiles = parts?.some(([, value]) => typeof value !== "string") === true;
  return [...(needsFiles ? ['import fs from "node:fs";', ""] : []), ...form, ...call].join("\n");
}
