import { pageGateway } from "@zoetrope/gateway-client";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { createEditorsDaysApi, type EditorsDay } from "../data/editors-days-api.ts";
import { errorMessage } from "../data/error-message.ts";
import { ConfirmDialog } from "../files/dialogs/confirm-dialog.tsx";
import { useLoaded } from "../lists/use-loaded.ts";
import { AdminDashboard } from "./admin-dashboard.tsx";
import { AdminMissing } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";
import { operatorPart } from "./operator-part.tsx";
import { DayEditor } from "./day-editor.tsx";
import { DayList } from "./day-list.tsx";

/** The days of the editors' list, for those who run the platform: they put them together. */
function EditorsDays(props: AdminProps) {
  const { adminMessages, locale, urls, messages } = props;
  const texts = adminMessages.featured;
  const api = useMemo(() => createEditorsDaysApi(pageGateway(urls)), [urls]);
  const title = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<EditorsDay | "new" | null>(null);
  const [removed, setRemoved] = useState<EditorsDay | null>(null);
  const { state, reload, refresh, change } = useLoaded(useCallback(() => api.list(locale), [api, locale]));
  if (state.phase === "ready" && state.value === null) return <AdminMissing {...props} />;
  const { days = [], hasMore = false } = state.phase === "ready" ? (state.value ?? {}) : {};

  /** The form goes with what had the focus. */
  function close(): void {
    setEdited(null);
    title.current?.focus();
  }

  async function more(): Promise<void> {
    try {
      const next = await api.list(locale, days.at(-1)?.day);
      change((before) => before && next && { days: [...before.days, ...next.days], hasMore: next.hasMore });
    } catch (error) {
      showToast(errorMessage(error, messages));
    }
  }

  return (
    <>
      <AdminDashboard
        {...props}
        shown="featured"
        phase={state.phase}
        loading={texts.loading}
        onTryAgain={reload}
        title={title}
        action={
          edited === null ? (
            <Button icon="plus" onClick={() => setEdited("new")}>
              {texts.newDay}
            </Button>
          ) : null
        }
      >
        {edited === null ? (
          <>
            <p className="secondary-text">{texts.lead}</p>
            {days.length === 0 ? <p>{texts.none}</p> : null}
            <DayList days={days} texts={texts} onChange={setEdited} onRemove={setRemoved} />
            {hasMore ? (
              <Button variant="secondary" onClick={() => void more()}>
                {adminMessages.more}
              </Button>
            ) : null}
          </>
        ) : (
          <DayEditor
            day={edited === "new" ? null : edited}
            api={api}
            locale={locale}
            adminMessages={adminMessages}
            messages={messages}
            onClose={close}
            onSaved={() => {
              close();
              showToast(texts.saved);
              refresh();
            }}
          />
        )}
      </AdminDashboard>
      {removed === null ? null : (
        <ConfirmDialog
          title={texts.removeTitle({ day: new Date(removed.day) })}
          text={texts.removeText}
          cancel={adminMessages.cancel}
          submit={texts.remove}
          messages={messages}
          onClose={() => setRemoved(null)}
          onConfirm={async () => {
            await api.remove(removed.day);
            setRemoved(null);
            showToast(texts.removed);
            refresh();
          }}
        />
      )}
    </>
  );
}

export default operatorPart(EditorsDays);
