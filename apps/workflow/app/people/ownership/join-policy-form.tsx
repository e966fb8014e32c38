import type { JoinPolicy } from "@zoetrope/gateway-client";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useId, useState } from "react";
import type { OfficialDomain, PeopleApi } from "../../data/people-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import type { PeopleProps } from "../people-props.ts";

interface JoinPolicyFormProps extends Pick<PeopleProps, "messages" | "peopleMessages"> {
  api: Pick<PeopleApi, "claim" | "changePolicy" | "release">;
  workspaceId: string;
  domain: string;
  /** Null while the domain is not the workspace's. */
  policy: JoinPolicy | null;
  onChange(domain: OfficialDomain): void;
  onRelease(): void;
}

/** How the people of one domain come in; also how a workspace becomes the one of a domain, and stops being it. */
export function JoinPolicyForm(props: JoinPolicyFormProps) {
  const { api, workspaceId, domain, policy, messages, peopleMessages, onChange, onRelease } = props;
  const texts = peopleMessages.domains;
  const task = useTask({ ...messages, errors: { ...messages.errors, ...peopleMessages.errors } });
  const id = useId();
  const [chosen, setChosen] = useState<JoinPolicy>(policy ?? "REQUEST");
  const choices = [
    { value: "INSTANT", label: texts.instant, hint: texts.instantText },
    { value: "REQUEST", label: texts.request, hint: texts.requestText },
    { value: "RESTRICTED", label: texts.restricted, hint: texts.restrictedText },
  ] as const;
  const busy = { "aria-disabled": task.isBusy || undefined };

  const save = (): Promise<void> =>
    task.run(async () => {
      const saved =
        policy === null
          ? await api.claim(workspaceId, chosen)
          : await api.changePolicy(workspaceId, { domain, joinPolicy: chosen });
      onChange(saved);
      showToast(policy === null ? texts.claimed({ domain: saved.domain }) : texts.saved);
    });
  const release = (): Promise<void> =>
    task.run(async () => {
      await api.release(workspaceId, domain);
      onRelease();
      showToast(texts.released({ domain }));
    });

  return (
    <form
      className="form-panel"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{(policy === null ? texts.claimText : texts.text)({ domain })}</p>
      <fieldset>
        <legend className="visually-hidden">{`${texts.label}: ${domain}`}</legend>
        {choices.map(({ value, label, hint }) => (
          <div key={value} className="form-check radio-option">
            <input
              type="radio"
              id={`${id}-${value}`}
              aria-describedby={`${id}-${value}-hint`}
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span>
              <label htmlFor={`${id}-${value}`}>{label}</label>
              <span className="small-text secondary-text" id={`${id}-${value}-hint`}>
                {hint}
              </span>
            </span>
          </div>
        ))}
      </fieldset>
      <ProblemBanner problem={task.problem} />
      <div className="row row--wrap">
        <Button {...busy} type="submit">
          {policy === null ? texts.claim : texts.save}
        </Button>
        {policy === null ? null : (
          <Button {...busy} variant="secondary" onClick={() => void release()}>
            {texts.release}
          </Button>
        )}
      </div>
    </form>
  );
}
