import { LibraryButton } from "../library/library-button.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { WorkspaceAction } from "../workspace/stored-work.ts";
import { WorkspaceButton } from "../workspace/workspace-button.tsx";
import { AddressButton } from "./address-button.tsx";

interface SourceButtonsProps extends Pick<WorkbenchProps, "locale" | "messages" | "urls"> {
  input: {
    openAnimation(id: string, name: string): void;
    openForeign(address: string): void;
    openWorkspaceFile(id: string, name: string): void;
    /** What somebody has come back from signing in for. */
    action: WorkspaceAction | null;
    storeWork(action: WorkspaceAction): Promise<void>;
  };
  isSmall?: boolean;
  /** Whether an address in the page's own is asked about at once. */
  isAsking?: boolean;
}

/** Where a file may come from besides this device. */
export function SourceButtons({ input, isAsking = false, ...props }: SourceButtonsProps) {
  return (
    <>
      <LibraryButton {...props} onPick={input.openAnimation} />
      <WorkspaceButton
        {...props}
        isWanted={input.action === "open"}
        onLeave={async () => await input.storeWork("open")}
        onPick={input.openWorkspaceFile}
      />
      <AddressButton {...props} isAsking={isAsking} onOpen={input.openForeign} />
    </>
  );
}
