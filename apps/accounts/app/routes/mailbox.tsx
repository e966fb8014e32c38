import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { usePage } from "../page/use-page.ts";

const linkPattern = /https?:\/\/\S+/g;

/** Mails that nobody was sent, for whoever tries the platform; nothing is here where a mail server is set. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { mailbox } = accountsServices(context);
  if (mailbox === null) throw data(null, { status: 404 });
  if (params["id"] === undefined) return { mails: await mailbox.list(), mail: null };
  const mail = await mailbox.get(params["id"]);
  if (mail === null) throw data(null, { status: 404 });
  return { mails: [], mail };
}

export default function Mailbox() {
  const { messages } = usePage();
  const { mails, mail } = useLoaderData<typeof loader>();
  const { mailbox } = messages;
  if (mail !== null) {
    const links = [...new Set(mail.text.match(linkPattern) ?? [])];
    return (
      <main className="wrapper mailbox">
        <title>{`${mail.subject} · Zoetrope`}</title>
        <p>
          <a className="link" href="/mailbox">
            {mailbox.back}
          </a>
        </p>
        <h1 className="h2">{mail.subject}</h1>
        <p className="secondary-text">
          {mailbox.to} <b>{mail.recipient}</b>, {mailbox.sent({ time: mail.sentAt })}
        </p>
        <pre className="box mailbox__text" lang={mail.locale}>
          {mail.text}
        </pre>
        <h2 className="h4">{mailbox.links}</h2>
        <ul className="stack">
          {links.map((link) => (
            <li key={link}>
              <a className="link mailbox__link" href={link}>
                {link}
              </a>
            </li>
          ))}
        </ul>
      </main>
    );
  }
  return (
    <main className="wrapper mailbox">
      <title>{`${mailbox.title} · Zoetrope`}</title>
      <h1 className="h2">{mailbox.title}</h1>
      <p className="secondary-text">{mailbox.lead}</p>
      {mails.length === 0 ? <p>{mailbox.empty}</p> : null}
      <ul className="mailbox__list">
        {mails.map((one) => (
          <li key={one.id}>
            <a href={`/mailbox/${one.id}`}>
              <b>{one.subject}</b>
              <span className="secondary-text small-text">
                {one.recipient}, {mailbox.sent({ time: one.sentAt })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
