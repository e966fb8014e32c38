import { Children, isValidElement, type ReactNode } from "react";
import { usePage } from "../../page/use-page.ts";

/** A table written with pipes. On narrow screens it scrolls sideways, with the keyboard as well. */
export function ContentTable({ children }: { children?: ReactNode }) {
  const { messages } = usePage();
  return (
    <div className="content-table" role="group" aria-label={messages.content.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** The heading of a column; the corner above names of rows is no heading. */
export const ContentTableHeading = ({ children }: { children?: ReactNode }) =>
  children === undefined ? <td>&nbsp;</td> : <th scope="col">{children}</th>;

/** A line written with pipes. What stands first in one under the headings says what the line is about. */
export function ContentTableRow({ children }: { children?: ReactNode }) {
  const [first, ...others] = Children.toArray(children).filter(isValidElement<{ children?: ReactNode }>);
  if (first?.type !== "td") return <tr>{children}</tr>;
  return (
    <tr>
      <th scope="row">{first.props.children}</th>
      {others}
    </tr>
  );
}
