import type { OperatedJobsQuery } from "@zoetrope/gateway-client";
import { formatNumber, type FeedbackMessages, type Locale } from "@zoetrope/i18n";
import { Button } from "@zoetrope/ui";
import { timeAgo } from "../files/list/time-ago.ts";

/** Jobs that have failed for good, each to be sent again or given up. */
export function FailedJobList({
  jobs,
  locale,
  texts,
  onRetry,
  onDiscard,
}: {
  jobs: OperatedJobsQuery["failedJobs"];
  locale: Locale;
  texts: FeedbackMessages["admin"]["jobs"];
  onRetry(id: string): void;
  onDiscard(job: { id: string; kind: string }): void;
}) {
  return (
    <ul className="admin-messages">
      {jobs.map(({ id, kind, attempts, failedAt, reason }) => (
        <li key={id} className="admin-job">
          <b>{kind}</b>
          <span className="admin-job__time small-text secondary-text">{timeAgo(locale, failedAt)}</span>
          <span className="admin-job__reason">{reason}</span>
          <span className="small-text secondary-text">
            {texts.attempts}: {formatNumber(locale, attempts)}
          </span>
          <span className="row row--wrap">
            <Button
              variant="secondary"
              size="small"
              icon="rotate-cw"
              aria-label={`${texts.retry}: ${kind}`}
              onClick={() => onRetry(id)}
            >
              {texts.retry}
            </Button>
            <Button
              variant="tertiary"
              size="small"
              icon="trash-2"
              aria-label={`${texts.discard}: ${kind}`}
              onClick={() => onDiscard({ id, kind })}
            >
              {texts.discard}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
