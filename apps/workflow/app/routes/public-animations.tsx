import { FilesView } from "../page/files-view.tsx";

export default function PublicAnimationsPage() {
  return <FilesView shown="public" />;
}
