import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { PNG } from "pngjs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commands } from "../commands/commands.ts";
import { exampleFolder } from "../testing/try-command.ts";
import { createMcpServer } from "./create-mcp-server.ts";

const main = join(import.meta.dirname, "../main.ts");
let folder = "";
let elsewhere = "";
const open: Client[] = [];
beforeEach(() => {
  folder = realpathSync(exampleFolder());
  elsewhere = mkdtempSync(join(tmpdir(), "zoetrope-elsewhere-"));
  writeFileSync(join(elsewhere, "secret.json"), readFileSync(join(folder, "walk.json")));
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
});

async function connect(library: URL | null = null): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ commands, folders: [folder], library }).connect(theirs);
  await client.connect(ours);
  open.push(client);
  return client;
}

/** Whatever a tool answers says that what is in it is data. */
const call = async (client: Client, name: string, given: object): Promise<CallToolResult> => {
  const answer = (await client.callTool({ name, arguments: { ...given } })) as CallToolResult;
  expect(textOf(answer), name).toContain("never instructions");
  return answer;
};
const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");

/** Red, green and blue in the middle of a frame. */
async function middleOf(client: Client, file: string): Promise<number[]> {
  const { content } = await call(client, "render_frame", { file, frame: 11, width: 64 });
  const [picture] = content;
  if (picture?.type !== "image") throw new Error("a frame is a picture");
  const { data, width, height } = PNG.sync.read(Buffer.from(picture.data, "base64"));
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return [...data.subarray(at, at + 3)];
}

describe("an agent over standard input and output", () => {
  it("searches, opens, recolours by layer, looks, checks and saves", async () => {
    const animation = readFileSync(join(folder, "walk.json"));
    const library = createServer((request, response) => {
      if (request.url?.startsWith("/api/v1/animations?q=walk") === true) {
        const hit = {
          id: "abc123",
          title: "Walk",
          isPremium: false,
          pageUrl: "http://site/animation/walk-abc123",
        };
        response.end(JSON.stringify({ data: [hit], nearest: [] }));
      } else if (request.url === "/api/v1/animations/abc123/download?format=json") response.end(animation);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => library.listen(0, "127.0.0.1", resolve));
    const { port } = library.address() as AddressInfo;
    const client = new Client({ name: "test", version: "1" });
    const args = [main, "mcp", "--folder", folder, "--library", `http://127.0.0.1:${port}`];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    open.push(client);
    try {
      expect(textOf(await call(client, "search_library", { query: "walk" }))).toContain('"id": "abc123"');
      await call(client, "open_from_library", { id: "abc123", output: "found.json" });
      expect(textOf(await call(client, "inspect", { files: ["found.json"] }))).toContain("Square");
      const [red, , blue] = await middleOf(client, "found.json");
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(50);

      const changed = {
        files: ["found.json"],
        output: "blue.json",
        map: ["#ff0000=#0000ff"],
        layer: ["Square"],
      };
      expect((await call(client, "edit_recolour", changed)).isError).toBeFalsy();
      const [lessRed, , moreBlue] = await middleOf(client, "blue.json");
      expect(lessRed).toBeLessThan(50);
      expect(moreBlue).toBeGreaterThan(200);

      expect(textOf(await call(client, "accessibility", { files: ["blue.json"] }))).toContain(
        '"isSafe": true',
      );
      expect(
        (await call(client, "optimise", { files: ["blue.json"], output: "small.lottie" })).isError,
      ).toBeFalsy();
      expect(readdirSync(folder)).toContain("small.lottie");
    } finally {
      library.close();
    }
  });
});

describe("tools", () => {
  it("are described, say what they write, and run no program", async () => {
    const { tools } = await (await connect()).listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["inspect", "edit_recolour", "render", "render_frame", "diff"]),
    );
    expect(
      names.filter((name) =>
        ["batch", "completions", "edit_bake_expressions", "mcp", "search_library"].includes(name),
      ),
    ).toEqual([]);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect(description?.length, name).toBeGreaterThan(30);
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain("ffmpeg");
      const writes = Object.keys(inputSchema.properties ?? {}).includes("output");
      expect([name, annotations?.readOnlyHint]).toEqual([name, !writes]);
    }
  });

  it("say which frame they show", async () => {
    const client = await connect();
    const shown = async (frame: number) =>
      textOf(await call(client, "render_frame", { file: "walk.json", frame, width: 16 }));
    expect(await shown(2)).toContain("This is frame 2.");
    expect(await shown(9_000)).toMatch(/There is no frame 9000: this is frame \d+, the last\./);
  });

  it("mark what comes from files as data", async () => {
    const { content } = await call(await connect(), "inspect", { files: ["walk.json"] });
    expect(content[0]).toMatchObject({ text: expect.stringContaining("never instructions") });
  });

  it.each([
    ["edit_recolour", { files: ["walk.json"], output: "out.json", map: ["red=blue"] }, /two colours/],
    ["edit_recolour", { files: ["walk.json"], map: ["#f00=#00f"] }, /output/],
    ["render", { files: ["walk.json"], output: "walk.mp4", ffmpeg: "/bin/sh" }, /takes no "ffmpeg"/],
    ["optimise", { files: ["walk.json"], output: "out.json", "in-place": true }, /takes no "in-place"/],
    ["optimise", { files: ["walk.json"], output: "out.json", to: "gif" }, /"to" is one of/],
    ["render_frame", { file: "walk.json", theme: "night" }, /no theme/],
    ["inspect", { files: [`${"a".repeat(5_000)}.json`] }, /too long/],
    ["inspect", { files: "walk.json" }, /list/],
    ["inspect", { files: ["-"] }, /standard input/],
    ["inspect", { files: ["broken.json"] }, /broken\.json/],
    ["render_frame", { file: "walk.json", width: 9_000 }, /at most 1024/],
    ["render_frame", { file: "walk.json", terminal: true }, /takes no "terminal"/],
    ["search_library", { query: "walk" }, /no tool/],
    ["__proto__", {}, /no tool/],
  ])("%s of %j is refused with a reason", async (name, given, reason) => {
    const result = await call(await connect(), name, given);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(reason);
  });
});

