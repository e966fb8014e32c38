import { ButtonLink } from "@zoetrope/ui";
import type { AdminPart, AdminProps } from "./admin-props.ts";

const parts: readonly AdminPart[] = ["feedback", "figures", "searches", "featured", "jobs", "samples"];

/** The parts of the operators' page. */
export function AdminParts({
  shown,
  adminMessages,
  partHrefs,
}: Pick<AdminProps, "adminMessages" | "partHrefs"> & { shown: AdminPart }) {
  return (
    <nav className="tabs" aria-label={adminMessages.label}>
      {parts.map((part) => (
        <a key={part} href={partHrefs[part]} aria-current={part === shown ? "page" : undefined}>
          {adminMessages.parts[part]}
        </a>
      ))}
    </nav>
  );
}

/** For everybody who does not run the platform. */
export function AdminMissing({ missing, hrefs }: Pick<AdminProps, "missing"> & { hrefs: { files: string } }) {
  return (
    <section className="notice">
      <h1 className="h1">{missing.title}</h1>
      <p className="lead">{missing.text}</p>
      <ButtonLink href={hrefs.files}>{missing.toFiles}</ButtonLink>
    </section>
  );
}
