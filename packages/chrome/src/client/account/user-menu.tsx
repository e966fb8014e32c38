import type { ChromeMessages } from "@zoetrope/i18n";
import { displayName } from "@zoetrope/session";
import { Icon, type IconName } from "@zoetrope/ui";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { ChromeUrls } from "../../chrome-props.ts";
import { Avatar } from "./avatar.tsx";
import type { Session } from "./session.ts";
import { isOutside } from "../../addresses/outside-links.ts";
import { userAddresses, type HelpAddresses } from "./user-addresses.ts";

export interface UserMenuProps {
  session: Session;
  messages: ChromeMessages["user"];
  urls: ChromeUrls;
  help: HelpAddresses;
  /** Address of this page, where account settings lead back to. */
  pageAddress: string;
  localise(address: string): string;
  onLogOut(): void;
}

function Entry({
  icon,
  href,
  item,
  leaves = false,
  children,
}: {
  icon?: IconName;
  href: string;
  /** What its clicks are counted by. */
  item: string;
  /** True: the address is not of this platform. Default: false. */
  leaves?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item className="popup-menu__item" asChild>
      <a href={href} data-item={item} {...(leaves ? { target: "_blank", rel: "noopener" } : {})}>
        {icon === undefined ? null : <Icon name={icon} />}
        {children}
        {leaves ? <Icon name="arrow-up-right" size="small" /> : null}
      </a>
    </DropdownMenu.Item>
  );
}

const helpItems = {
  helpCenter: "help-center",
  reportBug: "report-a-bug",
  requestFeature: "request-feature",
} as const;
const helpEntries = ["helpCenter", "reportBug", "requestFeature"] as const;

/** Two menus of 264 px with their gaps stand beside each other. */
const isWideScreen = (): boolean => innerWidth >= 560;

/** A menu of its own beside the first; on a phone a part of the first, so that one tap is enough. */
function Sub({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  if (!isWideScreen())
    return (
      <DropdownMenu.Group aria-label={label}>
        <DropdownMenu.Label className="popup-menu__heading">
          <Icon name={icon} />
          {label}
        </DropdownMenu.Label>
        {children}
      </DropdownMenu.Group>
    );
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="popup-menu__item">
        <Icon name={icon} />
        {label}
        <Icon name="chevron-right" size="small" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={document.querySelector<HTMLElement>(".header")}>
        <DropdownMenu.SubContent
          className="popup-menu"
          loop
          sideOffset={8}
          alignOffset={-6}
          collisionPadding={8}
          data-section="topnav account"
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

function Workspaces({
  messages,
  workspaces,
  addressOf,
}: {
  messages: ChromeMessages["user"];
  workspaces: Session["workspaces"];
  addressOf(id: string): string;
}) {
  if (workspaces === null || workspaces.length === 0)
    return (
      <DropdownMenu.Item className="popup-menu__item" disabled>
        {workspaces === null ? messages.loadingWorkspaces : messages.noWorkspaces}
      </DropdownMenu.Item>
    );
  return workspaces.map(({ id, name, icon }) => (
    <Entry key={id} href={addressOf(id)} item="workspace">
      <Avatar name={name} src={icon} size="small" />
      {name}
    </Entry>
  ));
}

/** Dashboard button and the menu under the avatar, for people who are signed in. */
export function UserMenu(props: UserMenuProps) {
  const { session, messages, help, onLogOut } = props;
  const name = displayName(session.user);
  const to = userAddresses(props);
  return (
    <>
      <a
        className="button button--small button--primary header__dashboard"
        href={to.dashboard}
        data-item="dashboard"
      >
        {messages.dashboard}
      </a>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="header__avatar" aria-label={messages.menu({ name })}>
          <Avatar name={name} src={session.user.avatarUrl} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={document.querySelector<HTMLElement>(".header")}>
          <DropdownMenu.Content
            className="popup-menu"
            loop
            align="end"
            sideOffset={8}
            collisionPadding={8}
            data-section="topnav account"
          >
            <div className="popup-menu__user" role="none">
              <Avatar name={name} src={session.user.avatarUrl} size="large" />
              <span>
                <b>{name}</b>
                <span>{session.user.email}</span>
              </span>
            </div>
            <DropdownMenu.Separator className="popup-menu__separator" />
            <Entry icon="layout-dashboard" href={to.dashboard} item="dashboard">
              {messages.dashboard}
            </Entry>
            <Sub icon="layers" label={messages.workspaces}>
              <Workspaces messages={messages} workspaces={session.workspaces} addressOf={to.workspace} />
            </Sub>
            <Sub icon="circle-user-round" label={messages.myProfile}>
              <Entry href={to.profile} item="view-profile">
                {messages.viewProfile}
              </Entry>
              <Entry href={to.publicAnimations} item="public-animations">
                {messages.publicAnimations}
              </Entry>
              <Entry href={to.likes} item="likes">
                {messages.likes}
              </Entry>
              <Entry href={to.collections} item="collections">
                {messages.collections}
              </Entry>
            </Sub>
            <Sub icon="life-buoy" label={messages.help}>
              <Entry href={to.whatsNew} item="whats-new">
                {messages.whatsNew}
              </Entry>
              {helpEntries.map((entry) => (
                <Entry key={entry} href={to[entry]} item={helpItems[entry]} leaves={isOutside(help[entry])}>
                  {messages[entry]}
                </Entry>
              ))}
              <Entry href={to.community} item="community">
                {messages.community}
              </Entry>
            </Sub>
            <Entry icon="settings" href={to.accountSettings} item="account-settings">
              {messages.accountSettings}
            </Entry>
            <DropdownMenu.Separator className="popup-menu__separator" />
            <DropdownMenu.Item className="popup-menu__item" onSelect={onLogOut}>
              <Icon name="log-out" />
              {messages.logOut}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  );
}
