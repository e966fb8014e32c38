import type { PageAppHost } from "./page-apps.ts";
import { withWorkspaceDependencies } from "./workspace-packages.ts";

/** Words and drawings, which header and footer show on every host. */
const inputsOfAll = ["content", "package-lock.json"];
/** Figures that pages show. */
const furtherInputs: Partial<Record<PageAppHost, readonly string[]>> = {
  site: ["benchmarks/results", "scripts/case-studies/results"],
};

/** Files and folders below `checkout` that the build of a host is made from. */
export function buildInputsOf(host: PageAppHost, checkout: string): string[] {
  return [
    ...withWorkspaceDependencies([`apps/${host}`], checkout),
    ...inputsOfAll,
    ...(furtherInputs[host] ?? []),
  ];
}
