import { hydrateWaitingIslands } from "@zoetrope/page-app/first-intent";
import { keepLaunchedFiles } from "../chooser/launched-files.ts";
import { keepInstallPrompt } from "../offline/install-prompt.ts";
import { pageAtRest, registerWorker } from "../offline/register-worker.ts";
import { keepEarlyDrops } from "../parts/open-file/early-drops.ts";
import { handedFragment } from "../parts/open-file/handed-files.ts";
import { isWorkStored } from "../workspace/stored-work.ts";

/** Whether there is something to be shown that nobody has to ask for: what the address names, what was handed over, what stood here before. */
const isExpected = async (): Promise<boolean> =>
  location.search !== "" || location.hash === handedFragment || (await isWorkStored());

/**
 * The page of a tool is whole without its script, which only comes when somebody turns to it. Until then what comes for the tool is kept, and
 * the page is stored for the time without network. `folder`: of its service worker.
 */
export function watchUnhydratedTool(folder: string | undefined): void {
  keepEarlyDrops();
  keepInstallPrompt();
  keepLaunchedFiles(hydrateWaitingIslands);
  // A browser that keeps nothing has nothing to show again.
  void isExpected().then(
    (is) => is && hydrateWaitingIslands(),
    () => undefined,
  );
  if (folder !== undefined)
    void pageAtRest()
      .then(() => registerWorker(folder))
      .catch(() => undefined);
}
