import { chromeContent } from "@zoetrope/page-app/chrome-content";
import { useParams } from "react-router";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";
import SwitchWorkspace from "../files/switch-workspace.island.tsx";

export default function SwitchPage() {
  const { locale, urls, href, workflowMessages } = usePage();
  const { switching, guest } = workflowMessages;
  return (
    <IslandPage
      title={switching.title}
      className="notice"
      name="switch-workspace"
      component={SwitchWorkspace}
      props={{
        id: useParams()["id"] ?? "",
        urls,
        messages: { switching, guest },
        drawings: { lock: chromeContent(locale).drawingUrl("lock") },
        hrefs: { files: href("/"), preview: href("/preview") },
      }}
    />
  );
}
