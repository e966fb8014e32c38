import { pageGateway } from "@zoetrope/gateway-client";
import { formatNumber } from "@zoetrope/i18n";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { errorMessage } from "../data/error-message.ts";
import { createJobsApi } from "../data/jobs-api.ts";
import { ConfirmDialog } from "../files/dialogs/confirm-dialog.tsx";
import { useLoaded } from "../lists/use-loaded.ts";
import { AdminDashboard } from "./admin-dashboard.tsx";
import { AdminMissing } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";
import { operatorPart } from "./operator-part.tsx";
import { FailedJobList } from "./failed-job-list.tsx";
import { PendingJobList } from "./pending-job-list.tsx";

/** Scheduled ones are left out: the next run of each schedule is always there. */
const shownStates = ["waiting", "retrying", "running", "failed"] as const;

/** Something that is asked before it is done to a job. */
interface PendingJobAction {
  id: string;
  kind: string;
  what: "discard" | "cancel";
}

/** The jobs of the platform, for those who run it: what failed may be sent again or discarded, what waits cancelled. */
function OperatedJobs(props: AdminProps) {
  const { adminMessages, locale, urls, messages } = props;
  const texts = adminMessages.jobs;
  const api = useMemo(() => createJobsApi(pageGateway(urls)), [urls]);
  const [asked, setAsked] = useState<PendingJobAction | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, reload, refresh } = useLoaded(useCallback(() => api.list(), [api]));
  if (state.phase === "ready" && state.value === null) return <AdminMissing {...props} />;
  const {
    failedJobs = [],
    pendingJobs = [],
    jobCounts = [],
  } = state.phase === "ready" ? (state.value ?? {}) : {};
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
    <AdminDashboard
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
        <FailedJobList
          jobs={failedJobs}
          locale={locale}
          texts={texts}
          onRetry={(id) => void retry([id])}
          onDiscard={(job) => setAsked({ ...job, what: "discard" })}
        />
      )}
      <h2 className="h3">{texts.pending}</h2>
      <PendingJobList
        jobs={pendingJobs}
        locale={locale}
        texts={texts}
        onCancel={(job) => setAsked({ ...job, what: "cancel" })}
      />
      {asked === null ? null : (
        <ConfirmDialog
          title={texts[`${asked.what}Title`]({ kind: asked.kind })}
          text={texts[`${asked.what}Text`]}
          cancel={texts.back}
          submit={texts[asked.what]}
          messages={messages}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const isDone = await api[asked.what](asked.id);
            setAsked(null);
            showToast(isDone ? texts[asked.what === "cancel" ? "cancelled" : "discarded"] : texts.isGone);
            title.current?.focus();
            refresh();
          }}
        />
      )}
    </AdminDashboard>
  );
}

export default operatorPart(OperatedJobs);
