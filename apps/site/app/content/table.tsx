import type { ReactNode } from "react";

/** A table written with pipes. On narrow screens it scrolls sideways, with the keyboard as well. */
export function ContentTable({ children }: { children?: ReactNode }) {
  return (
    <div className="ct-table" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** The heading of a column; the corner above names of rows is no heading. */
export const ContentTableHeading = ({ children }: { children?: ReactNode }) =>
  children === undefined ? <td>&nbsp;</td> : <th scope="col">{children}</th>;
