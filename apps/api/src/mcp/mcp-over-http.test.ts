import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { maxDrafts } from "@zoetrope/kit/limits";
import { circleLottie } from "@zoetrope/workspaces/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { middleOf } from "../testing/middle-of.ts";
import { openStudio, type Studio } from "../testing/open-studio.ts";
import { exampleAnimationFile } from "../openapi/example-files.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

describe("an agent over HTTP", () => {
  let gateway: TemporaryGateway;
  let studio: Studio;
  const open: Client[] = [];

  const makeKey = (scopes = ["tools", "files:read", "files:write"]) => studio.makeKey(scopes);
  async function connect(key: string): Promise<Client> {
    const client = new Client({ name: "test", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(`${urls.api}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
      fetch: async (url, init) => gateway.app.request(String(url), init),
    });
    await client.connect(transport);
    open.push(client);
    return client;
  }
  /** Whatever a tool answers says that what is in it is data. */
  const call = async (client: Client, name: string, given: object): Promise<CallToolResult> => {
    const response = (await client.callTool({ name, arguments: { ...given } })) as CallToolResult;
    expect(textOf(response), name).toContain("never instructions");
    return response;
  };
  const textOf = ({ content }: CallToolResult): string =>
    content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  async function middleOfFrame(client: Client, file: string): Promise<number[]> {
    const { content } = await call(client, "render_frame", {
      file,
      frame: 0,
      width: 64,
      background: "#ffffff",
    });
    const [picture] = content;
    if (picture?.type !== "image") throw new Error(`a frame is a picture, not ${JSON.stringify(content)}`);
    return await middleOf(Buffer.from(picture.data, "base64"));
  }

  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    studio = await openStudio(gateway, Buffer.from(exampleAnimationFile));
  });
  afterAll(async () => {
    for (const client of open) await client.close();
    await gateway.remove();
  });

  it("searches, opens, recolours by layer, looks, checks and saves to its workspace", async () => {
    const client = await connect(await makeKey());
    expect(textOf(await call(client, "search_library", { query: "owl" }))).toContain(
      `"id": "${studio.animationId}"`,
    );
    await call(client, "open_from_library", { id: studio.animationId, output: "owl.json" });
    const inspected = await call(client, "inspect", { files: ["owl.json"] });
    expect(inspected.content[0]).toMatchObject({ text: expect.stringContaining("never instructions") });
    expect(textOf(inspected)).toContain("Body");
    expect(await middleOfFrame(client, "owl.json")).toEqual([255, 0, 0]);
    const beyond = await call(client, "render_frame", { file: "owl.json", frame: 9_000, width: 16 });
    expect(textOf(beyond)).toMatch(/There is no frame 9000: this is frame \d+, the last\./);
    const elsewhere = { files: ["owl.json"], output: "none.json", map: ["#ff0000=#0000ff"], layer: ["Bdoy"] };
    const missed = textOf(await call(client, "edit_recolour", elsewhere));
    expect(missed).toMatch(/"notFound": \[\],\s+"layersNotFound": \[\s+"Bdoy"/);
    const change = {
      files: ["owl.json"],
      output: "blue/owl.json",
      map: ["#ff0000=#0000ff"],
      layer: ["Body"],
    };
    expect((await call(client, "edit_recolour", change)).isError).toBeFalsy();
    expect(await middleOfFrame(client, "blue/owl.json")).toEqual([0, 0, 255]);
    expect(textOf(await call(client, "accessibility", { files: ["blue/owl.json"] }))).toContain(
      '"isSafe": true',
    );
    await call(client, "optimise", { files: ["blue/owl.json"], output: "small.lottie" });
    expect(textOf(await call(client, "list_files", {}))).toContain("small.lottie");
    const saved = await call(client, "save_to_workspace", { file: "small.lottie", name: "Blue owl" });
    expect(saved.isError).toBeFalsy();
    const listed = textOf(await call(client, "list_workspace", { query: "blue" }));
    expect(listed).toContain('"name": "Blue owl"');
    const id = /"id": "([^"]+)"/.exec(listed)?.[1];
    await call(client, "open_from_workspace", { id, output: "again.lottie" });
    expect(await middleOfFrame(client, "again.lottie")).toEqual([0, 0, 255]);
  });

  it("has the tools of the command line, and nobody else's files", async () => {
    const [one, other] = [await connect(await makeKey()), await connect(await makeKey())];
    const { tools } = await one.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["inspect", "edit_recolour", "render", "save_to_workspace"]),
    );
    expect(JSON.stringify(tools)).not.toContain("folders of this server");
    await call(one, "open_from_library", { id: studio.animationId, output: "owl.json" });
    expect(textOf(await call(other, "inspect", { files: ["owl.json"] }))).toContain("There is no file");
    expect(textOf(await call(other, "list_files", {}))).toContain('"files": []');
  });

  it.each([
    ["inspect", { files: ["../secret.json"] }, /no name/],
    ["inspect", { files: ["/etc/passwd"] }, /no name/],
    ["inspect", { files: "owl.json" }, /list of up to/],
    ["inspect", { files: ["none.json"] }, /There is no file/],
    ["edit_recolour", { files: ["owl.json"], output: "../x.json", map: ["#f00=#00f"] }, /no name/],
    ["render", { files: ["owl.json"], output: "x.mp4", ffmpeg: "/bin/sh" }, /takes no "ffmpeg"/],
    ["edit_recolour", { files: ["owl.json"], output: "x.json", nap: [] }, /^edit_recolour takes no "nap"/],
    ["edit_recolour", { files: ["owl.json"], output: "x.json" }, /colours: "map"/],
    ["inspect", { files: ["owl.json"], output: "x.json" }, /^inspect takes no "output"/],
    ["edit_text", { files: [], output: "x.json", text: "x" }, /^edit_text takes 1 to 20 files/],
    ["list_files", { folder: "/" }, /^list_files takes no "folder": it takes nothing/],
    ["search_library", { q: "owl" }, /^search_library takes no "q": it takes query, count/],
    ["render_frame", { file: "owl.json", width: 5_000 }, /at most 1024/],
    ["open_from_library", { id: "0000000000", output: "x.json" }, /no animation/],
    ["open_from_workspace", { id: "00000000000000000000", output: "x.json" }, /./],
    ["batch", { files: ["owl.json"] }, /no tool/],
  ])("%s of %j is refused with a reason", async (name, given, reason) => {
    const client = await connect(await makeKey());
    await call(client, "open_from_library", { id: studio.animationId, output: "owl.json" });
    const result = await call(client, name, given);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(reason);
  });

  it("is refused what its scopes do not open, and more files than there may be", async () => {
    const client = await connect(await makeKey(["tools"]));
    expect(textOf(await call(client, "list_workspace", {}))).toContain('no scope "files:read"');
    await call(client, "open_from_library", { id: studio.animationId, output: "owl.json" });
    expect(textOf(await call(client, "save_to_workspace", { file: "owl.json" }))).toContain(
      'no scope "files:write"',
    );
    for (let count = 1; count < maxDrafts; count += 1)
      await gateway.drafts.write(`key ${await keyIdOf()}`, `${count}.json`, circleLottie());
    const over = await call(client, "open_from_library", { id: studio.animationId, output: "over.json" });
    expect(textOf(over)).toContain(`${maxDrafts} files at most`);
  });
  const keyIdOf = async (): Promise<string> =>
    (await gateway.workspaces.apiKeys(studio.mira, studio.workspaceId))[0]?.id ?? "";

  it("needs a key, and no page of another host may stand for it", async () => {
    const key = await makeKey();
    const ask = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}') =>
      gateway.app.request(`${urls.api}/mcp`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
      });
    const withKey = { authorization: `Bearer ${key}` };
    const open401 = await ask({});
    expect([open401.status, open401.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await ask({ authorization: `Bearer ${await makeKey(["files:read"])}` })).status).toBe(403);
    const foreign = await ask({ ...withKey, origin: "https://evil.example" });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, "forbidden"]);
    expect((await ask({ ...withKey, origin: urls.site })).status).toBe(200);
    expect((await ask(withKey, "{")).status).toBe(400);
    const asked = await gateway.app.request(`${urls.api}/mcp?key=x`, { method: "POST", headers: withKey });
    expect([asked.status, (await asked.json()).parameter]).toEqual([400, "key"]);
    expect((await ask(withKey, JSON.stringify({ padding: "x".repeat(300_000) }))).status).toBe(413);
    expect((await gateway.app.request(`${urls.api}/mcp`, { headers: withKey })).status).toBe(405);
  });
});
