import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { CompiledCatalogue, CompiledMessage, Token } from "./message.ts";

/** A catalogue as translators have it: ICU MessageFormat by nested keys. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The year of a copyright line may also be written as the specification has it (§3). */
const specified = /\{\{year\}\}/g;

/** Throws with what the message lacks and where. */
export function compileMessage(message: string): string | CompiledMessage {
  const icu = compileMessageOrThrow(message.replaceAll(specified, "{year}")) as Token[];
  return icu.every((token) => typeof token === "string") ? icu.join("") : { icu };
}

/** Page apps are built with what this gives, and without it (`compiledMessages` of page-app). */
export const compileCatalogue = (catalogue: Catalogue): CompiledCatalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === "string" ? compileMessage(value) : compileCatalogue(value),
    ]),
  );
