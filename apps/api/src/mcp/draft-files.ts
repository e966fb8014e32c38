import { CommandError } from "@zoetrope/cli/mcp";
import type { Drafts } from "@zoetrope/operations/jobs";

/** Where tools read and write that have no folder. */
export interface DraftFiles {
  signal: AbortSignal;
  readFile(name: string): Promise<Uint8Array>;
  writeFile(name: string, bytes: Uint8Array): Promise<void>;
}

const maxNameLength = 150;

/** Names as agents may give them: parts of letters, digits, dots, dashes and spaces, and nothing that leads anywhere else. */
function requireName(name: string): string {
  const isGood =
    name.length <= maxNameLength &&
    name.split("/").every((part) => /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._ -]*$/u.test(part));
  if (!isGood)
    throw new CommandError(
      "usage",
      `${JSON.stringify(name.slice(0, maxNameLength))} is no name: letters, digits, dots, dashes, spaces, and / between folders.`,
    );
  return name;
}

/** The drafts of one owner as files. Throws CommandError for what there is not, and AppError "conflict" for one too many. */
export const createDraftFiles = (drafts: Drafts, owner: string, signal: AbortSignal): DraftFiles => ({
  signal,
  async readFile(name) {
    const bytes = await drafts.read(owner, requireName(name));
    if (bytes === null)
      throw new CommandError(
        "unreadable",
        `There is no file ${JSON.stringify(name)}: list_files names them.`,
      );
    return bytes;
  },
  writeFile: (name, bytes) => drafts.write(owner, requireName(name), bytes),
});
