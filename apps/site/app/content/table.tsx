import type { ReactNode } from "react";

/** A table written with pipes. On narrow screens it scrolls sideways, with the keyboard as well. */
export function ContentTable({ children }: { children?: ReactNode }) {
  return (
    <div className="ct-table" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
