import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "../data/messages-api.ts";
import { errorMessage } from "../data/error-message.ts";
import { LoadFailure } from "../files/list/file-list-states.tsx";
import { ConfirmDialog } from "../files/dialogs/confirm-dialog.tsx";
import { useLoaded } from "../lists/use-loaded.ts";
import { PlotOutlines } from "../statistics/dashboard-states.tsx";
import { AdminMissing, AdminParts } from "./admin-parts.tsx";
import { kindOf, titleOf } from "./message-title.ts";
import type { MessagesProps } from "./messages-props.ts";

type ViewProps = MessagesProps & { id: string };

/** One message with everything that came with it. */
export function MessageView(props: ViewProps) {
  const { adminMessages: texts, messages, drawings, api, id, onShow } = props;
  const { state, reload, change } = useLoaded(useCallback(() => api.get(id), [api, id]));
  const message = state.phase === "ready" ? state.value : null;
  if (state.phase === "ready" && message === null) return <AdminMissing {...props} />;
  return (
    <section className="workspace-content dashboard" aria-busy={state.phase === "loading"}>
      <AdminParts {...props} shown="feedback" />
      <p>
        <Button variant="tertiary" icon="chevron-left" onClick={() => onShow(null)}>
          {texts.back}
        </Button>
      </p>
      {state.phase === "loading" ? <PlotOutlines label={texts.loading} /> : null}
      {state.phase === "failed" ? (
        <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={reload} />
      ) : null}
      {message === null ? null : (
        <Facts {...props} message={message} onChange={(next) => change(() => next)} />
      )}
    </section>
  );
}

function Facts(props: ViewProps & { message: Message; onChange(message: Message): void }) {
  const { adminMessages: texts, messages, locale, api, message, onChange, onShow } = props;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isDone = message.doneAt !== null;
  const setDone = async (): Promise<void> => {
    try {
      onChange(await api.setDone(message.id, !isDone));
      showToast(isDone ? texts.reopened : texts.markedDone);
    } catch (error) {
      showToast(errorMessage(error, messages));
    }
  };
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
  const facts: [label: string, value: string | null][] = [
    [texts.kind, kindOf(props, message.kind)],
    [texts.state, isDone ? texts.done : texts.open],
    [texts.page, message.pageUrl],
    [texts.browser, message.browser],
  ];
  return (
    <article className="admin-view box">
      <h1 className="h3" tabIndex={-1} ref={heading}>
        {titleOf(props, message)}
      </h1>
      <p className="small-text secondary-text">
        {time.format(new Date(message.createdAt))}
        {message.isSignedIn ? ` · ${texts.signedIn}` : ""}
      </p>
      <p className="admin-view__text">{message.text}</p>
      {message.hasPicture ? <Picture {...props} id={message.id} /> : null}
      <dl className="admin-view__facts">
        <div>
          <dt>{texts.from}</dt>
          <dd>
            {message.name} <a href={`mailto:${encodeURIComponent(message.email)}`}>{message.email}</a>
          </dd>
        </div>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{label === texts.page ? <a href={value}>{value}</a> : value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="row row--wrap">
        <Button variant={isDone ? "secondary" : "primary"} onClick={() => void setDone()}>
          {isDone ? texts.reopen : texts.markDone}
        </Button>
        <Button variant="tertiary" icon="trash-2" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          cancel={texts.cancel}
          submit={texts.remove}
          messages={messages}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await api.remove(message.id);
            showToast(texts.removed);
            onShow(null);
          }}
        />
      ) : null}
    </article>
  );
}

/** Fetched with the operator's token: there is no address that shows it to anybody else. */
function Picture({ adminMessages: texts, api, id }: ViewProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    api.picture(id).then(
      (blob) => {
        if (isOver) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => isOver || setLost(true),
    );
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [api, id]);
  if (isLost) return <p className="field__error">{texts.pictureFailed}</p>;
  return address === null ? null : <img className="admin-view__picture" src={address} alt={texts.picture} />;
}
