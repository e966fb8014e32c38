import { loadSession, pageSession } from "@zoetrope/session";
import type { WorkbenchProps } from "../workbench-props.ts";
import { forgetWork, readWork, type StoredWork, storeForItsTab } from "./stored-work.ts";

/**
 * What was stored on this page, once. Null where there is nothing, or it is another page's, or old. A link in a mail opens another tab, which
 * shows the page before somebody is signed in, and again then: it keeps it for both, and for the tab that it comes from.
 */
export async function takeWork(urls: WorkbenchProps["urls"]): Promise<StoredWork | null> {
  const work = await readWork();
  if (work === null) return null;
  if (work.isOfThisTab) await forgetWork();
  else leaveOnceSignedIn(urls, work.stored).catch(() => undefined);
  return work.stored;
}

async function leaveOnceSignedIn(urls: WorkbenchProps["urls"], stored: StoredWork): Promise<void> {
  const session = pageSession({ urls });
  await loadSession(session);
  if (session.state.status === "signed-in") await storeForItsTab(stored);
}
