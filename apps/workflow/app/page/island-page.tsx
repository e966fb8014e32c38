import { Island } from "@zoetrope/page-app/island";
import type { ComponentType } from "react";
import { PageTitle } from "./page-title.tsx";

interface IslandPageProps<Props extends object> {
  title: string;
  className?: string;
  /** The name of the island's file. */
  name: string;
  component: ComponentType<Props>;
  props: Props;
}

/** A page that is one island: what stands on it hangs on who is looking. */
export function IslandPage<Props extends object>(page: IslandPageProps<Props>) {
  const { title, className = "workflow-page", ...island } = page;
  return (
    <main id="main" className={`wrapper ${className}`}>
      <PageTitle>{title}</PageTitle>
      <Island {...island} />
    </main>
  );
}
