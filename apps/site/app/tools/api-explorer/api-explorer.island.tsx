import type { PagesMessages } from "@zoetrope/i18n";
import { Button, Field } from "@zoetrope/ui";
import { useEffect, useId, useState } from "react";
import { ApiAnswer, type Answer } from "./api-answer.tsx";
import { groupNames, groupOf, type ApiOperation } from "./api-operation.ts";
import { curlOf, scriptOf } from "./code-of.ts";
import { OperationForm } from "./operation-form.tsx";
import { readOperations } from "./read-operations.ts";
import { fetchInit, filledExampleOf, requestOf, type Filled } from "./request-of.ts";

export interface ApiExplorerProps {
  messages: PagesMessages["apiExplorer"];
  apiUrl: string;
}

const nothing: Filled = { key: "", parameters: {}, body: null, json: "", options: "", files: {} };
const firstOperation = "searchAnimations";

/** Asks what the description of the API lets ask for, and shows what comes back. */
export default function ApiExplorer({ messages, apiUrl }: ApiExplorerProps) {
  const [operations, setOperations] = useState<readonly ApiOperation[] | null>([]);
  useEffect(() => {
    const ended = new AbortController();
    fetch(`${apiUrl}/api/v1/openapi.json`, { signal: ended.signal })
      .then(async (response) => setOperations(response.ok ? readOperations(await response.json()) : null))
      .catch(() => ended.signal.aborted || setOperations(null));
    return () => ended.abort();
  }, [apiUrl]);
  return (
    <div className="panel workbench api-explorer">
      {operations === null ? (
        <p role="alert" className="workbench__options">
          {messages.unavailable}
        </p>
      ) : operations.length === 0 ? (
        <p className="workbench__options" role="status">
          {messages.loading}
        </p>
      ) : (
        <OperationsForm messages={messages} apiUrl={apiUrl} operations={operations} />
      )}
    </div>
  );
}

function OperationsForm({
  messages,
  apiUrl,
  operations,
}: ApiExplorerProps & { operations: readonly ApiOperation[] }) {
  const id = useId();
  const [operation, setOperation] = useState(
    () => operations.find((one) => one.id === firstOperation) ?? operations[0],
  );
  const [filled, setFilled] = useState<Filled>(nothing);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (operation === undefined) return null;
  const request = requestOf(operation, filled, apiUrl);

  function choose(operationId: string): void {
    const chosen = operations.find((one) => one.id === operationId);
    if (chosen === undefined) return;
    setOperation(chosen);
    setAnswer(null);
    setFailed(false);
    setUnreadable(false);
    setFilled(({ key }) => ({ key, ...filledExampleOf(chosen) }));
  }

  async function send(): Promise<void> {
    const written = filled.body === "json" ? filled.json : filled.options;
    if (filled.body !== null && written.trim() !== "" && !isJson(written)) return setUnreadable(true);
    setSending(true);
    setFailed(false);
    const begun = performance.now();
    try {
      const response = await fetch(request.url, fetchInit(request));
      const body = await response.blob();
      setAnswer({
        sentAt: begun,
        status: response.status,
        statusText: response.statusText,
        milliseconds: Math.round(performance.now() - begun),
        headers: [...response.headers],
        type: response.headers.get("content-type") ?? "",
        body,
      });
    } catch {
      setAnswer(null);
      setFailed(true);
    }
    setSending(false);
  }

  return (
    <>
      <form
        className="workbench__options"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void send();
        }}
      >
        <Field id={`${id}-operation`} label={messages.operation}>
          <select
            className="select"
            id={`${id}-operation`}
            value={operation.id}
            onChange={({ currentTarget: { value } }) => choose(value)}
          >
            {groupNames.map((group) => (
              <optgroup key={group} label={messages.groups[group]}>
                {operations
                  .filter((one) => groupOf(one) === group)
                  .map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.id}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <div lang="en">
          <p>
            <code>
              {operation.method} {operation.path}
            </code>
          </p>
          <p className="small-text secondary-text">
            {[operation.summary.replace(/\.$/, ""), operation.description].filter(Boolean).join(". ")}
          </p>
        </div>
        <Field id={`${id}-key`} label={messages.key} hint={messages.keyHint}>
          <input
            className="input"
            id={`${id}-key`}
            type="password"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-key-hint`}
            value={filled.key}
            onChange={({ currentTarget: { value } }) => setFilled((before) => ({ ...before, key: value }))}
          />
        </Field>
        <OperationForm
          id={id}
          messages={messages}
          operation={operation}
          filled={filled}
          isUnreadable={isUnreadable}
          onFill={(change) => {
            setFilled((before) => ({ ...before, ...change }));
            setUnreadable(false);
          }}
        />
        <div className="row row--wrap">
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? messages.sending : messages.send}
          </Button>
        </div>
      </form>
      <section className="workbench__options" aria-label={messages.answer} aria-busy={isSending}>
        {hasFailed ? <p role="alert">{messages.failed}</p> : null}
        {answer === null ? null : <ApiAnswer key={answer.sentAt} messages={messages} answer={answer} />}
        <h3>{messages.code}</h3>
        <pre className="code-block" tabIndex={0} lang="en">
          <code>{curlOf(request)}</code>
        </pre>
        <pre className="code-block" tabIndex={0} lang="en">
          <code>{scriptOf(request)}</code>
        </pre>
      </section>
    </>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
