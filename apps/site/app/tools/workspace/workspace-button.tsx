import { Button } from "@zoetrope/ui";
import { lazy, Suspense, useState } from "react";
import { SignInLink } from "./sign-in-link.tsx";
import { useSignedIn } from "./use-signed-in.ts";
import type { WorkspaceProps } from "./workspace-dialog.tsx";

/** With the gateway, which is for those who are signed in. */
const WorkspaceDialog = lazy(async () => ({
  default: (await import("./workspace-dialog.tsx")).WorkspaceDialog,
}));

/** Opens a file of a workspace. `isWanted`: somebody has come back from signing in for it. */
export function WorkspaceButton({
  isSmall = false,
  isWanted,
  onLeave,
  ...props
}: WorkspaceProps & { isSmall?: boolean; isWanted: boolean; onLeave(): Promise<void> }) {
  const isSignedIn = useSignedIn(props.urls);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // Pressed before it is known who is looking, it opens once that is known.
  const isShown = (isOpen ?? isWanted) && isSignedIn === true;
  const { open } = props.messages.workspace;
  if (isSignedIn === false)
    return (
      <SignInLink
        urls={props.urls}
        className={`button button--tertiary${isSmall ? " button--small" : ""}`}
        onLeave={onLeave}
      >
        {open}
      </SignInLink>
    );
  return (
    <>
      <Button variant="tertiary" size={isSmall ? "small" : "medium"} onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isShown ? (
        <Suspense>
          <WorkspaceDialog
            {...props}
            onClose={() => setOpen(false)}
            onPick={(id, name) => {
              setOpen(false);
              props.onPick(id, name);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
