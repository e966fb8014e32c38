import { chromeContent } from "@zoetrope/page-app/chrome-content";
import { Island } from "@zoetrope/page-app/island";
import { useParams } from "react-router";
import { PageTitle } from "../page/page-title.tsx";
import { usePage } from "../page/use-page.ts";
import SwitchWorkspace from "../files/switch-workspace.island.tsx";

export default function SwitchPage() {
  const { locale, urls, href, workflowWords } = usePage();
  const { switching, guest } = workflowWords;
  return (
    <main id="main" className="wrap wf-notice">
      <PageTitle>{switching.title}</PageTitle>
      <Island
        name="switch-workspace"
        component={SwitchWorkspace}
        props={{
          id: useParams()["id"] ?? "",
          urls,
          words: { switching, guest },
          drawings: { door: chromeContent(locale).drawingUrl("lock") },
          hrefs: { files: href("/"), preview: href("/preview") },
        }}
      />
    </main>
  );
}
