import { realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type Command, textOf, textsOf } from "../command.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import type { System } from "../system.ts";

export const mcpCommand: Command = {
  summary: (m) => m.summaries.mcp,
  usage: "--folder FOLDER... [--library ADDRESS]",
  options: {
    folder: {
      type: "string",
      multiple: true,
      value: "FOLDER",
      help: (m) => m.options.mcp.folder,
    },
    library: {
      type: "string",
      value: "ADDRESS",
      help: (m) => m.options.mcp.library,
    },
  },
  cannotBeWatched: ({ usage }) => usage.watchMcp,
  // It waits for an agent: the manual shows how one is told of it.
  examples: [],
  async run(system, values, files, { commands }) {
    if (files.length > 0) throw new CommandError("usage", ({ usage }) => usage.mcpFiles);
    const folders = textsOf(values, "folder").map((folder) => requireFolder(system, folder));
    if (folders.length === 0)
      throw new CommandError("usage", ({ usage }) => usage.mcpFolder({ example: "--folder animations" }));
    // Only this command needs them.
    const [{ StdioServerTransport }, { createMcpServer }, { requireLibrary }, { workspaceByKey }] =
      await Promise.all([
        import("@modelcontextprotocol/sdk/server/stdio.js"),
        import("../mcp/create-mcp-server.ts"),
        import("../mcp/library-tools.ts"),
        import("../mcp/workspace-by-key.ts"),
      ]);
    const address = textOf(values, "library");
    const library = address === undefined ? null : requireLibrary(address);
    const key = system.env["ZOETROPE_KEY"] ?? "";
    if (key !== "" && library === null) throw new CommandError("usage", ({ usage }) => usage.mcpKey);
    const workspace = library === null || key === "" ? null : workspaceByKey(library, key);
    const server = createMcpServer({ commands, folders, library, workspace });
    const ended = new Promise<void>((end) => {
      system.signal.addEventListener("abort", () => end());
      process.stdin.once("end", end);
    });
    await server.connect(new StdioServerTransport());
    await ended;
    await server.close();
    return exitCodes.fine;
  },
};

function requireFolder(system: System, folder: string): string {
  const path = resolve(system.folder, folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CommandError("usage", ({ usage }) => usage.noFolder({ name: JSON.stringify(folder) }));
  return realpathSync(path);
}
