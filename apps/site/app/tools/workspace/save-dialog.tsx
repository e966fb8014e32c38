import { formatBytes } from "@zoetrope/i18n";
import { GatewayError, uploadFile, pageGateway } from "@zoetrope/gateway-client";
import { defaultUploadBytes } from "@zoetrope/kit/limits";
import type { MadeFile } from "@zoetrope/tools/engine";
import { Button, Dialog, ProgressBar } from "@zoetrope/ui";
import { useEffect, useId, useRef, useState } from "react";
import { reportSent } from "../sent/sent-bytes.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { useWorkspaces } from "./use-workspaces.ts";
import { WorkspaceSelect } from "./workspace-select.tsx";

type Saving =
  | { phase: "asking" }
  | { phase: "sending"; share: number }
  | { phase: "saved"; name: string; id: string }
  | { phase: "failed"; reason: string };

interface SaveDialogProps extends Pick<WorkbenchProps, "locale" | "messages" | "refused" | "urls"> {
  file: MadeFile;
  onClose(): void;
}

/** Into which workspace, how far, and where it is then. */
export function SaveDialog({ locale, messages, refused, urls, file, onClose }: SaveDialogProps) {
  const id = useId();
  const words = messages.workspace;
  const loaded = useWorkspaces(urls);
  const workspaces = loaded.phase === "there" ? loaded.workspaces : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [saving, setSaving] = useState<Saving>({ phase: "asking" });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const chosen = workspaces.find((each) => each.id === chosenId) ?? workspaces[0];

  const save = async (workspace: { id: string; name: string }): Promise<void> => {
    const { signal } = (sending.current = new AbortController());
    setSaving({ phase: "sending", share: 0 });
    try {
      let sent = 0;
      await uploadFile(pageGateway(urls), {
        apiUrl: urls.api,
        workspaceId: workspace.id,
        file: new File([file.bytes], file.name, { type: file.mediaType }),
        signal,
        onProgress: (share) => {
          const bytes = Math.round(share * file.bytes.length);
          reportSent(bytes - sent);
          sent = bytes;
          setSaving((before) => (before.phase === "sending" ? { phase: "sending", share } : before));
        },
      });
      setSaving({ phase: "saved", ...workspace });
    } catch (error) {
      if (!signal.aborted)
        setSaving({ phase: "failed", reason: reasonOf(error, { locale, words, refused }) });
    }
  };

  return (
    <Dialog title={words.saveTitle({ name: file.name })} onClose={onClose}>
      {saving.phase === "saved" ? (
        <p role="status">
          {words.saved({ workspace: saving.name })}{" "}
          <a className="link" href={`${urls.workflow}/switch/${encodeURIComponent(saving.id)}`}>
            {words.show}
          </a>
        </p>
      ) : (
        <>
          <p role="status" className="small-text secondary-text">
            {loaded.phase === "loading" ? words.loading : loaded.phase === "failed" ? words.failed : ""}
            {loaded.phase === "there" && chosen === undefined ? words.noWorkspace : ""}
          </p>
          {chosen === undefined ? null : (
            <WorkspaceSelect
              label={words.workspace}
              workspaces={workspaces}
              value={chosen.id}
              onChange={setChosenId}
            />
          )}
          {saving.phase === "sending" ? (
            <div>
              <p className="small-text tabular-numbers" id={id}>
                {words.saving({ share: saving.share })}
              </p>
              <ProgressBar value={Math.round(saving.share * 100)} max={100} labelledBy={id} />
            </div>
          ) : null}
          <p className="field__error" role="alert">
            {saving.phase === "failed" ? saving.reason : ""}
          </p>
        </>
      )}
      <div className="dialog__footer">
        <Button variant="tertiary" onClick={onClose}>
          {words.close}
        </Button>
        {chosen === undefined || saving.phase === "saved" ? null : (
          <Button disabled={saving.phase === "sending"} onClick={() => void save(chosen)}>
            {words.save}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Why it could not be saved, in the reader's language. */
function reasonOf(
  error: unknown,
  {
    locale,
    words,
    refused,
  }: Pick<WorkbenchProps, "locale" | "refused"> & { words: WorkbenchProps["messages"]["workspace"] },
): string {
  if (!(error instanceof GatewayError)) return words.notSaved;
  if (error.reason === "quota-reached") return words.full;
  if (error.code === "forbidden") return words.notAllowed;
  const known =
    error.refusal !== null && Object.hasOwn(refused, error.refusal)
      ? refused[error.refusal as keyof typeof refused]
      : null;
  if (known === null) return words.notSaved;
  const reason = typeof known === "string" ? known : known({ size: formatBytes(locale, defaultUploadBytes) });
  return words.refused({ reason });
}
