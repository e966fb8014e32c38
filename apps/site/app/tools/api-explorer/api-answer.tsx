import type { PagesMessages } from "@zoetrope/i18n";
import { useEffect, useMemo, useState } from "react";

type Messages = PagesMessages["apiExplorer"];

export interface Answer {
  /** Tells it from the others. */
  sentAt: number;
  status: number;
  statusText: string;
  milliseconds: number;
  headers: readonly (readonly [string, string])[];
  type: string;
  body: Blob;
}

/** Letters of an answer that are shown. */
const maxShown = 20_000;

/** What came back: letters, a picture, or a file to save. */
export function ApiAnswer({ messages, answer }: { messages: Messages; answer: Answer }) {
  const { status, statusText, milliseconds, headers, type, body } = answer;
  const [text, setText] = useState<string | null>(null);
  const isText = /^(?:text\/|application\/(?:problem\+)?json)/.test(type);
  const isPicture = /^image\/(?:png|jpeg|gif|webp|avif|apng)/.test(type);
  const address = useMemo(
    () => (isText || body.size === 0 ? null : URL.createObjectURL(body)),
    [body, isText],
  );
  useEffect(() => () => void (address === null || URL.revokeObjectURL(address)), [address]);
  useEffect(() => {
    let isCurrent = true;
    if (isText) void body.text().then((read) => isCurrent && setText(indented(read)));
    return () => {
      isCurrent = false;
    };
  }, [body, isText]);
  return (
    <>
      <p role="status">{messages.answered({ status: `${status} ${statusText}`.trim(), milliseconds })}</p>
      <pre className="code-block" tabIndex={0} lang="en">
        <code>{headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</code>
      </pre>
      {text === null || text === "" ? null : (
        <pre className="code-block api-explorer__answer" tabIndex={0} lang="en">
          <code>{text.slice(0, maxShown)}</code>
        </pre>
      )}
      {text !== null && text.length > maxShown ? <p className="small-text">{messages.shortened}</p> : null}
      {address === null || !isPicture ? null : (
        <img className="api-explorer__picture" src={address} alt={messages.picture} />
      )}
      {address === null ? null : (
        <p>
          <a className="link" href={address} download={nameIn(headers)}>
            {messages.save({ name: nameIn(headers) })}
          </a>
        </p>
      )}
    </>
  );
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** RFC 6266: the name that an answer gives itself. */
function nameIn(headers: Answer["headers"]): string {
  const value = headers.find(([name]) => name === "content-disposition")?.[1] ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(value)?.[1];
  try {
    return encoded === undefined ? "answer" : decodeURIComponent(encoded);
  } catch {
    return "answer";
  }
}
