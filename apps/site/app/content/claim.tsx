import type { ReactNode } from "react";
import { InlineCode } from "./code-sample.tsx";

/**
 * A figure with what it says and where it comes from: `source` is the command that measures it, `isClaim` says that
 * nothing here does.
 */
export function Claim({
  value,
  source,
  isClaim = false,
  children,
}: {
  value: string;
  source?: string;
  isClaim?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="ct-claim">
      <dt className="ct-claim__n">{value}</dt>
      <dd>{children}</dd>
      {source === undefined && !isClaim ? null : (
        <dd className="ct-claim__s">
          {isClaim ? "A claim, not measured here." : null}
          {source === undefined ? null : (
            <>
              Measured by <InlineCode>{source}</InlineCode>
            </>
          )}
        </dd>
      )}
    </div>
  );
}

export const Claims = ({ children }: { children: ReactNode }) => <dl className="ct-claims">{children}</dl>;
