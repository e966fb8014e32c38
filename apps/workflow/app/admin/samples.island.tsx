import { pageGateway } from "@zoetrope/gateway-client";
import { useCallback, useMemo } from "react";
import { createMessagesApi } from "../data/messages-api.ts";
import { LoadFailure } from "../files/list/file-list-states.tsx";
import { useLoaded } from "../lists/use-loaded.ts";
import { PlotOutlines } from "../statistics/dashboard-states.tsx";
import { AdminMissing, AdminParts } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";
import { operatorPart } from "./operator-part.tsx";

/** Which files of the site's content are examples, for those who run the platform. */
function SampleList(props: AdminProps) {
  const { adminMessages: texts, urls, messages, drawings } = props;
  const api = useMemo(() => createMessagesApi(pageGateway(urls), urls.api), [urls]);
  const { state, reload } = useLoaded(useCallback(() => api.sampleFiles(), [api]));
  if (state.phase === "ready" && state.value === null) return <AdminMissing {...props} />;
  const files = state.phase === "ready" ? (state.value ?? []) : [];
  return (
    <section className="workspace-content dashboard" aria-busy={state.phase === "loading"}>
      <AdminParts {...props} shown="samples" />
      <h1 className="h2">{texts.parts.samples}</h1>
      {state.phase === "loading" ? <PlotOutlines label={texts.loading} /> : null}
      {state.phase === "failed" ? (
        <LoadFailure
          failed={messages.errors.other}
          messages={messages}
          drawings={drawings}
          onTryAgain={reload}
        />
      ) : null}
      {state.phase === "ready" ? (
        <p className="secondary-text">{files.length === 0 ? texts.noSamples : texts.samplesLead}</p>
      ) : null}
      {files.length === 0 ? null : (
        <ul className="admin-samples">
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export default operatorPart(SampleList);
