import type { ReactNode, Ref } from "react";
import { LoadFailure } from "../files/list/file-list-states.tsx";
import { PlotOutlines } from "../statistics/dashboard-states.tsx";
import { AdminParts } from "./admin-parts.tsx";
import type { AdminPart, AdminProps } from "./admin-props.ts";

interface AdminDashboardProps extends Pick<
  AdminProps,
  "adminMessages" | "partHrefs" | "messages" | "drawings"
> {
  shown: AdminPart;
  phase: "loading" | "failed" | "ready";
  /** What is said while it loads. */
  loading: string;
  onTryAgain: () => void;
  /** Where the focus goes when what was pressed goes away. */
  title: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  action?: ReactNode;
  /** Shown once it is loaded. */
  children: ReactNode;
}

/** One part of the operators' page: its tabs and title, and what stands there while it loads or when that failed. */
export function AdminDashboard({
  shown,
  phase,
  loading,
  onTryAgain,
  title,
  action,
  children,
  adminMessages,
  partHrefs,
  messages,
  drawings,
}: AdminDashboardProps) {
  return (
    <section className="workspace-content dashboard" aria-busy={phase === "loading"}>
      <AdminParts shown={shown} adminMessages={adminMessages} partHrefs={partHrefs} />
      <div className="section-header">
        <h1 className="h2" ref={title} tabIndex={-1}>
          {adminMessages.parts[shown]}
        </h1>
        {action}
      </div>
      {phase === "loading" ? <PlotOutlines label={loading} /> : null}
      {phase === "failed" ? (
        <LoadFailure
          failed={messages.errors.other}
          messages={messages}
          drawings={drawings}
          onTryAgain={onTryAgain}
        />
      ) : null}
      {phase === "ready" ? children : null}
    </section>
  );
}
