import { EngineError } from "@zoetrope/tools/engine";
import { reportSent } from "../sent/sent-bytes.ts";

/** What a file is called by its address: the last part of its path, or its host. */
export function nameOfAddress(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  const last = url.pathname.split("/").findLast((part) => part !== "") ?? "";
  try {
    return decodeURIComponent(last) || url.hostname;
  } catch {
    return last;
  }
}

/**
 * The animation or SVG at an address of another host, by way of the api host: the page's policy lets nobody else in.
 * @throws EngineError with the code of what was in the way.
 */
export async function fetchForeignFile(
  api: string,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = JSON.stringify({ url: address });
  reportSent(new TextEncoder().encode(body).length);
  const response = await fetch(new URL("/api/v1/fetch", api), {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "omit",
    body,
    signal,
  });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const { code, refusal } = (await response.json().catch(() => ({}))) as {
    code?: unknown;
    refusal?: unknown;
  };
  const known = [refusal, code].find((each) => typeof each === "string");
  throw new EngineError({ code: known ?? "unavailable", message: `answered ${response.status}` });
}
