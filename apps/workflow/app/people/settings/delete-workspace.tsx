import { formatNumber } from "@zoetrope/i18n";
import { showToast } from "@zoetrope/page-app/show-toast";
import { fill } from "@zoetrope/player/react";
import { Button, Field } from "@zoetrope/ui";
import { useId, useState } from "react";
import { Dialog } from "../../files/dialogs/dialog.tsx";
import { DialogFoot } from "../../files/dialogs/dialog-foot.tsx";
import { useTask } from "../../files/use-task.ts";
import { failureWordsOf, type PeopleProps, type PeoplePartProps } from "../people-props.ts";

type DeleteWorkspaceProps = PeoplePartProps &
  Pick<PeopleProps, "hrefs"> & {
    peopleCount: number;
    onDeleted(): void;
  };

/** For the owner: what is lost with the workspace, and a question that nobody answers by accident. */
export function DeleteWorkspace(props: DeleteWorkspaceProps) {
  const { workspace, peopleWords, hrefs, locale } = props;
  const { deletion: said } = peopleWords;
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const countOf = (feature: string): number =>
    workspace.features.find(({ slug }) => slug === feature)?.currentCount ?? 0;
  const published = countOf("public-animations");
  return (
    <section className="people-part" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {said.title}
      </h2>
      {published > 0 ? (
        <p>
          {fill(said.published, { count: formatNumber(locale, published) })}{" "}
          <a className="link" href={hrefs.publicAnimations}>
            {props.words.nav.publicAnimations}
          </a>
        </p>
      ) : (
        <>
          <p>{said.text}</p>
          <div className="row row--wrap">
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {said.button}
            </Button>
          </div>
        </>
      )}
      {isAsked ? (
        <DeleteDialog {...props} fileCount={countOf("files")} onClose={() => setAsked(false)} />
      ) : null}
    </section>
  );
}

function DeleteDialog(props: DeleteWorkspaceProps & { fileCount: number; onClose(): void }) {
  const { api, workspace, words, peopleWords, locale, fileCount, peopleCount, onClose, onDeleted } = props;
  const { deletion: said } = peopleWords;
  const task = useTask(failureWordsOf(words, peopleWords));
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const id = useId();
  return (
    <Dialog title={fill(said.question, { name: workspace.name })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== workspace.name) return setError(said.mismatch);
          void task.run(async () => {
            await api.deleteWorkspace(workspace.id);
            showToast(fill(said.done, { name: workspace.name }));
            onDeleted();
          });
        }}
      >
        <p>{said.lost}</p>
        <ul className="lost-items tabular-numbers">
          <li>{fill(said.lostFiles, { count: formatNumber(locale, fileCount) })}</li>
          <li>{fill(said.lostPeople, { count: formatNumber(locale, peopleCount) })}</li>
        </ul>
        <Field
          id={id}
          label={fill(said.typeName, { name: workspace.name })}
          {...(error === undefined ? {} : { error })}
        >
          <input
            className="input"
            id={id}
            value={name}
            autoComplete="off"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
        <DialogFoot {...task} cancel={peopleWords.members.cancel} submit={said.button} onClose={onClose} />
      </form>
    </Dialog>
  );
}
