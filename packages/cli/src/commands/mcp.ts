import { realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type Command, textOf, textsOf } from "../command.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import type { System } from "../system.ts";

export const mcpCommand: Command = {
  summary: "Serve these tools to an agent (Model Context Protocol, over standard input and output).",
  usage: "--folder FOLDER... [--library ADDRESS]",
  options: {
    folder: {
      type: "string",
      multiple: true,
      value: "FOLDER",
      help: "Files in it may be read and written, and no others. May be given several times; default none.",
    },
    library: {
      type: "string",
      value: "ADDRESS",
      help: "The api host of a Zoetrope platform to search and download from; default none. With a key in ZOETROPE_KEY, its workspace as well.",
    },
  },
  // It waits for an agent: the manual shows how one is told of it.
  examples: [],
  async run(system, values, files, { commands }) {
    if (files.length > 0) throw new CommandError("usage", "mcp takes no files: name folders with --folder.");
    const folders = textsOf(values, "folder").map((folder) => requireFolder(system, folder));
    if (folders.length === 0)
      throw new CommandError(
        "usage",
        "Name a folder whose files may be read and written: --folder animations.",
      );
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
    if (key !== "" && library === null)
      throw new CommandError("usage", "ZOETROPE_KEY is of a platform: name its api host with --library.");
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
    throw new CommandError("usage", `There is no folder ${JSON.stringify(folder)}.`);
  return realpathSync(path);
}
