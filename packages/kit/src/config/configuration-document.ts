import type { Variable, Variables } from "./config.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|");
const code = (text: string): string => `\`${text}\``;

function describeDefault(variable: Variable<unknown>): string {
  if (variable.defaultDescription !== undefined) return variable.defaultDescription;
  return variable.default === undefined ? "not set" : code(variable.default);
}

/** Markdown table of all variables, for docs/configuration.md. */
export function describeVariables(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const unit = variable.unit === undefined ? "" : ` In ${variable.unit}.`;
    const secret = variable.isSecret ? " Secret: never shown in messages or logs." : "";
    return [
      code(name),
      cell(`${variable.description}${unit}${secret}`),
      describeDefault(variable),
      variable.example === undefined ? "" : code(variable.example),
    ];
  });
  const lines = [["variable", "what it does", "default", "example"], ["---", "---", "---", "---"], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
