import { FileShelf } from "./file-shelf.tsx";
import type { FilesProps } from "./files-props.ts";
import { ShelfSkeleton } from "./shelf-states.tsx";
import { WorkspacePage } from "./workspace-page.tsx";

/** The files of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function Files(props: FilesProps) {
  const { files } = props.words;
  return (
    <WorkspacePage
      {...props}
      title={props.shown === "all" ? files.title : files.publicTitle}
      failed={files.failed}
      outline={<ShelfSkeleton {...props} />}
    >
      {({ api }, workspace, visiting) => (
        <FileShelf
          {...props}
          key={workspace.id}
          api={api}
          workspace={workspace}
          onCount={visiting.countFiles}
        />
      )}
    </WorkspacePage>
  );
}
