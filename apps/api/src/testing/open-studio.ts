import { ingestRequest } from "@zoetrope/catalog/testing";
import type { TemporaryGateway } from "./temporary-gateway.ts";

export interface Studio {
  /** Its owner. */
  mira: string;
  workspaceId: string;
  /** Of the library. */
  animationId: string;
  makeKey(scopes: string[]): Promise<string>;
}

/** Somebody with a workspace whose plan has everything, and one animation in the library, "Owl"; default bytes: a circle. */
export async function openStudio(gateway: TemporaryGateway, bytes?: Uint8Array): Promise<Studio> {
  const { catalog, workspaces } = gateway;
  const stored = await catalog.ingest(
    ingestRequest("Owl", { tags: ["owl"], ...(bytes === undefined ? {} : { bytes }) }),
  );
  if (!("id" in stored)) throw new Error("the animation was refused");
  await catalog.rank();
  const mira = await gateway.person();
  const { id: workspaceId } = await workspaces.create(mira, "Studio");
  await workspaces.setPlan(workspaceId, "team");
  return {
    mira,
    workspaceId,
    animationId: stored.id,
    makeKey: async (scopes) =>
      (await workspaces.createApiKey(mira, { workspaceId, name: "CI", scopes, lifetimeInDays: null })).secret,
  };
}