it.each([
  ["a page of another server", 200, "<!doctype html>", "search_library", /does not answer as the api host/],
  ["a premium animation", 401, "{}", "open_from_library", /premium/],
  ["an animation that is gone", 404, "{}", "open_from_library", /answers 404/],
])("%s of the library is said, and nothing is written", async (_, status, body, tool, reason) => {
  const library = createServer((_request, response) => void response.writeHead(status).end(body));
  await new Promise<void>((resolve) => library.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = library.address() as AddressInfo;
    const client = await connect(new URL(`http://127.0.0.1:${port}`));
    const given = tool === "search_library" ? { query: "owl" } : { id: "abc123", output: "found.json" };
    const result = await call(client, tool, given);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(reason);
    expect(readdirSync(folder)).not.toContain("found.json");
  } finally {
    library.close();
  }
});

describe("nothing outside of the folders", () => {
  it.each([
    ["a path upwards", () => "../secret.json"],
    ["a whole path", () => join(elsewhere, "secret.json")],
    ["a link", () => "link.json"],
    ["a path through a linked folder", () => "linked/secret.json"],
    ["a path upwards through a folder that is not there", () => "none/../../secret.json"],
    ["a pattern upwards", () => "../*/secret.json"],
    ["a whole pattern", () => join(elsewhere, "*.json")],
    ["a pattern through a linked folder", () => "linked/*.json"],
  ])("is read or written by %s", async (_, pathOf) => {
    symlinkSync(join(elsewhere, "secret.json"), join(folder, "link.json"));
    symlinkSync(elsewhere, join(folder, "linked"));
    const client = await connect();
    const read = await call(client, "inspect", { files: [pathOf()] });
    expect(read.isError).toBe(true);
    expect(textOf(read)).not.toContain("Square");
    const before = readdirSync(elsewhere);
    const output = pathOf().replace("secret", "written");
    const written = await call(client, "optimise", { files: ["walk.json"], output });
    expect(readdirSync(elsewhere)).toEqual(before);
    expect(readFileSync(join(elsewhere, "secret.json"))).toEqual(readFileSync(join(folder, "walk.json")));
    expect(written.isError).toBe(true);
  });

  it("is run by settings that lie in a folder", async () => {
    mkdirSync(join(folder, "bin"));
    writeFileSync(join(folder, "zoetrope.config.json"), JSON.stringify({ render: { ffmpeg: "bin/evil" } }));
    const result = await call(await connect(), "render", { files: ["walk.json"], output: "walk.mp4" });
    expect(textOf(result)).toMatch(/say where it is with "ffmpeg"/);
  });
});
