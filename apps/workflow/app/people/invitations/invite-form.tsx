import { maxEmailLength } from "@zoetrope/kit/limits";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Field } from "@zoetrope/ui";
import { useId, useRef, useState } from "react";
import type { GivenRole, SentInvitation } from "../../data/people-api.ts";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeoplePartProps } from "../people-props.ts";
import { RoleSelect } from "../members/role-select.tsx";
import { FormPanel } from "../../page/form-panel.tsx";
import { TextField } from "../../page/text-field.tsx";

/** An address and a role: whoever has the address, verified, may come in. */
export function InviteForm(props: PeoplePartProps & { onInvited(invitation: SentInvitation): void }) {
  const { api, workspace, messages, peopleMessages, onInvited } = props;
  const { invite: texts, people } = peopleMessages;
  const failures = getFailureMessages(messages, peopleMessages);
  const errors = { ...failures.errors, "already-member": texts.already };
  const task = useTask({ ...failures, errors });
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<GivenRole>("MEMBER");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const send = (): void => {
    if (email.trim() === "") {
      setError(texts.empty);
      return input.current?.focus();
    }
    void task.run(async () => {
      const invitation = await api.invite(workspace.id, email.trim(), role);
      onInvited(invitation);
      setEmail("");
      setRole("MEMBER");
      input.current?.focus();
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
          error={error}
          ref={input}
          type="email"
          value={email}
          maxLength={maxEmailLength}
          autoComplete="off"
          onText={(text) => {
            setEmail(text);
            setError(undefined);
          }}
        />
        <Field id={`${id}-role`} label={texts.role}>
          <RoleSelect id={`${id}-role`} label={null} texts={people} value={role} onChange={setRole} />
        </Field>
      </div>
      <p className="small-text secondary-text">{texts.adminText}</p>
    </FormPanel>
  );
}
