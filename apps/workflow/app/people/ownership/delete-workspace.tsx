import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useId, useState } from "react";
import { Dialog } from "../../files/dialogs/dialog.tsx";
import { DialogFooter } from "../../files/dialogs/dialog-footer.tsx";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeopleProps, type PeoplePartProps } from "../people-props.ts";
import { TextField } from "../../page/text-field.tsx";

type DeleteWorkspaceProps = PeoplePartProps &
  Pick<PeopleProps, "hrefs"> & {
    peopleCount: number;
    onDeleted(): void;
  };

/** For the owner: what is lost with the workspace, and a question that nobody answers by accident. */
export function DeleteWorkspace(props: DeleteWorkspaceProps) {
  const { workspace, peopleMessages, hrefs } = props;
  const { deletion: texts } = peopleMessages;
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const countOf = (feature: string): number =>
    workspace.features.find(({ slug }) => slug === feature)?.currentCount ?? 0;
  const published = countOf("public-animations");
  return (
    <section className="people-part" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {texts.title}
      </h2>
      {published > 0 ? (
        <p>
          {texts.published({ count: published })}{" "}
          <a className="link" href={hrefs.publicAnimations}>
            {props.messages.nav.publicAnimations}
          </a>
        </p>
      ) : (
        <>
          <p>{texts.text}</p>
          <div className="row row--wrap">
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {texts.button}
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
  const { api, workspace, messages, peopleMessages, fileCount, peopleCount, onClose, onDeleted } = props;
  const { deletion: texts } = peopleMessages;
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const id = useId();
  return (
    <Dialog title={texts.question({ name: workspace.name })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== workspace.name) return setError(texts.mismatch);
          void task.run(async () => {
            await api.deleteWorkspace(workspace.id);
            showToast(texts.done({ name: workspace.name }));
            onDeleted();
          });
        }}
      >
        <p>{texts.lost}</p>
        <ul className="lost-items tabular-numbers">
          <li>{texts.lostFiles({ count: fileCount })}</li>
          <li>{texts.lostPeople({ count: peopleCount })}</li>
        </ul>
        <TextField
          id={id}
          label={texts.typeName({ name: workspace.name })}
          error={error}
          value={name}
          autoComplete="off"
          onText={(text) => {
            setName(text);
            setError(undefined);
          }}
        />
        <DialogFooter
          {...task}
          cancel={peopleMessages.members.cancel}
          submit={texts.button}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
