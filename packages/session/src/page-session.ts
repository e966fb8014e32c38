import {
  createSession,
  type BrowserSession,
  type SessionOptions,
  type SessionState,
} from "./create-session.ts";

let session: BrowserSession | null = null;

/** The one session of a page: its header and its content ask once between them, and never disagree. */
export function pageSession(options: Pick<SessionOptions, "urls">): BrowserSession {
  return (session ??= createSession(options));
}

/** Who is looking, as soon as that is known; the preference may come later. */
export function loadSession(one: BrowserSession): Promise<SessionState> {
  if (one.state.status !== "loading") return Promise.resolve(one.state);
  const { promise, resolve } = Promise.withResolvers<SessionState>();
  const stop = one.subscribe((state) => {
    stop();
    resolve(state);
  });
  void one.load();
  return promise;
}
