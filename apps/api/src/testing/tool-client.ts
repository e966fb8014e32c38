import { circleLottie } from "@zoetrope/workspaces/testing";
import { type TemporaryGateway, urls } from "./temporary-gateway.ts";

export interface ToolClient {
  /** Hands a tool something. */
  ask(
    tool: string,
    body: BodyInit,
    token?: string | null,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The same as JSON that names what is there already. */
  refer(tool: string, body: object, token?: string | null): Promise<Response>;
}

export function createToolClient(gateway: TemporaryGateway): ToolClient {
  const ask: ToolClient["ask"] = (tool, body, token = null, headers = {}) =>
    Promise.resolve(
      gateway.app.request(`${urls.api}/api/v1/tools/${tool}`, {
        method: "POST",
        body,
        headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      }),
    );
  return {
    ask,
    refer: (tool, body, token = null) =>
      ask(tool, JSON.stringify(body), token, { "content-type": "application/json" }),
  };
}

/** A file, and what stands beside it. */
export function toolForm(parts: Record<string, unknown>, file: Uint8Array = circleLottie()): FormData {
  const data = new FormData();
  data.set("file", new File([Buffer.from(file)], "Owl.json"));
  for (const [name, value] of Object.entries(parts))
    data.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return data;
}
