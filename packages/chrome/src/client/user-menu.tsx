import { fill, type ChromeWords } from "@zoetrope/i18n";
import { displayName } from "@zoetrope/session";
import { Icon, type IconName } from "@zoetrope/ui";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { ChromeUrls } from "../chrome-props.ts";
import { Avatar } from "./avatar.tsx";
import type { Session } from "./session.ts";
import { userAddresses, type HelpAddresses } from "./user-addresses.ts";

export interface UserMenuProps {
  session: Session;
  words: ChromeWords["user"];
  urls: ChromeUrls;
  help: HelpAddresses;
  /** Address of this page, where account settings lead back to. */
  pageAddress: string;
  localise(address: string): string;
  onLogOut(): void;
}

function Entry({ icon, href, children }: { icon?: IconName; href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item className="pop__i" asChild>
      <a href={href}>
        {icon === undefined ? null : <Icon name={icon} />}
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

function Sub({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="pop__i">
        <Icon name={icon} />
        {label}
        <Icon name="chevron-right" size="s" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={document.querySelector<HTMLElement>(".header")}>
        <DropdownMenu.SubContent className="pop" sideOffset={8} alignOffset={-6} collisionPadding={8}>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

/** Dashboard button and the menu under the avatar, for people who are signed in. */
export function UserMenu(props: UserMenuProps) {
  const { session, words, onLogOut } = props;
  const name = displayName(session.user);
  const to = userAddresses(props);
  return (
    <>
      <a className="btn btn--sm btn--ink header__dashboard" href={to.dashboard}>
        {words.dashboard}
      </a>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="header__avatar" aria-label={fill(words.menu, { name })}>
          <Avatar name={name} src={session.user.avatarUrl} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={document.querySelector<HTMLElement>(".header")}>
          <DropdownMenu.Content className="pop" align="end" sideOffset={8} collisionPadding={8}>
            <div className="pop__who" role="none">
              <Avatar name={name} src={session.user.avatarUrl} size="l" />
              <span>
                <b>{name}</b>
                <span>{session.user.email}</span>
              </span>
            </div>
            <DropdownMenu.Separator className="pop__line" />
            <Entry icon="layout-dashboard" href={to.dashboard}>
              {words.dashboard}
            </Entry>
            <Sub icon="layers" label={words.workspaces}>
              {session.workspaces.length === 0 ? (
                <DropdownMenu.Item className="pop__i" disabled>
                  {words.noWorkspaces}
                </DropdownMenu.Item>
              ) : (
                session.workspaces.map((workspace) => (
                  <Entry key={workspace.id} href={to.workspace(workspace.id)}>
                    <Avatar name={workspace.name} src={workspace.icon} size="s" />
                    {workspace.name}
                  </Entry>
                ))
              )}
            </Sub>
            <Sub icon="circle-user-round" label={words.myProfile}>
              <Entry href={to.profile}>{words.viewProfile}</Entry>
              <Entry href={to.publicAnimations}>{words.publicAnimations}</Entry>
              <Entry href={to.collections}>{words.collections}</Entry>
            </Sub>
            <Sub icon="life-buoy" label={words.help}>
              <Entry href={to.whatsNew}>{words.whatsNew}</Entry>
              <Entry href={to.helpCenter}>{words.helpCenter}</Entry>
              <Entry href={to.reportBug}>{words.reportBug}</Entry>
              <Entry href={to.requestFeature}>{words.requestFeature}</Entry>
              <Entry href={to.community}>{words.community}</Entry>
            </Sub>
            <Entry icon="settings" href={to.accountSettings}>
              {words.accountSettings}
            </Entry>
            <DropdownMenu.Separator className="pop__line" />
            <DropdownMenu.Item className="pop__i" onSelect={onLogOut}>
              <Icon name="log-out" />
              {words.logOut}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  );
}
