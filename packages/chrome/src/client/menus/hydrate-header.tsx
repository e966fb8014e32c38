import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { elementFromDom } from "./element-from-dom.ts";
import { loadLogo } from "../logo/logo-svg.ts";
import { LogoMenu } from "../logo/logo-menu.tsx";
import { mountMenuBar } from "./mount-menu-bar.tsx";
import { localiserOf, readChromeData } from "../page/read-chrome-data.ts";
import type { Session } from "../account/session.ts";
import { UserMenu } from "../account/user-menu.tsx";
import { wideWindow } from "./wide-window.ts";

/** Gives the logo its menu; the link itself stays what it was. */
function mountLogoMenu(): void {
  const data = readChromeData();
  const logo = document.querySelector<HTMLElement>(".header .logo");
  if (data === null || logo === null) return;
  const container = document.createElement("div");
  container.className = "logo-menu-root";
  const isFocused = document.activeElement === logo;
  const source = loadLogo(data.urls.assets);
  const brandKit = localiserOf(data)(data.links.brandKit);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <LogoMenu messages={data.logoMenu} source={source} brandKit={brandKit}>
        {elementFromDom(logo, () => null)}
      </LogoMenu>,
    ),
  );
  logo.replaceWith(container);
  if (isFocused) container.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
}

/** From here on Radix runs the row of menus (on wide windows) and the logo's menu. */
export function hydrateHeader(): void {
  const data = readChromeData();
  if (data === null) return;
  const query = matchMedia(wideWindow);
  let giveBack: (() => void) | null = null;
  const settle = (): void => {
    const list = document.querySelector<HTMLElement>("#menu > .nav__list");
    if (query.matches && list !== null) {
      giveBack = mountMenuBar(list, { api: data.urls.api, localise: localiserOf(data) });
    } else if (!query.matches) {
      giveBack?.();
      giveBack = null;
    }
  };
  settle();
  query.addEventListener("change", settle);
  mountLogoMenu();
}

/** Shows who is signed in, in place of Log in and Sign up; null shows the guest's buttons again. */
export function createUserArea(area: HTMLElement) {
  const data = readChromeData();
  const guest = [...area.childNodes];
  const container = document.createElement("div");
  container.className = "header__signed";
  const root = createRoot(container);
  return (session: Session | null, onLogOut: () => void): void => {
    if (session === null || data === null) {
      root.render(null);
      area.replaceChildren(...guest);
      return;
    }
    flushSync(() =>
      root.render(
        <UserMenu
          session={session}
          messages={data.user}
          urls={data.urls}
          help={data.links}
          pageAddress={location.href}
          localise={localiserOf(data)}
          onLogOut={onLogOut}
        />,
      ),
    );
    // Put there once: an element that is moved closes the menu that stands open below it.
    if (container.parentNode !== area) area.replaceChildren(container);
  };
}
