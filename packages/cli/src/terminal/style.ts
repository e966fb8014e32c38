import type { Output } from "../process-context.ts";
import type { System } from "../system.ts";

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;
export type Style = keyof typeof codes;
export type Paint = (style: Style, text: string) => string;

/** Colours on a terminal, unless somebody wants none (https://no-color.org). */
export function paintOn(output: Output, { env }: Pick<System, "env">): Paint {
  const isPlain = !output.isTerminal || (env["NO_COLOR"] ?? "") !== "" || env["TERM"] === "dumb";
  return isPlain ? (_, text) => text : (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;
}

/** What a file says of itself may hold control characters that a terminal would obey. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, "\ufffd");
