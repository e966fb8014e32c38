import { ButtonLink } from "@zoetrope/ui";
import { useEffect } from "react";
import { setCurrentWorkspaceId } from "../data/current-workspace.ts";
import { useCurrentUser } from "../data/current-user.ts";
import type { WorkflowUrls } from "../data/workflow-urls.ts";
import { SignInPrompt } from "./sign-in-prompt.tsx";
import type { MessagesWithLimits } from "../page/messages-with-limits.ts";

interface SwitchProps {
  id: string;
  urls: WorkflowUrls;
  messages: Pick<MessagesWithLimits, "switching" | "guest">;
  drawings: { lock: string | null };
  hrefs: { files: string; preview: string };
}

/** Makes a workspace the current one and goes to its files; says so when there is none of that id. */
export default function SwitchWorkspace({ id, urls, messages, drawings, hrefs }: SwitchProps) {
  const { currentUser } = useCurrentUser(urls);
  const isKnown =
    currentUser.status === "signed-in" && currentUser.workspaces.some((known) => known.id === id);
  useEffect(() => {
    if (!isKnown) return;
    setCurrentWorkspaceId(id);
    // Back leads to where the switch was asked for, not to the switch again.
    location.replace(hrefs.files);
  }, [isKnown, id, hrefs.files]);
  if (currentUser.status === "guest")
    return <SignInPrompt messages={messages} hrefs={hrefs} urls={urls} drawings={drawings} />;
  const isUnknown = currentUser.status === "signed-in" && !isKnown;
  const { switching } = messages;
  return (
    <>
      <h1 className="h1">{isUnknown ? switching.unknown : switching.title}</h1>
      {isUnknown ? (
        <>
          <p className="lead">{switching.unknownText}</p>
          <ButtonLink href={hrefs.files}>{switching.toFiles}</ButtonLink>
        </>
      ) : (
        <div className="progress-bar progress-bar--indeterminate" />
      )}
    </>
  );
}
