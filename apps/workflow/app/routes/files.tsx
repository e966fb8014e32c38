import { FilesView } from "../page/files-view.tsx";

export default function FilesPage() {
  return <FilesView shown="all" />;
}
