import { usePage } from "../page/use-page.ts";
import { deviceName } from "./device-name.ts";
import { RowForm, Section, SettingsForm, type SectionProps } from "./section.tsx";

export function SessionSection({ account }: Pick<SectionProps, "account">) {
  const { messages } = usePage();
  const { sessions } = messages.settings;
  return (
    <Section id="sessions" title={sessions.title} lead={sessions.lead}>
      <ul className="rows">
        {account.sessions.map(({ id, isCurrent, createdAt, lastSeenAt, address, userAgent }) => {
          const known = deviceName(userAgent);
          const device = known === null ? sessions.unknownDevice : sessions.device({ ...known });
          return (
            <li key={id}>
              <div>
                <b>{device}</b>{" "}
                {isCurrent ? <span className="tag tag--success">{sessions.thisOne}</span> : null}
                <p className="small-text secondary-text">
                  {sessions.seen({ date: lastSeenAt })} · {sessions.since({ date: createdAt })} ·{" "}
                  <span className="tabular-numbers">{address}</span>
                </p>
              </div>
              {isCurrent ? null : (
                <RowForm intent="session" name="session" id={id} label={sessions.endNamed({ device })}>
                  {sessions.end}
                </RowForm>
              )}
            </li>
          );
        })}
      </ul>
      {account.sessions.length > 1 ? (
        <SettingsForm intent="sessions" submit={sessions.endOthers} variant="secondary" />
      ) : null}
    </Section>
  );
}
