import { createAuthClient, type AuthClient, type AuthEvent } from "@zoetrope/auth-client";
import { localeOfIdentifier } from "@zoetrope/i18n/locales";
import { chosenTheme } from "../theme/chosen-theme.ts";
import { logProblem } from "../page/log-problem.ts";
import { readChromeData } from "../page/read-chrome-data.ts";
import { returnToPage } from "../../addresses/return-to.ts";

declare global {
  interface DocumentEventMap {
    /** What the sign-in client reports; for whoever counts. */
    "zoetrope:auth": CustomEvent<AuthEvent>;
  }
}

const containerId = "account-place";

let client: AuthClient | null = null;

function getClient(): AuthClient | null {
  const data = readChromeData();
  if (data === null) return null;
  client ??= createAuthClient({
    baseAuthUrl: data.urls.accounts,
    /** As the page is when a frame is opened, which may be after it has been chosen anew. */
    get theme() {
      const theme = chosenTheme();
      return theme === null ? ("zoetrope" as const) : (`zoetrope-${theme}` as const);
    },
    locale: localeOfIdentifier(document.documentElement.lang),
    fullPageReturnToPath: returnToPage(location.origin + location.pathname + location.search).slice(
      location.origin.length,
    ),
    fullPageTargetElementId: containerId,
    allowedReturnOrigins: [data.urls.site, data.urls.workflow],
    disableOneTapOpenAutomatically: data.account?.oneTap !== true,
    callback: (event) => document.dispatchEvent(new CustomEvent("zoetrope:auth", { detail: event })),
  });
  return client;
}

/** What cannot open over the page opens as a page: the link leads there. */
export async function openAccount(link: HTMLElement): Promise<void> {
  // A popover lies above everything that comes later, and the focus goes back to what opened it.
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  try {
    await (link.dataset["account"] === "register" ? getClient()?.openRegister() : getClient()?.openLogin());
  } catch (error) {
    logProblem("Failed to open sign-in", error);
    if (link instanceof HTMLAnchorElement && document.querySelector("dialog[open]") === null)
      location.assign(link.href);
  }
}

/** The visitor comes back from signing in, from a mail, or with an error. `taken`: the return parameters. */
export async function resumeSignIn(taken: string): Promise<void> {
  if (/(?:^|&)(?:password_reset|email_verification)_token=/.test(taken)) {
    const container = document.createElement("div");
    container.id = containerId;
    document.querySelector("main")?.prepend(container);
  }
  try {
    await getClient()?.start(taken);
  } catch (error) {
    logProblem("Failed to finish sign-in", error);
  }
}

/** For guests, where Google is configured: may open its prompt. */
export async function askForOneTap(): Promise<void> {
  await getClient()?.checkSession();
}
