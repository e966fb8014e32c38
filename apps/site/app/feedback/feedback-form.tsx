import {
  contactTopics,
  formFields,
  formTarget,
  maxPictureBytes,
  messageDays,
  pictureTypes,
  trapField,
  type FeedbackField,
  type FeedbackKind,
} from "@zoetrope/identity/feedback-forms";
import { formatBytes, getFeedbackMessages } from "@zoetrope/i18n";
import { Button } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

const optional: ReadonlySet<FeedbackField> = new Set<FeedbackField>(["name", "page", "picture"]);

/**
 * A form that writes to whoever runs the platform. The api host takes it and answers with a page; behaviour/send-form.ts sends it
 * without leaving this one.
 */
export function FeedbackForm({ kind }: { kind: FeedbackKind }) {
  const { locale, urls } = usePage();
  const messages = getFeedbackMessages(locale);
  const retentionNote = messages.retentionNote({ days: messageDays });
  return (
    <form
      className="feedback-form"
      method="post"
      action={urls.api + formTarget(locale)}
      encType="multipart/form-data"
      noValidate
      data-feedback=""
      data-sending={messages.sending}
      data-failed={messages.failed}
      data-too-large={messages.errors["picture-too-large"]({ size: formatBytes(locale, maxPictureBytes) })}
      data-max-bytes={maxPictureBytes}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="locale" value={locale} />
      {/* Filled by the script, with what is wrong. */}
      <p className="feedback-form__problem field__error" role="alert" />
      {formFields[kind].map((name) => (
        <FeedbackField key={name} name={name} kind={kind} />
      ))}
      <div className="feedback-form__trap" aria-hidden="true">
        <label>
          {messages.fields.trap}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="field__hint">
        {kind === "bug" ? `${messages.browserNote} ${retentionNote}` : retentionNote}
      </p>
      <p>
        <Button variant="accent" type="submit">
          {messages.submit}
        </Button>
      </p>
    </form>
  );
}

function FeedbackField({ name, kind }: { name: FeedbackField; kind: FeedbackKind }) {
  const { locale, search } = usePage();
  const { fields, topics } = getFeedbackMessages(locale);
  const hint =
    name === "email"
      ? fields.emailHint
      : name === "page"
        ? fields.pageHint
        : name === "picture"
          ? fields.pictureHint({ size: formatBytes(locale, maxPictureBytes) })
          : null;
  const common = {
    id: name,
    name,
    ...(hint === null ? {} : { "aria-describedby": `${name}-hint` }),
    ...(optional.has(name) ? {} : { required: true }),
  };
  const about = new URLSearchParams(search).get("about");
  const topic = contactTopics.find((known) => known === about);
  return (
    <div className="field">
      <label htmlFor={name}>
        {name === "text" ? fields.text[kind] : fields[name]}
        {optional.has(name) ? <span className="feedback-form__optional"> ({fields.optional})</span> : null}
      </label>
      {name === "text" ? (
        <textarea {...common} className="input" rows={8} />
      ) : name === "topic" ? (
        <select {...common} className="select" defaultValue={topic ?? "other"}>
          {contactTopics.map((known) => (
            <option key={known} value={known}>
              {topics[known]}
            </option>
          ))}
        </select>
      ) : name === "picture" ? (
        <input {...common} className="input" type="file" accept={pictureTypes.join(",")} />
      ) : (
        <input
          {...common}
          className="input"
          type={name === "email" ? "email" : "text"}
          autoComplete={name === "name" || name === "email" ? name : "off"}
        />
      )}
      {hint === null ? null : (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
