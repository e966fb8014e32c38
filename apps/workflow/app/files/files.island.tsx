import { formatNumber, plural } from "@zoetrope/i18n";
import { showToast } from "@zoetrope/page-app/show-toast";
import { fill } from "@zoetrope/player/react";
import { FileList } from "./list/file-list.tsx";
import type { FilesProps } from "./files-props.ts";
import { FileListSkeleton } from "./list/file-list-states.tsx";
import { useUploads } from "./uploads/use-uploads.ts";
import { WorkspacePage } from "./workspace-page.tsx";

/** The files of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function Files(props: FilesProps) {
  const { locale, words } = props;
  const { files } = words;
  // Above the workspaces: what is on its way to one goes on while another is shown.
  const uploads = useUploads(props.maxUploadBytes, (number) =>
    showToast(fill(plural(locale, number, words.upload.done), { count: formatNumber(locale, number) })),
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
