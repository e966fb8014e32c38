import type { RequestListener } from "node:http";
import type { HostApp } from "./host-listener.ts";

/** Listens for an app that is still on its way: whoever asks before waits for it. */
export function switchingListener(
  listenerOf: (app: HostApp) => RequestListener,
  coming: Promise<HostApp>,
): RequestListener {
  let listener = listenerOf({ fetch: async (...asked) => (await coming).fetch(...asked) });
  coming.then(
    (app) => {
      listener = listenerOf(app);
    },
    // Who waits hears of it.
    () => {},
  );
  return (request, response) => listener(request, response);
}
