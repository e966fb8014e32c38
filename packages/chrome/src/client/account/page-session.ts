import { getAddressOn, watchSignInMark } from "@zoetrope/auth-protocol";
import {
  pageSession,
  storedUserKey,
  loadSession,
  type BrowserSession,
  type SessionState,
} from "@zoetrope/session";
import type { ChromeData } from "../../chrome-data.tsx";
import { pageStorage } from "../page/page-storage.ts";
import { readChromeData } from "../page/read-chrome-data.ts";
import type { Session } from "./session.ts";

let session: BrowserSession | null = null;
let workspaces: Session["workspaces"] = null;

function announce(state: SessionState): void {
  const { user } = state;
  const hasProfilePage = state.status === "signed-in" && state.hasProfilePage;
  const detail: Session | null = user && { user, hasProfilePage, workspaces };
  if (user === null) document.documentElement.classList.remove("is-signed-in");
  document.dispatchEvent(new CustomEvent("zoetrope:session", { detail }));
}

/** Shows the stored copy, asks whoami, and loads the workspaces once somebody comes near their menu. */
export async function refreshSession(): Promise<void> {
  const data = readChromeData();
  if (data === null || session !== null) return;
  const made = pageSession({ urls: data.urls });
  session = made;
  made.subscribe(announce);
  // Known already, from the stored copy or because another part of the page has asked.
  if (made.state.user !== null) announce(made.state);
  const { status } = await loadSession(made);
  followOtherTabs(data, made);
  if (status === "signed-in") loadWorkspacesOnIntent(data, made);
  else if (data.account?.oneTap === true && (await mayMeetGoogle()))
    await (await import("./sign-in.ts")).askForOneTap();
}

/** Google's prompt brings its script and its cookie: only for who has said yes. The button in the frame is a wish of its own. */
async function mayMeetGoogle(): Promise<boolean> {
  const { mayLoadThirdParties, readConsent } = await import("@zoetrope/analytics/consent");
  return mayLoadThirdParties(readConsent(pageStorage), navigator.globalPrivacyControl === true);
}

/**
 * Who signs in or out elsewhere in this browser does so here. The mark is seen where hosts share a cookie domain, the stored copy by
 * tabs of this host; who comes back to a tab that could see neither is asked for then.
 */
function followOtherTabs(data: ChromeData, made: BrowserSession): void {
  const look = async (): Promise<void> => {
    const before = made.state.user?.id;
    const { user } = await made.refresh();
    if (user === null || user.id === before) return;
    workspaces = null;
    loadWorkspacesOnIntent(data, made);
  };
  watchSignInMark(() => void look());
  addEventListener("storage", ({ key }) => void (key === storedUserKey && look()));
  document.addEventListener(
    "visibilitychange",
    () => void (document.visibilityState === "visible" && look()),
  );
}

function loadWorkspacesOnIntent({ urls }: ChromeData, made: BrowserSession): void {
  const area = document.querySelector<HTMLElement>("[data-user-area]");
  const load = (): void => {
    area?.removeEventListener("pointerover", load);
    area?.removeEventListener("focusin", load);
    void import("./load-menu-workspaces.ts").then(async ({ loadMenuWorkspaces }) => {
      workspaces = await loadMenuWorkspaces(urls);
      announce(made.state);
    });
  };
  area?.addEventListener("pointerover", load);
  area?.addEventListener("focusin", load);
}

/** Where the session is ended, by its own token; null when there is none to end or nobody answers. */
async function fetchLogoutUrl({ urls }: ChromeData): Promise<string | null> {
  const response = await fetch(`${urls.api}/auth/self-service/logout/browser`, { credentials: "include" });
  if (!response.ok) return null;
  const { logout_url: address } = (await response.json()) as { logout_url?: unknown };
  return typeof address === "string" ? getAddressOn(address, [urls.api, urls.accounts]) : null;
}

/** Forgets who is signed in, ends the session, and comes back to the first page of this host. */
export async function logOut(): Promise<void> {
  const data = readChromeData();
  if (data === null) return;
  session?.clear();
  const home = new URL(`${data.prefix === "" ? "/" : data.prefix}?finish_logout=true`, location.origin);
  const logoutUrl = await fetchLogoutUrl(data).catch(() => null);
  // The page of the accounts host asks and ends it without what could not be had here.
  const address = new URL(logoutUrl ?? `${data.urls.accounts}/logout`);
  address.searchParams.set("return_to", home.href);
  location.assign(address);
}
