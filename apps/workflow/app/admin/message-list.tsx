import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useState } from "react";
import type { Message, MessageFilter, MessageKind } from "../data/messages-api.ts";
import { saveAs } from "../data/save-as.ts";
import { timeAgo } from "../files/list/time-ago.ts";
import { LoadFailure } from "../files/list/file-list-states.tsx";
import { useLoaded } from "../lists/use-loaded.ts";
import { EmptyStatistics, PlotOutlines } from "../statistics/dashboard-states.tsx";
import { AdminMissing, AdminParts } from "./admin-parts.tsx";
import { kindNames, kindOf, titleOf } from "./message-title.ts";
import type { MessagesProps } from "./messages-props.ts";

/** All of them, or those of a kind and a state; the newest first. */
export function MessageList(props: MessagesProps) {
  const { adminMessages: texts, messages, drawings, api } = props;
  const [filter, setFilter] = useState<MessageFilter>({ kind: null, isDone: null });
  const { state, reload, change } = useLoaded(useCallback(() => api.list(filter, null), [api, filter]));
  if (state.phase === "ready" && state.value === null) return <AdminMissing {...props} />;
  const page = state.phase === "ready" ? state.value : null;
  const more = async (after: string): Promise<void> => {
    const next = await api.list(filter, after).catch(() => null);
    if (next === null) showToast(texts.failed);
    else
      change((before) =>
        before === null ? next : { items: [...before.items, ...next.items], hasMore: next.hasMore },
      );
  };
  return (
    <section className="workspace-content dashboard" aria-busy={state.phase === "loading"}>
      <AdminParts {...props} shown="feedback" />
      <header className="dashboard__header">
        <div className="dashboard__title">
          <h1 className="h2">{texts.title}</h1>
          <p className="secondary-text">{texts.lead}</p>
        </div>
        <Filters
          {...props}
          filter={filter}
          onFilter={setFilter}
          onExport={() => void api.csv(filter).then(saveAs, () => showToast(texts.failed))}
        />
      </header>
      {state.phase === "loading" ? <PlotOutlines label={texts.loading} /> : null}
      {state.phase === "failed" ? (
        <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={reload} />
      ) : null}
      {page?.items.length === 0 ? (
        <EmptyStatistics title={texts.emptyTitle} text={texts.empty} drawing={drawings.empty} />
      ) : null}
      {page === null || page.items.length === 0 ? null : (
        <ul className="admin-messages">
          {page.items.map((message) => (
            <MessageRow key={message.id} {...props} message={message} />
          ))}
        </ul>
      )}
      {page?.hasMore === true ? (
        <Button variant="secondary" onClick={() => void more(page.items.at(-1)?.id ?? "")}>
          {texts.more}
        </Button>
      ) : null}
    </section>
  );
}

function Filters({
  adminMessages: texts,
  kinds,
  filter,
  onFilter,
  onExport,
}: MessagesProps & {
  filter: MessageFilter;
  onFilter(filter: MessageFilter): void;
  onExport(): void;
}) {
  const kindValues = Object.keys(kindNames) as MessageKind[];
  const states = [
    { label: texts.all, isDone: null },
    { label: texts.open, isDone: false },
    { label: texts.done, isDone: true },
  ];
  return (
    <div className="dashboard__tools">
      <select
        className="select admin-kind"
        aria-label={texts.kind}
        value={filter.kind ?? ""}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: kindValues.find((kind) => kind === target.value) ?? null })
        }
      >
        <option value="">{texts.all}</option>
        {kindValues.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kindNames[kind]]}
          </option>
        ))}
      </select>
      <div className="segmented-control" role="group" aria-label={texts.state}>
        {states.map(({ label, isDone }) => (
          <button
            key={label}
            type="button"
            aria-pressed={filter.isDone === isDone}
            onClick={() => onFilter({ ...filter, isDone })}
          >
            {label}
          </button>
        ))}
      </div>
      <Button variant="secondary" size="small" icon="download" onClick={onExport}>
        {texts.export}
      </Button>
    </div>
  );
}

function MessageRow(props: MessagesProps & { message: Message }) {
  const { message, locale, adminMessages, onShow } = props;
  const { id, kind, name, email, createdAt, doneAt } = message;
  return (
    <li>
      <button type="button" className="admin-message" onClick={() => onShow(id)}>
        <strong>{titleOf(props, message)}</strong>
        <span className="small-text secondary-text">
          {[kindOf(props, kind), name || email, timeAgo(locale, createdAt)].join(" · ")}
        </span>
        <span className="small-text">{doneAt === null ? adminMessages.open : adminMessages.done}</span>
      </button>
    </li>
  );
}
