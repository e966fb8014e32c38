import type { FilesMessages } from "../files-props.ts";
import { isUnderWay, type Upload } from "./use-uploads.ts";

/** How many files are on their way to workspaces that are not shown. */
export function UploadsElsewhere({
  uploads,
  workspaceId,
  messages,
}: {
  uploads: readonly Upload[];
  workspaceId: string;
  messages: FilesMessages;
}) {
  const counts = new Map<string, { name: string; count: number }>();
  for (const upload of uploads) {
    const { id, name } = upload.workspace;
    if (id !== workspaceId && isUnderWay(upload))
      counts.set(id, { name, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return (
    <div role="status">
      {[...counts].map(([id, { name, count }]) => (
        <p key={id} className="small-text secondary-text tabular-numbers">
          {messages.upload.elsewhere({ workspace: name, count })}
        </p>
      ))}
    </div>
  );
}
