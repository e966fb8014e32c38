import type { WorkspaceFile } from "./workspace-file.ts";

const keyPattern = /^[0-9a-f]{64}\.(json|lottie)$/;
const maxNameLength = 200;

/** The preview with a file of a workspace in it. */
export function openedAddress(
  previewHref: string,
  { sourceUrl, name }: Pick<WorkspaceFile, "sourceUrl" | "name">,
): string {
  const key = sourceUrl.slice(sourceUrl.lastIndexOf("/") + 1);
  return `${previewHref}?${new URLSearchParams({ open: key, name }).toString()}`;
}

/** The file that an address of the preview names; null for none. It can only come from our own assets host, and only by its key. */
export function readOpenedAddress(
  search: string,
  assetsUrl: string,
): { url: string; filename: string } | null {
  const query = new URLSearchParams(search);
  const key = query.get("open") ?? "";
  const [, extension] = keyPattern.exec(key) ?? [];
  if (extension === undefined) return null;
  const name = (query.get("name") ?? "").trim().slice(0, maxNameLength) || "animation";
  return { url: `${assetsUrl}/files/${key}`, filename: `${name}.${extension}` };
}
