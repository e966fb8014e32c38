import { formatMessage, type Locale } from "@zoetrope/i18n";
import { maxPicksOfDay } from "@zoetrope/kit/limits";
import { IconButton } from "@zoetrope/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { EditorsDay, EditorsDaysApi, Pick } from "../data/editors-days-api.ts";
import { DialogFooter } from "../files/dialogs/dialog-footer.tsx";
import { useTask } from "../files/use-task.ts";
import type { AdminProps } from "./admin-props.ts";
import { movePick } from "./move-pick.ts";
import { PickCard } from "./pick-card.tsx";
import { PickSearch } from "./pick-search.tsx";

/** A day and what stands in it: found above, put in order below, where it looks as on the page. */
export function DayEditor({
  day: given,
  api,
  locale,
  adminMessages,
  messages,
  onClose,
  onSaved,
}: {
  adminMessages: AdminProps["adminMessages"];
  messages: AdminProps["messages"];
  /** Null: a new one. */
  day: EditorsDay | null;
  api: EditorsDaysApi;
  locale: Locale;
  onClose(): void;
  onSaved(): void;
}) {
  const texts = adminMessages.featured;
  const task = useTask(messages);
  const id = useId();
  const [day, setDay] = useState(given?.day ?? new Date().toISOString().slice(0, 10));
  const [picks, setPicks] = useState<readonly Pick[]>(given?.animations ?? []);
  const [announcement, setAnnouncement] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useRef<{ id: string; step: -1 | 1 } | null>(null);
  useEffect(() => title.current?.focus(), []);
  // What was moved is another place of the document: the focus goes with it.
  useEffect(() => {
    const target = focusAfter.current;
    focusAfter.current = null;
    if (target === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-pick="${target.id}"] button:not(:disabled)`,
    );
    const wanted = [...(buttons ?? [])].find((button) => button.dataset["step"] === String(target.step));
    (wanted ?? buttons?.[0])?.focus();
  });

  function move(pick: Pick, step: -1 | 1): void {
    const moved = movePick(picks, pick.id, step);
    focusAfter.current = { id: pick.id, step };
    setPicks(moved);
    const position = moved.findIndex((one) => one.id === pick.id) + 1;
    setAnnouncement(texts.place({ title: pick.title, place: position, count: moved.length }));
  }

  function take(pick: Pick): void {
    setPicks(picks.filter((one) => one.id !== pick.id));
    setAnnouncement(texts.taken({ title: pick.title }));
    title.current?.focus();
  }

  async function save(): Promise<void> {
    const animations = picks.map((pick) => pick.id);
    const refused = await api.set({ day, animations, replaces: given?.day ?? null });
    if (refused === null) return onSaved();
    const reasons: Readonly<Record<string, (typeof texts.refused)[keyof typeof texts.refused]>> =
      texts.refused;
    const reason = reasons[refused];
    task.setProblem(
      reason === undefined ? messages.errors.other : formatMessage(reason, { max: maxPicksOfDay }),
    );
  }

  return (
    <form
      className="day-editor"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void task.run(save);
      }}
    >
      <h2 className="h3" id={`${id}-title`} ref={title} tabIndex={-1}>
        {given === null ? texts.newDay : texts.day({ day: new Date(given.day) })}
      </h2>
      <div className="field day-editor__date">
        <label htmlFor={`${id}-day`}>{texts.date}</label>
        <input
          id={`${id}-day`}
          className="input"
          type="date"
          value={day}
          required
          min="2000-01-01"
          max="2099-12-31"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setDay(target.value)}
        />
        <p className="field__hint" id={`${id}-hint`}>
          {texts.dateHint}
        </p>
      </div>
      <PickSearch
        api={api}
        locale={locale}
        texts={texts}
        messages={messages}
        picked={new Set(picks.map((pick) => pick.id))}
        onAdd={(pick) => {
          setPicks([...picks, pick]);
          setAnnouncement(
            texts.place({ title: pick.title, place: picks.length + 1, count: picks.length + 1 }),
          );
        }}
      />
      <h3 className="h4">{texts.preview}</h3>
      <p className="small-text secondary-text">
        {picks.length === 0 ? texts.noPicks : texts.count({ count: picks.length, max: maxPicksOfDay })}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ol className="picks" ref={list}>
        {picks.map((pick, index) => (
          <PickCard key={pick.id} pick={pick}>
            <span className="pick__tools">
              <IconButton
                icon="chevron-left"
                label={texts.forward({ title: pick.title })}
                disabled={index === 0}
                data-step="-1"
                onClick={() => move(pick, -1)}
              />
              <IconButton
                icon="chevron-right"
                label={texts.back({ title: pick.title })}
                disabled={index === picks.length - 1}
                data-step="1"
                onClick={() => move(pick, 1)}
              />
              <IconButton icon="x" label={texts.take({ title: pick.title })} onClick={() => take(pick)} />
            </span>
          </PickCard>
        ))}
      </ol>
      <DialogFooter {...task} cancel={adminMessages.cancel} submit={texts.save} onClose={onClose} />
    </form>
  );
}
