import type { StatisticsMessages } from "@zoetrope/i18n";
import { ButtonLink } from "@zoetrope/ui";
import { Outlines } from "../page/outlines.tsx";
import { Scene } from "../page/scene.tsx";

/** The outline of plots while their figures are on their way. */
export function PlotOutlines({ label }: { label: string }) {
  return (
    <Outlines className="plots" label={label}>
      <div className="plot box">
        <span className="skeleton skeleton--title" />
        <span className="skeleton skeleton--creator" />
        <span className="skeleton plot__outline" />
      </div>
    </Outlines>
  );
}

interface NothingProps {
  title: string;
  text: string;
  drawing: string | null;
  action?: { label: string; href: string };
}

/** Nothing is counted: yet, or at all. */
export function EmptyStatistics({ title, text, drawing, action }: NothingProps) {
  return (
    <section className="callout tissue tint-sky">
      <Scene drawing={drawing} />
      <h2 className="h3">{title}</h2>
      <p className="lead">{text}</p>
      {action === undefined ? null : (
        <ButtonLink variant="primary" href={action.href}>
          {action.label}
        </ButtonLink>
      )}
    </section>
  );
}

/** Where nobody measures. */
export const StatisticsUnavailable = ({
  messages,
  drawing,
}: {
  messages: StatisticsMessages;
  drawing: string | null;
}) => <EmptyStatistics title={messages.unmeasuredTitle} text={messages.unmeasured} drawing={drawing} />;
