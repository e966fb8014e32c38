import type { ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { forgetWork } from "./stored-work.ts";

interface SignInLinkProps extends Pick<WorkbenchProps, "urls"> {
  className: string;
  /** Stores what stands on the page: whoever signs in comes back to it. */
  onLeave(): Promise<void>;
  children: ReactNode;
}

/** Opens the sign-in frame over the page, and leads to the sign-in page where none opens. */
export const SignInLink = ({ urls, className, onLeave, children }: SignInLinkProps) => (
  <a
    className={className}
    href={urls.signIn}
    data-account="login"
    onClick={() => {
      // In a browser that keeps nothing the way back leads to an empty tool.
      onLeave().catch(() => undefined);
      document.addEventListener("zoetrope:auth", forgetOnClose);
    }}
  >
    {children}
  </a>
);

/** Who thinks better of it still has everything on the page. */
function forgetOnClose({ detail }: DocumentEventMap["zoetrope:auth"]): void {
  if (detail.name !== "modalClosed") return;
  document.removeEventListener("zoetrope:auth", forgetOnClose);
  forgetWork().catch(() => undefined);
}
