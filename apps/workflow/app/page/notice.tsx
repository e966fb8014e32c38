import { ButtonLink } from "@zoetrope/ui";
import { PageTitle } from "./page-title.tsx";
import { usePage } from "./use-page.ts";

/** A page that says one thing and leads back. */
export function Notice({ title, text }: { title: string; text: string }) {
  const { href, workflowMessages } = usePage();
  return (
    <main id="main" className="wrapper notice">
      <PageTitle>{title}</PageTitle>
      <h1 className="h1">{title}</h1>
      <p className="lead">{text}</p>
      <ButtonLink href={href("/")}>{workflowMessages.missing.toFiles}</ButtonLink>
    </main>
  );
}
