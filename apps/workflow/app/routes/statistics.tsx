import { getPeopleMessages } from "@zoetrope/i18n";
import { figuresProps } from "../page/figures-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";
import Statistics from "../statistics/statistics.island.tsx";

export default function StatisticsPage() {
  const page = usePage();
  const { colleagues, errors } = getPeopleMessages(page.locale);
  const props = figuresProps(page);
  return (
    <IslandPage
      title={props.statisticsMessages.title}
      name="statistics"
      component={Statistics}
      props={{ ...props, colleagueMessages: { colleagues, errors } }}
    />
  );
}
