import { peopleMessagesWithLimits } from "../page/messages-with-limits.ts";
import { figuresProps } from "../page/figures-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";
import Statistics from "../statistics/statistics.island.tsx";

export default function StatisticsPage() {
  const page = usePage();
  const { colleagues, errors } = peopleMessagesWithLimits(page.locale);
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
