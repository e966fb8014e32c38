import type { Locale, StatisticsMessages } from "@zoetrope/i18n";
import { rangeNames, type RangeName } from "@zoetrope/statistics/range-names";
import { Button, IconButton } from "@zoetrope/ui";
import { timeAgo } from "../files/list/time-ago.ts";

interface DashboardHeaderProps {
  locale: Locale;
  messages: StatisticsMessages;
  title: string;
  lead: string;
  range: RangeName;
  onRange(range: RangeName): void;
  /** ISO 8601; null while it is not known. */
  countedUntil: string | null;
  onRefresh(): void;
  /** Null where there is nothing to export. */
  onExport: (() => void) | null;
}

/** The title of figures, their period, how fresh they are, and what can be done with all of them. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { locale, messages, title, lead, range, onRange, countedUntil, onRefresh, onExport } = props;
  return (
    <header className="dashboard__header">
      <div className="dashboard__title">
        <h1 className="h2">{title}</h1>
        <p className="secondary-text">{lead}</p>
      </div>
      <div className="dashboard__tools">
        <div className="segmented-control" role="group" aria-label={messages.range}>
          {rangeNames.map((name) => (
            <button key={name} type="button" aria-pressed={name === range} onClick={() => onRange(name)}>
              {messages.ranges[name]}
            </button>
          ))}
        </div>
        <span className="dashboard__actions">
          {countedUntil === null ? null : (
            <span className="small-text secondary-text">
              {messages.updated({ time: timeAgo(locale, countedUntil) })}
            </span>
          )}
          <IconButton icon="rotate-cw" label={messages.refresh} onClick={onRefresh} />
          {onExport === null ? null : (
            <Button variant="secondary" size="small" icon="download" onClick={onExport}>
              {messages.exportAll}
            </Button>
          )}
        </span>
      </div>
    </header>
  );
}
