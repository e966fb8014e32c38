import { randomUUID } from "node:crypto";

const wellFormed = /^[\w.-]{8,64}$/;

/** The id that a proxy in front gave the request when it is harmless to log, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === "string" && wellFormed.test(header) ? header : randomUUID();
}
