import { showToast } from "@zoetrope/page-app/show-toast";
import { FileList } from "./list/file-list.tsx";
import type { FilesProps } from "./files-props.ts";
import { FileListSkeleton } from "./list/file-list-states.tsx";
import { useUploads } from "./uploads/use-uploads.ts";
import { WorkspacePage } from "./workspace-page.tsx";

/** The files of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function Files(props: FilesProps) {
  const { messages } = props;
  const { files } = messages;
  // Above the workspaces: what is on its way to one goes on while another is shown.
  const uploads = useUploads(props.maxUploadBytes, (number) =>
    showToast(messages.upload.done({ count: number })),
  );
  return (
    <WorkspacePage
      {...props}
      title={props.shown === "all" ? files.title : files.publicTitle}
      failed={files.failed}
      outline={<FileListSkeleton {...props} />}
    >
      {({ api }, workspace, currentUserState) => (
        <FileList
          {...props}
          key={workspace.id}
          api={api}
          workspace={workspace}
          uploads={uploads}
          onCount={currentUserState.countFiles}
        />
      )}
    </WorkspacePage>
  );
}
