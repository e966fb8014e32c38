import { Icon, IconButton, ProgressBar } from "@zoetrope/ui";
import type { LoadedWorkspace } from "../data/current-user.ts";
import { maySeeSettings } from "../settings/may-see-settings.ts";
import type { FilesProps } from "./files-props.ts";
import { WorkspaceIcon } from "./workspace-icon.tsx";

interface SidebarProps extends Pick<FilesProps, "hrefs"> {
  messages: Pick<FilesProps["messages"], "nav" | "files" | "workspaces">;
  shown: FilesProps["shown"] | "people" | "statistics" | "settings";
  /** Null while it is not known. */
  workspace: LoadedWorkspace | null;
  workspaces: readonly LoadedWorkspace[];
  onSwitch(id: string): void;
  /** Asks for the name of a new workspace. */
  onNew(): void;
}

/** From here on a larger plan is worth a word. */
const fullShare = 0.75;

/** The workspace, its pages, and how full it is. */
export function Sidebar({ messages, hrefs, shown, workspace, workspaces, onSwitch, onNew }: SidebarProps) {
  const { nav, files } = messages;
  const links = [
    { icon: "folder", label: nav.files, href: hrefs.files, isCurrent: shown === "all" },
    {
      icon: "globe",
      label: nav.publicAnimations,
      href: hrefs.publicAnimations,
      isCurrent: shown === "public",
    },
    { icon: "users", label: nav.people, href: hrefs.people, isCurrent: shown === "people" },
    { icon: "trending-up", label: nav.statistics, href: hrefs.statistics, isCurrent: shown === "statistics" },
    { icon: "play", label: nav.preview, href: hrefs.preview, isCurrent: false },
    // The last, because it comes when it is known who is looking.
    ...(shown === "settings" || maySeeSettings(workspace)
      ? [
          {
            icon: "settings",
            label: nav.settings,
            href: hrefs.settings,
            isCurrent: shown === "settings",
          } as const,
        ]
      : []),
  ] as const;
  const quota = workspace?.features.find(({ slug }) => slug === "files") ?? null;
  return (
    <aside className="sidebar" aria-label={nav.label}>
      {workspace === null ? (
        <div className="workspace-switcher" aria-hidden="true">
          <span className="workspace-icon skeleton" />
          <span className="skeleton skeleton--title" />
        </div>
      ) : (
        <div className="workspace-switcher">
          <WorkspaceIcon {...workspace} />
          <span className="workspace-switcher__name">
            {workspaces.length > 1 ? (
              <select
                aria-label={nav.current}
                value={workspace.id}
                onChange={({ currentTarget }) => onSwitch(currentTarget.value)}
              >
                {workspaces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <b>{workspace.name}</b>
            )}
            {workspace.subscription.plan === null ? null : (
              <span>{nav.plan({ plan: workspace.subscription.plan.name })}</span>
            )}
          </span>
          <IconButton icon="plus" label={messages.workspaces.create} onClick={onNew} />
        </div>
      )}
      <nav aria-label={nav.label}>
        {links.map(({ icon, label, href, isCurrent }) => (
          <a key={href} className="sidebar__link" href={href} aria-current={isCurrent ? "page" : undefined}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </nav>
      {quota === null || quota.max === null ? null : (
        <div className="quota">
          <b className="small-text quota__label" id="quota">
            {files.usedLabel}
          </b>
          <span className="small-text tabular-numbers quota__numbers">
            {files.used({ used: quota.currentCount, max: quota.max })}
          </span>
          <ProgressBar value={quota.currentCount} max={quota.max} labelledBy="quota" />
          {quota.currentCount < quota.max * fullShare ? null : (
            <a className="link small-text" href={hrefs.pricing}>
              {files.freeSpace}
            </a>
          )}
        </div>
      )}
    </aside>
  );
}
