import { formatNumber } from "@zoetrope/i18n";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useMemo, useRef } from "react";
import { errorMessage } from "../data/error-message.ts";
import { createJobsApi } from "../data/jobs-api.ts";
import { pageGateway } from "../data/page-gateway.ts";
import { useSession } from "../data/use-session.ts";
import { SignInPrompt } from "../files/sign-in-prompt.tsx";
import { timeAgo } from "../files/list/time-ago.ts";
import { useLoaded } from "../people/use-loaded.ts";
import { PlotOutlines } from "../statistics/board-states.tsx";
import { AdminBoard } from "./admin-board.tsx";
import { AdminMissing } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";

/** Scheduled ones are left out: the next run of each schedule is always there. */
const shownStates = ["waiting", "retrying", "running", "failed"] as const;

/** Jobs that have failed for good, for those who run the platform: they may send them again. */
export default function Jobs(props: AdminProps) {
  const { status } = useSession(props.urls);
  if (status === "loading") return <PlotOutlines label={props.adminMessages.loading} />;
  if (status === "guest") return <SignInPrompt {...props} />;
  return <FailedJobs {...props} />;
}

function FailedJobs(props: AdminProps) {
  const { adminMessages, locale, urls, messages } = props;
  const texts = adminMessages.jobs;
  const api = useMemo(() => createJobsApi(pageGateway(urls)), [urls]);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, reload, refresh } = useLoaded(useCallback(() => api.list(), [api]));
  if (state.phase === "ready" && state.value === null) return <AdminMissing {...props} />;
  const { failedJobs = [], jobCounts = [] } = state.phase === "ready" ? (state.value ?? {}) : {};
  const countOf = (wanted: string) =>
    formatNumber(
      locale,
      jobCounts.filter(({ state: found }) => found === wanted).reduce((sum, { count }) => sum + count, 0),
    );

  async function retry(ids: string[] | null): Promise<void> {
    try {
      await api.retry(ids);
      showToast(texts.sent);
      // The button that was pressed goes with its job.
      title.current?.focus();
      refresh();
    } catch (error) {
      showToast(errorMessage(error, messages));
    }
  }

  return (
    <AdminBoard
      {...props}
      shown="jobs"
      phase={state.phase}
      loading={texts.loading}
      onTryAgain={reload}
      title={title}
      action={
        failedJobs.length > 1 ? (
          <Button icon="rotate-cw" onClick={() => void retry(null)}>
            {texts.retryAll}
          </Button>
        ) : null
      }
    >
      <p className="secondary-text">{failedJobs.length === 0 ? texts.none : texts.lead}</p>
      <dl className="admin-counts">
        {shownStates.map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd className="tabular-numbers">{countOf(name)}</dd>
          </div>
        ))}
      </dl>
      {failedJobs.length === 0 ? null : (
        <ul className="admin-messages">
          {failedJobs.map(({ id, kind, attempts, failedAt, reason }) => (
            <li key={id} className="admin-job">
              <b>{kind}</b>
              <span className="admin-job__time small-text secondary-text">{timeAgo(locale, failedAt)}</span>
              <span className="admin-job__reason">{reason}</span>
              <span className="small-text secondary-text">
                {texts.attempts}: {formatNumber(locale, attempts)}
              </span>
              <Button
                variant="secondary"
                size="small"
                icon="rotate-cw"
                aria-label={`${texts.retry}: ${kind}`}
                onClick={() => void retry([id])}
              >
                {texts.retry}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </AdminBoard>
  );
}
