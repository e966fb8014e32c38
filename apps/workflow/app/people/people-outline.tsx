import type { ReactNode } from "react";

/** Stands where a page about a workspace will be, until it is known who is looking. */
export function PeopleOutline({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="workspace-content workspace-content--people" aria-busy="true">
      <div className="section-header">
        <h1 className="h2">{title}</h1>
      </div>
      {children}
    </section>
  );
}
