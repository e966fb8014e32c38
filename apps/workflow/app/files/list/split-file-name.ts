/** The end by which people and programs tell what a file is; empty for a name without one. */
export function splitFileName(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ""] = /^(.+?)(\.[\p{L}\p{N}]{1,9})$/su.exec(name) ?? [];
  return { stem, extension };
}
