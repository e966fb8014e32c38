import type { GatewayClient } from "./create-gateway-client.ts";
import { GatewayError } from "./gateway-error.ts";

export interface IconChange {
  apiUrl: string;
  workspaceId: string;
  /** Null takes the icon away. */
  picture: Blob | null;
}

/** Gives a workspace an icon, or takes it away; says its address. Throws GatewayError. */
export async function changeIcon(
  client: Pick<GatewayClient, "token">,
  { apiUrl, workspaceId, picture }: IconChange,
): Promise<string | null> {
  const token = await client.token();
  const response = await fetch(`${apiUrl}/api/v1/workspaces/${encodeURIComponent(workspaceId)}/icon`, {
    method: picture === null ? "DELETE" : "PUT",
    headers: { authorization: `Bearer ${token}` },
    body: picture,
  }).catch((cause: unknown) => {
    throw new GatewayError("the api host cannot be reached", { code: "network" }, { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return (answer as { data: { icon: string | null } }).data.icon;
  throw new GatewayError(`a new icon was answered ${response.status}`, {
    ...(typeof answer === "object" ? answer : {}),
  });
}
