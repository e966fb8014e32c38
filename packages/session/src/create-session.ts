import { readSessionUser, type SessionUser } from "./session-user.ts";
import { getLocalStorage, getStoredUser, storeUser, type StoredUserStore } from "./stored-user.ts";

/** What is known of who is looking (specification 4.2). */
export type SessionState =
  /** `user`: the stored copy, shown until the answer is there. */
  | { status: "loading"; user: SessionUser | null }
  | { status: "guest"; user: null }
  /** `hasProfilePage`: false until it is known, and where it cannot be known. */
  | { status: "signed-in"; user: SessionUser; hasProfilePage: boolean };

export interface SessionOptions {
  /** Origins of the hosts. */
  urls: { accounts: string; workflow: string };
  /** Default: the browser's. */
  fetch?: typeof globalThis.fetch;
  /** Where the copy is kept. Default: `localStorage`. */
  storage?: StoredUserStore | null;
  /** Hears what went wrong; the visitor sees nothing of it. Default: nobody. */
  onProblem?(message: string, cause: unknown): void;
  /** How long whoami and preference may take. Default: 8 seconds each. */
  timeoutInMs?: number;
}

export interface BrowserSession {
  readonly state: SessionState;
  /** Hears every later state. Returns how to stop. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /** Asks whoami. A failure makes the visitor a guest. A call while one runs gets that one's answer. */
  load(): Promise<SessionState>;
  /** Asks again, because something may have changed elsewhere. A failure changes nothing: who was known stays so. */
  refresh(): Promise<SessionState>;
  /** Forgets who is signed in, the stored copy too. For logout: what is still on its way does not come back. */
  clear(): void;
}

/** Who is looking at the page: loading, then guest or signed in. */
export function createSession({
  urls,
  fetch = (...request) => globalThis.fetch(...request),
  storage = getLocalStorage(),
  onProblem,
  timeoutInMs = 8_000,
}: SessionOptions): BrowserSession {
  let state: SessionState = { status: "loading", user: getStoredUser(storage) };
  let running: Promise<SessionState> | null = null;
  let round = 0;
  const listeners = new Set<(state: SessionState) => void>();

  const set = (next: SessionState): SessionState => {
    state = next;
    for (const listener of listeners) listener(next);
    return next;
  };

  async function ask(url: string): Promise<unknown> {
    const response = await fetch(url, {
      credentials: "include",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutInMs),
    });
    if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
    return response.json();
  }

  async function fetchWhoami(): Promise<SessionUser | "guest" | null> {
    try {
      const user = readSessionUser(await ask(`${urls.accounts}/user/v2/whoami`));
      if (user === null) throw new Error("whoami answered in another shape");
      return user;
    } catch (error) {
      onProblem?.("Failed to fetch user session", error);
      return null;
    }
  }

  async function fetchHasProfilePage(): Promise<boolean> {
    try {
      const preference = await ask(`${urls.workflow}/api/v1/user/preference`);
      return (preference as { hasProfilePage?: unknown } | null)?.hasProfilePage === true;
    } catch (error) {
      onProblem?.("Failed to fetch user preference", error);
      return false;
    }
  }

  async function run(isAgain: boolean): Promise<SessionState> {
    const mine = ++round;
    const user = await fetchWhoami();
    if (mine !== round || (isAgain && user === null)) return state;
    if (user === null || user === "guest") {
      // After a failure the copy stays for the next page: the person may still be signed in.
      if (user === "guest") storeUser(storage, null);
      return set({ status: "guest", user: null });
    }
    storeUser(storage, user);
    // Of the same person it is known already.
    const known = state.status === "signed-in" && state.user.id === user.id ? state.hasProfilePage : null;
    set({ status: "signed-in", user, hasProfilePage: known ?? false });
    if (known !== null) return state;
    const hasProfilePage = await fetchHasProfilePage();
    if (mine !== round || !hasProfilePage) return state;
    return set({ status: "signed-in", user, hasProfilePage });
  }

  function load(isAgain = false): Promise<SessionState> {
    running ??= run(isAgain).finally(() => (running = null));
    return running;
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () => load(),
    refresh: () => load(state.status !== "loading"),
    clear() {
      round++;
      storeUser(storage, null);
      set({ status: "guest", user: null });
    },
  };
}
