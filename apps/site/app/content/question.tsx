import type { ReactNode } from "react";

export const Questions = ({ children }: { children: ReactNode }) => <div className="ct-qa">{children}</div>;

/** A question whose answer unfolds. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="ct-q">
      <summary>
        <h3 className="h4">{title}</h3>
      </summary>
      <div className="ct-q__a">{children}</div>
    </details>
  );
}
