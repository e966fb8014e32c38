import type { MadeFile } from "@zoetrope/tools/engine";
import { Button } from "@zoetrope/ui";
import { lazy, Suspense, useState } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { SignInLink } from "./sign-in-link.tsx";
import { useSignedIn } from "./use-signed-in.ts";

/** With the gateway, which is for those who are signed in. */
const SaveDialog = lazy(async () => ({ default: (await import("./save-dialog.tsx")).SaveDialog }));

/** What a workspace takes. */
const savedTypes: ReadonlySet<string> = new Set(["application/json", "application/zip+dotlottie"]);

/**
 * Saves what was made to a workspace; of pictures and videos nothing, which workspaces do not take. `isWanted`: somebody has come back
 * from signing in for it.
 */
export function SaveButton({
  file,
  isWanted,
  onLeave,
  ...props
}: Pick<WorkbenchProps, "locale" | "messages" | "refused" | "urls"> & {
  file: MadeFile;
  isWanted: boolean;
  onLeave(): Promise<void>;
}) {
  const isSignedIn = useSignedIn(props.urls);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? (isWanted && isSignedIn === true);
  const { save } = props.messages.workspace;
  if (!savedTypes.has(file.mediaType)) return null;
  if (isSignedIn === false)
    return (
      <SignInLink urls={props.urls} className="button button--secondary" onLeave={onLeave}>
        {save}
      </SignInLink>
    );
  return (
    <>
      <Button variant="secondary" disabled={isSignedIn === null} onClick={() => setOpen(true)}>
        {save}
      </Button>
      {isShown ? (
        <Suspense>
          <SaveDialog {...props} file={file} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
