import type { OperatedJobsQuery } from "@zoetrope/gateway-client";
import { formatNumber, type FeedbackMessages, type Locale } from "@zoetrope/i18n";
import { Button } from "@zoetrope/ui";

/** Jobs that wait or run, each to be taken back. */
export function PendingJobList({
  jobs,
  locale,
  texts,
  onCancel,
}: {
  jobs: OperatedJobsQuery["pendingJobs"];
  locale: Locale;
  texts: FeedbackMessages["admin"]["jobs"];
  onCancel(job: { id: string; kind: string }): void;
}) {
  if (jobs.length === 0) return <p className="secondary-text">{texts.nonePending}</p>;
  return (
    <ul className="admin-messages">
      {jobs.map(({ id, kind, isRunning, failures }) => (
        <li key={id} className="admin-search">
          <b>{kind}</b>
          <span className="small-text secondary-text">
            {isRunning ? texts.running : failures > 0 ? texts.retrying : texts.waiting} · {texts.attempts}:{" "}
            {formatNumber(locale, failures)}
          </span>
          <Button
            variant="tertiary"
            size="small"
            aria-label={`${texts.cancel}: ${kind}`}
            onClick={() => onCancel({ id, kind })}
          >
            {texts.cancel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
