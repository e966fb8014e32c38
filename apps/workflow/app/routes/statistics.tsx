import { peopleWordsOf } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { figuresProps } from "../page/figures-props.ts";
import { PageTitle } from "../page/page-title.tsx";
import { usePage } from "../page/use-page.ts";
import Statistics from "../statistics/statistics.island.tsx";

export default function StatisticsPage() {
  const page = usePage();
  const { colleagues, errors } = peopleWordsOf(page.locale);
  const props = figuresProps(page);
  return (
    <main id="main" className="wrap wf-page">
      <PageTitle>{props.statisticsWords.title}</PageTitle>
      <Island
        name="statistics"
        component={Statistics}
        props={{ ...props, colleagueWords: { colleagues, errors } }}
      />
    </main>
  );
}
