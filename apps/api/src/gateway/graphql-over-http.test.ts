import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

/**
 * What the specification leaves open and we have closed: operations in addresses would stand in logs and caches.
 * https://graphql.github.io/graphql-over-http/draft/
 */
const refusedOnPurpose = /GET/;

describe("GraphQL over HTTP, by the audit of graphql-http", () => {
  let gateway: TemporaryGateway;
  let who = "";
  const audits = serverAudits({
    url: `${urls.api}/graphql`,
    fetchFn: async (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set("authorization", `Bearer ${who}`);
      return gateway.app.request(url, { ...init, headers });
    },
  });

  beforeAll(async () => {
    // Some of the audit's questions are about the schema.
    gateway = await openTemporaryGateway({ operations: "explore" });
    who = await gateway.person();
  });
  afterAll(() => gateway.remove());

  it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))("$id $name", async ({ name, fn }) => {
    const result = await fn();
    const body =
      "response" in result
        ? await result.response
            .clone()
            .text()
            .catch(() => "")
        : "";
    if (result.status === "ok") return;
    expect([name, result.status, "reason" in result ? result.reason : "", body]).toEqual([
      expect.stringMatching(refusedOnPurpose),
      expect.stringMatching(/^(?:notice|warn)$/),
      expect.anything(),
      expect.anything(),
    ]);
  });
});
