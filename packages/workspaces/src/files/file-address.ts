import type { WorkspaceServices } from "../workspace-services.ts";
import type { FileAddressKeys } from "./file-address-keys.ts";
import { signPrivateAddress } from "./private-address.ts";
import type { FilePart, WorkspaceFile } from "./workspace-file.ts";

/** Of one part of a file, for one person and some minutes; null for a part that is not made yet. */
export async function fileAddress(
  { urls }: Pick<WorkspaceServices, "urls">,
  keys: FileAddressKeys,
  userId: string,
  { id, filename, sourceKey, posterKey, playKey }: WorkspaceFile,
  part: FilePart,
): Promise<string | null> {
  const key = { source: sourceKey, download: sourceKey, poster: posterKey, play: playKey }[part];
  if (key === null) return null;
  const name = part === "download" ? filename : null;
  return `${urls.assets}${await signPrivateAddress(keys, { subjectId: id, userId, key, filename: name })}`;
}
