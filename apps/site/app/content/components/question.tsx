import type { ReactNode } from "react";

export const Questions = ({ children }: { children: ReactNode }) => <div>{children}</div>;

/** A question whose answer unfolds. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="content-question">
      <summary>
        <h3 className="h4">{title}</h3>
      </summary>
      <div className="content-question__answer">{children}</div>
    </details>
  );
}
