import { maxEmailLength } from "@zoetrope/kit/limits";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Field } from "@zoetrope/ui";
import { useId, useState } from "react";
import type { AssignableRole, SentInvitation } from "../../data/people-api.ts";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeoplePartProps } from "../people-props.ts";
import { RoleSelect } from "../members/role-select.tsx";
import { FormPanel } from "../../page/form-panel.tsx";
import { TextField } from "../../page/text-field.tsx";
import { useRequiredText } from "../../page/use-required-text.ts";

/** An address and a role: whoever has the address, verified, may come in. */
export function InviteForm(props: PeoplePartProps & { onInvited(invitation: SentInvitation): void }) {
  const { api, workspace, messages, peopleMessages, onInvited } = props;
  const { invite: texts, people } = peopleMessages;
  const failures = getFailureMessages(messages, peopleMessages);
  const errors = { ...failures.errors, "already-member": texts.already };
  const task = useTask({ ...failures, errors });
  const email = useRequiredText("", texts.empty);
  const [role, setRole] = useState<AssignableRole>("MEMBER");
  const id = useId();
  const send = (): void => {
    const address = email.read();
    if (address === null) return;
    void task.run(async () => {
      const invitation = await api.invite(workspace.id, address, role);
      onInvited(invitation);
      email.reset();
      setRole("MEMBER");
      email.field.ref.current?.focus();
      showToast(texts.sent({ email: invitation.email }));
    });
  };
  return (
    <FormPanel task={task} submit={texts.send} onSubmit={send}>
      <p>{texts.text}</p>
      <div className="invite-form">
        <TextField
          id={id}
          label={texts.email}
          {...email.field}
          type="email"
          maxLength={maxEmailLength}
          autoComplete="off"
        />
        <Field id={`${id}-role`} label={texts.role}>
          <RoleSelect id={`${id}-role`} label={null} texts={people} value={role} onChange={setRole} />
        </Field>
      </div>
      <p className="small-text secondary-text">{texts.adminText}</p>
    </FormPanel>
  );
}
