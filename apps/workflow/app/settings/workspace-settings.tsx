import { useEffect } from "react";
import type { LoadedWorkspace } from "../data/current-user.ts";
import type { PeoplePartProps, PeopleProps } from "../people/people-props.ts";
import { ApiKeys } from "./api-keys/api-keys.tsx";
import { IconForm } from "./icon-form.tsx";
import { maySeeSettings } from "./may-see-settings.ts";
import { RenameForm } from "./rename-form.tsx";
import { Webhooks } from "./webhooks/webhooks.tsx";

type WorkspaceSettingsProps = PeoplePartProps &
  Pick<PeopleProps, "drawings" | "locale"> & { onChanged(workspace: LoadedWorkspace): void };

/** What a workspace is called, and how programs work with it: for those whose role may change it. */
export function WorkspaceSettings({ locale, drawings, onChanged, ...shared }: WorkspaceSettingsProps) {
  const { workspace, peopleMessages } = shared;
  const { settings: texts } = peopleMessages;
  const may = (scope: string): boolean => workspace.permissionScopes.includes(scope);
  useEffect(scrollToNamedPart, []);
  return (
    <section className="workspace-content workspace-content--people">
      <div className="section-header">
        <h1 className="h2" tabIndex={-1}>
          {texts.title}
        </h1>
      </div>
      {maySeeSettings(workspace) ? null : <p className="secondary-text">{texts.closed}</p>}
      {may("workspace:update") ? <RenameForm {...shared} onRenamed={onChanged} /> : null}
      {may("workspace:update") ? <IconForm {...shared} onChanged={onChanged} /> : null}
      {may("api-keys:manage") ? <ApiKeys {...shared} drawings={drawings} /> : null}
      {may("webhooks:manage") ? <Webhooks {...shared} locale={locale} drawings={drawings} /> : null}
    </section>
  );
}

/** The browser has looked for what the address names (`#webhooks`) before it was there. */
function scrollToNamedPart(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
