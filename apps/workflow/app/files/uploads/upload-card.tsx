import { Icon, IconButton, ProgressBar } from "@zoetrope/ui";
import { GatewayError } from "@zoetrope/gateway-client";
import { errorMessage } from "../../data/error-message.ts";
import { FileName } from "../list/file-name.tsx";
import type { FilesMessages } from "../files-props.ts";
import type { Upload } from "./use-uploads.ts";

function problemOf({ phase, error }: Upload, messages: FilesMessages): string | null {
  if (phase === "not-animation") return messages.upload.notAnimation;
  if (phase === "too-large") return messages.upload.tooLarge;
  return phase === "failed" ? errorMessage(error, messages) : null;
}

/** A file on its way: how far it is, and how to stop it or try again. */
export function UploadCard({
  upload,
  messages,
  onCancel,
  onTryAgain,
}: {
  upload: Upload;
  messages: FilesMessages;
  onCancel(): void;
  onTryAgain(): void;
}) {
  const { name } = upload.file;
  const { phase, error } = upload;
  const problem = problemOf(upload, messages);
  const canTryAgain = phase === "failed" && !(error instanceof GatewayError && error.refusal !== null);
  const label = `upload-${upload.id}`;
  return (
    <li
      className={
        problem === null ? "file-card file-card--uploading" : "file-card file-card--uploading is-failed"
      }
    >
      <div className="file-card__stage">
        <Icon name={problem === null ? "file-up" : "circle-alert"} size="large" />
        {problem === null ? (
          <>
            <b className="tabular-numbers" aria-hidden="true">
              {Math.round(upload.share * 100)}%
            </b>
            <ProgressBar value={Math.round(upload.share * 100)} max={100} labelledBy={label} />
          </>
        ) : null}
      </div>
      <div className="file-card__meta">
        <span className="card__title" id={label}>
          {problem === null ? (
            <span className="visually-hidden">{messages.upload.label({ name })}</span>
          ) : null}
          <span aria-hidden={problem === null}>
            <FileName name={name} isCut />
          </span>
        </span>
        <IconButton
          icon="x"
          label={(problem === null ? messages.upload.cancel : messages.upload.dismiss)({ name })}
          onClick={onCancel}
        />
        {problem === null ? (
          <span className="small-text secondary-text">
            {messages.upload[phase as "waiting" | "sending" | "checking"]}
          </span>
        ) : (
          <span className="field__error" role="alert">
            {problem}
          </span>
        )}
      </div>
      {canTryAgain ? (
        <button
          type="button"
          className="button button--secondary button--small"
          aria-label={messages.upload.tryAgain({ name })}
          onClick={onTryAgain}
        >
          <Icon name="rotate-cw" size="small" />
          {messages.files.tryAgain}
        </button>
      ) : null}
    </li>
  );
}
