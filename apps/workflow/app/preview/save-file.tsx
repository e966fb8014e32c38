import { Button, Icon } from "@zoetrope/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountAddress } from "../data/account-address.ts";
import { forgetKeptFile, keepFile } from "../data/kept-file.ts";
import { sayFailure } from "../data/say-failure.ts";
import { useVisitor } from "../data/visitor.ts";
import type { PreviewProps } from "./preview-props.ts";

/** Set in the address when someone went to log in because they wanted to save. */
export const saveParameter = "save";

type Phase = { name: "idle" | "saving" | "saved" } | { name: "failed"; text: string };

/** Puts the file into the workspace; a guest logs in first, while this device keeps the file. */
export function SaveFile({ words, urls, filesHref, hereHref, file }: PreviewProps & { file: File }) {
  const { visitor } = useVisitor(urls);
  const [phase, setPhase] = useState<Phase>({ name: "idle" });
  const isWanted = useRef(new URL(location.href).searchParams.has(saveParameter));

  const save = useCallback(async () => {
    if (visitor.status !== "signed-in" || visitor.current === null) return;
    setPhase({ name: "saving" });
    try {
      await visitor.api.upload({
        workspaceId: visitor.current.id,
        file,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      await forgetKeptFile();
      setPhase({ name: "saved" });
    } catch (error) {
      setPhase({ name: "failed", text: sayFailure(error, words) });
    }
  }, [visitor, file, words]);

  // Back from logging in: what was wanted before is done now.
  useEffect(() => {
    if (!isWanted.current || visitor.status !== "signed-in") return;
    isWanted.current = false;
    history.replaceState(null, "", hereHref);
    queueMicrotask(() => void save());
  }, [visitor.status, hereHref, save]);

  async function onSave(): Promise<void> {
    if (visitor.status === "signed-in") return save();
    await keepFile(file);
    location.assign(accountAddress("login", urls.accounts, `${hereHref}?${saveParameter}=1`));
  }

  if (phase.name === "saved")
    return (
      <p className="wf-saved" role="status">
        <Icon name="check" />
        {words.preview.saved}
        <a className="link" href={filesHref}>
          {words.preview.toFiles}
        </a>
      </p>
    );
  return (
    <div className="wf-save">
      <Button
        icon="upload"
        aria-disabled={visitor.status === "loading" || phase.name === "saving" || undefined}
        onClick={() => void onSave()}
      >
        {phase.name === "saving" ? words.preview.saving : words.preview.save}
      </Button>
      {visitor.status === "guest" ? <p className="xs mute">{words.preview.saveHint}</p> : null}
      {phase.name === "failed" ? (
        <p className="banner" role="alert">
          <Icon name="circle-alert" />
          <span>{phase.text}</span>
        </p>
      ) : null}
    </div>
  );
}
