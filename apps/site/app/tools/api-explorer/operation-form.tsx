import type { PagesMessages } from "@zoetrope/i18n";
import { Field } from "@zoetrope/ui";
import type { ApiOperation } from "./api-operation.ts";
import type { Filled } from "./request-of.ts";

interface OperationFormProps {
  id: string;
  messages: PagesMessages["apiExplorer"];
  operation: ApiOperation;
  filled: Filled;
  /** True where what was written is no JSON. */
  isUnreadable: boolean;
  onFill(change: Partial<Filled>): void;
}

/** What an operation takes: its parameters, then its body. */
export function OperationForm({ id, messages, operation, filled, isUnreadable, onFill }: OperationFormProps) {
  const { parameters, bodies, fileParts, hasOptions } = operation;
  const error = isUnreadable ? { error: messages.invalidJson } : {};
  return (
    <>
      {parameters.map(({ name, description, choices, isRequired, example }) => {
        const place = `${id}-parameter-${name}`;
        const common = {
          id: place,
          value: filled.parameters[name] ?? "",
          required: isRequired,
          "aria-describedby": description === "" ? undefined : `${place}-hint`,
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            onFill({ parameters: { ...filled.parameters, [name]: value } }),
        };
        const label = isRequired ? messages.required({ name }) : name;
        return (
          <Field key={name} id={place} label={label} {...(description === "" ? {} : { hint: description })}>
            {choices.length > 0 ? (
              <select className="select" {...common}>
                <option value="">–</option>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input className="input" type="text" autoComplete="off" placeholder={example} {...common} />
            )}
          </Field>
        );
      })}
      {bodies.length < 2 ? null : (
        <Field id={`${id}-body`} label={messages.sendAs}>
          <select
            className="select"
            id={`${id}-body`}
            value={filled.body ?? ""}
            onChange={({ currentTarget: { value } }) => onFill({ body: value === "form" ? "form" : "json" })}
          >
            <option value="json">{messages.asJson}</option>
            <option value="form">{messages.asFiles}</option>
          </select>
        </Field>
      )}
      {filled.body !== "json" ? null : (
        <Field id={`${id}-json`} label={messages.json} {...error}>
          <textarea
            className="input api-explorer__json"
            id={`${id}-json`}
            rows={10}
            spellCheck={false}
            aria-invalid={isUnreadable}
            aria-describedby={isUnreadable ? `${id}-json-error` : undefined}
            value={filled.json}
            onChange={({ currentTarget: { value } }) => onFill({ json: value })}
          />
        </Field>
      )}
      {filled.body !== "form"
        ? null
        : fileParts.map((part) => (
            <Field
              key={`${operation.id} ${part}`}
              id={`${id}-file-${part}`}
              label={messages.fileOf({ name: part })}
            >
              <input
                className="input"
                id={`${id}-file-${part}`}
                type="file"
                multiple={part === "file"}
                ref={(input) => showFiles(input, filled.files[part] ?? [])}
                onChange={({ currentTarget: { files } }) =>
                  onFill({ files: { ...filled.files, [part]: [...(files ?? [])] } })
                }
              />
            </Field>
          ))}
      {filled.body !== "form" || !hasOptions ? null : (
        <Field id={`${id}-options`} label={messages.options} {...error}>
          <textarea
            className="input api-explorer__json"
            id={`${id}-options`}
            rows={5}
            spellCheck={false}
            aria-invalid={isUnreadable}
            aria-describedby={isUnreadable ? `${id}-options-error` : undefined}
            value={filled.options}
            onChange={({ currentTarget: { value } }) => onFill({ options: value })}
          />
        </Field>
      )}
    </>
  );
}

/** Shows what is sent, where nobody has chosen a file yet: the example. */
function showFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input === null || files.length === 0 || (input.files?.length ?? 0) > 0) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
