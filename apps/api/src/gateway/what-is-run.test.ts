import { operationsManifest } from "@zoetrope/gateway-client/manifest";
import { workspacesOperation } from "@zoetrope/gateway-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

describe("what the gateway runs", () => {
  let gateway: TemporaryGateway;
  let mira = "";
  const run = (query: string, variables?: unknown) => gateway.run(mira, query, variables);

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    mira = await gateway.person();
  });
  afterAll(() => gateway.remove());

  it("refuses what is too deep, too costly, renamed too often, too long or sent in batches", async () => {
    const code = async (query: string) => codes(await run(query));
    // Inline fragments lie no level deeper; fields do.
    expect(await code(`{ ${"... on Query { ".repeat(20)} __typename ${"}".repeat(20)} }`)).toEqual([]);
    expect(await code(`{ workspaces { files { files { publication { title } } } } }`)).toEqual([]);
    expect(
      await code(`{ workspaces { files(first: 100) { files { id name state width height } } } }`),
    ).toEqual(["operation-too-costly"]);
    expect(
      await code(
        "query ($n: Int) { workspaces { files(first: $n) { files { id name state width height } } } }",
      ),
    ).toEqual(["operation-too-costly"]);
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(" ")} }`;
    expect(await code(aliases(10))).toEqual([]);
    expect(await code(aliases(11))).toEqual(["operation-too-many-aliases"]);
    expect(await code(`{ ${"__typename ".repeat(1_001)} }`)).toEqual(["operation-malformed"]);
    const doubling = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    );
    expect(await code(`{ ...F0 } ${doubling.join(" ")} fragment F20 on Query { licences { spdx } }`)).toEqual(
      ["operation-too-costly"],
    );
    expect(await code("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }")).toContain(
      "operation-invalid",
    );
    const batch = await gateway.post(mira, '[{"query":"{__typename}"},{"query":"{__typename}"}]');
    expect(batch.status).toBe(400);
    expect(batch.errors).not.toEqual([]);
    const large = await gateway.post(mira, JSON.stringify({ query: "{__typename}", x: "y".repeat(66_000) }));
    expect(large.status).toBe(413);
    expect(codes(large)).toEqual(["too-large"]);
  });

  it("keeps its schema to itself unless it is told to be explored", async () => {
    for (const query of ["{ __schema { types { name } } }", '{ __type(name: "Query") { name } }'])
      expect(codes(await run(query))).toContain("introspection-off");
    const open = await openTemporaryGateway({ operations: "explore" });
    try {
      const { data } = await open.run(await open.person(), "{ __schema { queryType { name } } }");
      expect(data).toEqual({ __schema: { queryType: { name: "Query" } } });
    } finally {
      await open.remove();
    }
  });

  it("suggests no name of its schema to whoever guesses, unless it is told to be explored", async () => {
    const guesses: [query: string, variables?: unknown][] = [
      ["{ workspace }"],
      ["{ workspaces }"],
      ["{ workspaces { nam } }"],
      ["{ workspaces { files(firs: 1) { files { id } } } }"],
      ["query ($x: Strin) { __typename }", { x: "" }],
      ["{ ... on Quer { __typename } }"],
      ["{ __typename @skp(if: true) }"],
    ];
    const messagesOf = async (from: TemporaryGateway, person: string) => {
      const messages: string[] = [];
      for (const [query, variables] of guesses)
        messages.push(...(await from.run(person, query, variables)).errors.map(({ message }) => message));
      return messages;
    };
    const messages = await messagesOf(gateway, mira);
    expect(messages.length).toBeGreaterThanOrEqual(guesses.length);
    expect(messages.filter((message) => message.includes("Did you mean"))).toEqual([]);
    const open = await openTemporaryGateway({ operations: "explore" });
    try {
      expect((await messagesOf(open, await open.person())).join()).toContain("Did you mean");
    } finally {
      await open.remove();
    }
  });

  it("runs our own operations by their ids, and where it is told so nothing else", async () => {
    const [known] =
      Object.entries(operationsManifest).find(([, text]) => text === workspacesOperation.text) ?? [];
    const byId = await gateway.post(mira, JSON.stringify({ documentId: known }));
    expect(byId.data).toHaveProperty("workspaces");
    for (const documentId of ["sha256:0", "__proto__", 7, {}, `${known}0`])
      expect(codes(await gateway.post(mira, JSON.stringify({ documentId })))).toEqual(["operation-unknown"]);
    const both = { documentId: known, query: "{ __typename }" };
    expect(codes(await gateway.post(mira, JSON.stringify(both)))).toEqual(["operation-unknown"]);

    const own = await openTemporaryGateway({ operations: "own" });
    try {
      const who = await own.person();
      expect((await own.run(who, workspacesOperation.text)).data).toEqual({ workspaces: [] });
      expect(codes(await own.run(who, "{ workspaces { id } }"))).toEqual(["operation-unknown"]);
      expect(codes(await own.run(who, `${workspacesOperation.text} `))).toEqual(["operation-unknown"]);
    } finally {
      await own.remove();
    }
  });
});
