import { tokensOf } from "../json/find-pointer.ts";

/** What stands at a JSON pointer; undefined for nothing. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  tokensOf(pointer).reduce<unknown>(
    (at, token) =>
      typeof at === "object" && at !== null ? (at as Record<string, unknown>)[token] : undefined,
    value,
  );
