import { isId } from "@zoetrope/kit/id-pattern";

/** The preview with a file of a workspace in it. The gateway is asked for the file: its addresses do not last. */
export const openedAddress = (previewHref: string, id: string): string => `${previewHref}?file=${id}`;

/** The id of the file that an address of the preview names; null for none. */
export function readOpenedAddress(search: string): string | null {
  const id = new URLSearchParams(search).get("file") ?? "";
  return isId(id) ? id : null;
}
