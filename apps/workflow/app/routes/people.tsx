import { peopleWordsOf } from "@zoetrope/i18n";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import { Island } from "@zoetrope/page-app/island";
import { PageTitle } from "../page/page-title.tsx";
import { usePage } from "../page/use-page.ts";
import { workflowHrefs } from "../page/workflow-hrefs.ts";
import People from "../people/people.island.tsx";

export default function PeoplePage() {
  const page = usePage();
  const { locale, urls, workflowWords } = page;
  const { nav, guest, files, errors, refused, upload } = workflowWords;
  const peopleWords = peopleWordsOf(locale);
  const { drawingUrl } = chromeContent(locale);
  return (
    <main id="main" className="wrap wf-page">
      <PageTitle>{peopleWords.people.title}</PageTitle>
      <Island
        name="people"
        component={People}
        props={{
          locale,
          words: { nav, guest, files, errors, refused, upload },
          peopleWords,
          urls,
          drawings: {
            failed: drawingUrl("unplugged"),
            door: drawingUrl("lock"),
            colleagues: drawingUrl("swallows"),
          },
          hrefs: workflowHrefs(page),
        }}
      />
    </main>
  );
}
