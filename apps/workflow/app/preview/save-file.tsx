import { useAnalytics } from "@zoetrope/analytics/react";
import { Button, Icon } from "@zoetrope/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountAddress } from "../data/account-address.ts";
import { forgetPendingFile, isSavingAddress, storePendingFile, savingAddress } from "../data/pending-file.ts";
import { errorMessage } from "../data/error-message.ts";
import { useWarningBeforeLeaving } from "../data/use-warning-before-leaving.ts";
import { useCurrentUser } from "../data/current-user.ts";
import type { PreviewProps } from "./preview-props.ts";

type Phase = { name: "idle" | "saving" | "saved" } | { name: "failed"; text: string };

/** Puts the file into the workspace; a guest logs in first and a newcomer finds a workspace, while this device keeps the file. */
export function SaveFile({ messages, urls, filesHref, hereHref, file }: PreviewProps & { file: File }) {
  const { currentUser, reload } = useCurrentUser(urls);
  const { track } = useAnalytics();
  const [phase, setPhase] = useState<Phase>({ name: "idle" });
  useWarningBeforeLeaving(phase.name === "saving");
  // Before it is known who is here, a wish waits: pressed just now, or brought back from logging in.
  const requested = useRef<"pressed" | "brought back" | null>(
    isSavingAddress(location.href) ? "brought back" : null,
  );

  const save = useCallback(async () => {
    if (currentUser.status !== "signed-in") return;
    setPhase({ name: "saving" });
    try {
      if (currentUser.current === null) {
        if (currentUser.colleagues === null)
          return setPhase({ name: "failed", text: messages.errors.unavailable });
        await storePendingFile(file);
        return location.assign(filesHref);
      }
      const { id } = await currentUser.api.upload({
        workspaceId: currentUser.current.id,
        file,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      track({ event: "upload", file_id: id });
      await forgetPendingFile();
      setPhase({ name: "saved" });
    } catch (error) {
      setPhase({ name: "failed", text: errorMessage(error, messages) });
    }
  }, [currentUser, file, messages, filesHref, track]);

  const logIn = useCallback(async () => {
    await storePendingFile(file);
    location.assign(accountAddress("login", urls.accounts, savingAddress(hereHref)));
  }, [file, urls.accounts, hereHref]);

  useEffect(() => {
    if (requested.current === null || currentUser.status === "loading") return;
    const wasPressed = requested.current === "pressed";
    requested.current = null;
    if (currentUser.status === "signed-in") {
      history.replaceState(null, "", hereHref);
      queueMicrotask(() => void save());
    } else if (wasPressed) void logIn();
  }, [currentUser.status, hereHref, save, logIn]);

  function onSave(): void {
    if (phase.name === "saving") return;
    if (currentUser.status === "loading") requested.current = "pressed";
    else if (
      currentUser.status === "signed-in" &&
      currentUser.current === null &&
      currentUser.colleagues === null
    ) {
      // The workspaces did not load.
      requested.current = "pressed";
      reload();
    } else void (currentUser.status === "signed-in" ? save() : logIn());
  }

  if (phase.name === "saved")
    return (
      <p className="saved-file" role="status">
        <Icon name="check" />
        {messages.preview.saved}
        <a className="link" href={filesHref}>
          {messages.preview.toFiles}
        </a>
      </p>
    );
  return (
    <div className="save-file">
      <Button icon="upload" aria-disabled={phase.name === "saving" || undefined} onClick={onSave}>
        {phase.name === "saving" ? messages.preview.saving : messages.preview.save}
      </Button>
      {currentUser.status === "guest" ? (
        <p className="extra-small-text muted-text">{messages.preview.saveHint}</p>
      ) : null}
      {phase.name === "failed" ? (
        <p className="banner" role="alert">
          <Icon name="circle-alert" />
          <span>{phase.text}</span>
        </p>
      ) : null}
    </div>
  );
}
