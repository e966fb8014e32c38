import { splitFileName } from "./split-file-name.ts";

/**
 * A file's name whose extension stays whole. In one line (`isCut`) a long name is cut before it; otherwise it may break before it.
 */
export function FileName({ name, isCut = false }: { name: string; isCut?: boolean }) {
  const { stem, extension } = splitFileName(name);
  return (
    <span className={isCut ? "file-name file-name--truncated" : "file-name"}>
      <span>{stem}</span>
      <span className="file-name__extension">{extension}</span>
    </span>
  );
}
