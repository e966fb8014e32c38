import { showToast } from "@zoetrope/page-app/show-toast";
import { Button, Field } from "@zoetrope/ui";
import { useId, useRef, useState } from "react";
import type { Member, OfficialDomain } from "../../data/people-api.ts";
import type { LoadedWorkspace } from "../../data/current-user.ts";
import { ConfirmDialog } from "../../files/dialogs/confirm-dialog.tsx";
import { domainOf, getFailureMessages, type PeoplePartProps } from "../people-props.ts";

interface TransferOwnershipFormProps extends PeoplePartProps {
  members: readonly Member[];
  domains: readonly OfficialDomain[];
  /** `workspace`: as it is for whoever has handed it over. */
  onHandedOver(workspace: LoadedWorkspace): void;
}

/** For the owner, who cannot leave before: the workspace becomes somebody else's. */
export function TransferOwnershipForm(props: TransferOwnershipFormProps) {
  const { api, workspace, members, domains, messages, peopleMessages, onHandedOver } = props;
  const { transferOwnership: texts } = peopleMessages;
  const others = members.filter(({ isOwner }) => !isOwner);
  const [chosenId, setChosenId] = useState("");
  const [error, setError] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  // Whoever was chosen may have been removed meanwhile.
  const chosen = others.find((member) => member.id === chosenId);
  const ask = (): void => {
    if (chosen !== undefined) return setAsked(true);
    setError(texts.empty);
    select.current?.focus();
  };
  /** Whoever claimed a domain had an address there. Whoever is handed the workspace need not. */
  const outsiderNote = ({ name, email }: Member): string | undefined => {
    const foreign = domains.find(({ domain }) => email === null || domainOf(email) !== domain);
    return foreign && texts.outsider({ name, domain: foreign.domain });
  };
  const transferOwnership = async ({ id: memberId, name }: Member): Promise<void> => {
    const transferred = await api.transferOwnership(workspace.id, memberId);
    setAsked(false);
    onHandedOver(transferred);
    showToast(texts.done({ name, workspace: workspace.name }));
  };
  return (
    <section className="people-part" aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {texts.title}
      </h2>
      {others.length === 0 ? (
        <p className="secondary-text">{texts.alone}</p>
      ) : (
        <form
          noValidate
          className="form-panel"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <p>{texts.text}</p>
          <Field id={id} label={texts.person} {...(error === undefined ? {} : { error })}>
            <select
              ref={select}
              className="select"
              id={id}
              value={chosen?.id ?? ""}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={({ currentTarget }) => {
                setChosenId(currentTarget.value);
                setError(undefined);
              }}
            >
              <option value="">{texts.choose}</option>
              {others.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.email === null ? member.name : `${member.name} · ${member.email}`}
                </option>
              ))}
            </select>
          </Field>
          <div className="row row--wrap">
            <Button type="submit" variant="secondary">
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
      {isAsked && chosen !== undefined ? (
        <ConfirmDialog
          title={texts.confirmTitle({ name: chosen.name, workspace: workspace.name })}
          text={texts.confirmText({ name: chosen.name })}
          note={outsiderNote(chosen)}
          submit={texts.submit}
          cancel={peopleMessages.members.cancel}
          messages={getFailureMessages(messages, peopleMessages)}
          onClose={() => setAsked(false)}
          onConfirm={() => transferOwnership(chosen)}
        />
      ) : null}
    </section>
  );
}
