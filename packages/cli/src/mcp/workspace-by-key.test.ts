import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { english } from "../messages/english.ts";
import type { CommandError } from "../exit-codes.ts";
import { workspaceByKey } from "./workspace-by-key.ts";
import { callWorkspaceTool } from "./workspace-tools.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<URL> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function files() {
  const written = new Map<string, Uint8Array>([["blue.lottie", Buffer.from("PKblue")]]);
  return {
    written,
    system: {
      signal: new AbortController().signal,
      stdout: { isTerminal: false, columns: 80, write: () => {} },
      readFile: async (path: string) => written.get(path) ?? new Uint8Array(),
      writeFile: async (path: string, bytes: Uint8Array) => void written.set(path, bytes),
    },
  };
}

it("lists, opens and saves files of the workspace, and shows the key to the platform alone", async () => {
  const shown: (string | undefined)[] = [];
  const assets = await listen((request, response) => {
    shown.push(request.headers.authorization);
    response.end("owl");
  });
  let saved = "";
  const platform = await listen((request, response) => {
    shown.push(request.headers.authorization);
    const file = { id: "f1", name: "Owl", sourceUrl: `${assets.origin}/private/x/owl.json` };
    if (request.url === "/api/v1/files?q=owl") response.end(JSON.stringify({ data: [file] }));
    else if (request.url === "/api/v1/files/f1") response.end(JSON.stringify({ data: file }));
    else
      request
        .on("data", (part) => (saved += String(part)))
        .on("end", () => {
          response.writeHead(201).end(JSON.stringify({ data: { id: "f2", name: "Blue" } }));
        });
  });
  const workspace = workspaceByKey(platform, "zt_live_test");
  const { system, written } = files();
  const call = (tool: string, given: object) => callWorkspaceTool(workspace, tool, { ...given }, system);
  expect(await call("list_workspace", { query: "owl" })).toEqual({ files: [{ id: "f1", name: "Owl" }] });
  expect(await call("open_from_workspace", { id: "f1", output: "owl.json" })).toEqual({
    output: "owl.json",
    bytes: 3,
  });
  expect(Buffer.from(written.get("owl.json") ?? []).toString()).toBe("owl");
  // What is in it is no dotLottie.
  const refusal: unknown = await call("open_from_workspace", { id: "f1", output: "owl.lottie" }).catch(
    (error: unknown) => error,
  );
  expect((refusal as CommandError).say(english)).toContain(".json");
  expect(await call("save_to_workspace", { file: "blue.lottie", name: "Blue" })).toEqual({
    id: "f2",
    name: "Blue",
  });
  expect(saved).toContain('filename="Blue.lottie"');
  const opened = ["Bearer zt_live_test", undefined];
  expect(shown).toEqual(["Bearer zt_live_test", ...opened, ...opened, "Bearer zt_live_test"]);
  expect(await call("inspect", {})).toBeNull();
});

it.each([
  [
    "what the platform refuses",
    403,
    '{"detail": "This API key has no scope."}',
    "This API key has no scope.",
  ],
  ["what says nothing", 500, "<html>", "The platform answers 500."],
  ["another server", 200, "<html>", "does not answer as the api host"],
  ["a platform that leads elsewhere", 302, "", "does not answer"],
])("says of %s why", async (_, status, body, reason) => {
  const platform = await listen((_request, response) =>
    response.writeHead(status, { location: "http://elsewhere.example" }).end(body),
  );
  const { system } = files();
  await expect(
    callWorkspaceTool(workspaceByKey(platform, "zt_live_test"), "list_workspace", {}, system),
  ).rejects.toMatchObject({ name: "CommandError", message: expect.stringContaining(reason) });
});
