import { FileStage } from "@zoetrope/tools/react";
import { Button, ButtonLink, Icon } from "@zoetrope/ui";
import { useRef } from "react";
import { isOffline, errorMessage } from "../data/error-message.ts";
import { FileName } from "../files/list/file-name.tsx";
import { Scene } from "../page/scene.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { PreviewSheet } from "./preview-sheet.tsx";
import { SaveFile } from "./save-file.tsx";
import { useOpenFile } from "./use-open-file.ts";

/** A file from this device or from the page that opened this one, playing at once; nothing is sent anywhere. */
export default function Preview(props: PreviewProps) {
  const { messages, origins } = props;
  const { state, open } = useOpenFile(origins, props.urls, props.maxUploadBytes);
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const problem =
    state.phase === "not-arrived" || (state.phase === "not-opened" && isOffline(state.error))
      ? messages.preview.notArrived
      : state.phase === "not-animation"
        ? messages.upload.notAnimation
        : state.phase === "not-opened"
          ? errorMessage(state.error, messages)
          : state.phase === "failed"
            ? "tooSlow" in state.failure
              ? messages.preview.tooSlow
              : (messages.refused[state.failure.refused as keyof typeof messages.refused] ??
                messages.errors.other)
            : null;
  const busy =
    state.phase === "receiving"
      ? messages.preview.waiting
      : state.phase === "reading"
        ? messages.preview.reading({ name: state.name })
        : null;
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".json,.lottie,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) open(file);
          // The same file can be chosen again after it was changed.
          currentTarget.value = "";
        }}
      />
      <p className="visually-hidden" role="status">
        {busy ?? (state.phase === "shown" ? state.file.name : "")}
      </p>
      {state.phase === "shown" ? (
        <div className="shown-file">
          <FileStage
            key={state.opened}
            facts={state.facts}
            name={state.file.name}
            messages={messages.player}
          />
          <div className="shown-file__side">
            <h2 className="h2">
              <FileName name={state.file.name} />
            </h2>
            {state.isStored ? (
              <ButtonLink icon="folder" href={props.filesHref}>
                {messages.preview.toFiles}
              </ButtonLink>
            ) : (
              <SaveFile {...props} file={state.file} />
            )}
            <Button variant="secondary" icon="file-down" onClick={choose}>
              {messages.preview.another}
            </Button>
            <PreviewSheet {...props} file={state.file} facts={state.facts} />
          </div>
        </div>
      ) : (
        <div className="drop-zone tissue tint-lilac">
          {busy === null ? (
            <>
              {problem === null ? <Scene drawing={props.drawing} /> : null}
              <p className="h3" aria-hidden="true">
                {messages.preview.dropTitle}
              </p>
              {problem === null ? null : (
                <p className="banner" role="alert">
                  <Icon name="circle-alert" />
                  <span>{problem}</span>
                </p>
              )}
              <Button variant="primary" onClick={choose}>
                {messages.preview.choose}
              </Button>
            </>
          ) : (
            <>
              <div className="progress-bar progress-bar--indeterminate" aria-hidden="true" />
              <p className="h3" aria-hidden="true">
                {busy}
              </p>
            </>
          )}
        </div>
      )}
    </>
  );
}
