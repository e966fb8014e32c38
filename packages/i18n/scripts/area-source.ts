import { compileMessage, type Catalogue } from "../src/compile-catalogue.ts";
import { signatureOf, type Kind } from "./signature-of.ts";

const types: Record<Kind, string> = {
  text: "string | number",
  number: "number",
  date: "Date",
  choice: "string",
};

export const keyOf = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

function typeOf(message: string): string {
  const compiled = compileMessage(message);
  if (typeof compiled === "string") return "string";
  const values = [...signatureOf(compiled.icu).kinds].map(([name, kind]) => `${name}: ${types[kind]}`);
  return `Message<{ ${values.join("; ")} }>`;
}

const fieldsOf = (catalogue: Catalogue, indent: string): string =>
  Object.entries(catalogue)
    .map(([key, value]) =>
      typeof value === "string"
        ? `${indent}${keyOf(key)}: ${typeOf(value)};\n`
        : `${indent}${keyOf(key)}: {\n${fieldsOf(value, `${indent}  `)}${indent}};\n`,
    )
    .join("");

/** The module of an area: the type of its messages by the English one, and what hands them out. */
export function areaSource(area: string, english: Catalogue): string {
  const name = area.replace(/^./, (letter) => letter.toUpperCase());
  const fields = fieldsOf(english, "  ");
  const messageType = fields.includes("Message<") ? 'import type { Message } from "../message.ts";\n' : "";
  return [
    `// Written by \`npm run messages\` from messages/en/${area}.json. Do not edit.\n`,
    `import { ${area} } from "../catalogues.ts";\n`,
    'import { getMessages } from "../get-messages.ts";\n',
    'import type { Locale } from "../locales.ts";\n',
    messageType,
    `\nexport interface ${name}Messages {\n${fields}}\n\n`,
    `/** The messages of ${area} in a language. */\n`,
    `export const get${name}Messages = (locale: Locale): ${name}Messages =>\n  getMessages(${area}, locale) as ${name}Messages;\n`,
  ].join("");
}
