import { expect, test, vi } from "vitest";
import { createSession, displayName, getStoredUser, storedUserKey, type SessionState } from "./index.ts";

const urls = { accounts: "https://accounts.example", workflow: "https://app.example" };
const ines = {
  id: "u1",
  username: "ines",
  email: "ines@moreau.example",
  avatarUrl: null,
  firstName: "Ines",
  lastName: null,
};

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

type Answer = unknown;
function session(whoami: Answer, preference: Answer = {}, storage = memory()) {
  const asked: [string, RequestInit | undefined][] = [];
  const problems: string[] = [];
  const states: SessionState[] = [];
  const answer = (body: Answer): Response => {
    if (body instanceof Response) return body;
    if (body instanceof Error) throw body;
    return Response.json(body);
  };
  const one = createSession({
    urls,
    storage,
    onProblem: (message) => problems.push(message),
    fetch: async (input, init) => {
      const url = input as string;
      asked.push([url, init]);
      return answer(url.endsWith("/whoami") ? whoami : preference);
    },
  });
  one.subscribe((state) => states.push(state));
  return { session: one, asked, problems, states, storage };
}

test("someone who is signed in is known from whoami, kept for the next page, and asked for a profile page", async () => {
  const { session: one, asked, states, storage } = session(ines, { hasProfilePage: true });
  expect(one.state).toEqual({ status: "loading", user: null });
  expect(await one.load()).toEqual({ status: "signed-in", user: ines, hasProfilePage: true });
  expect(asked.map(([url]) => url)).toEqual([
    "https://accounts.example/user/v2/whoami",
    "https://app.example/api/v1/user/preference",
  ]);
  expect(asked.map(([, init]) => init?.credentials)).toEqual(["include", "include"]);
  expect(states.map(({ status }) => status)).toEqual(["signed-in", "signed-in"]);
  expect(getStoredUser(storage)).toEqual(ines);
});

test("a stored copy is shown first; a guest's answer clears it and asks for no preference", async () => {
  const storage = memory({ [storedUserKey]: JSON.stringify(ines) });
  const { session: one, asked } = session({ id: "guest", username: null, email: null }, {}, storage);
  expect(one.state).toEqual({ status: "loading", user: ines });
  expect(await one.load()).toEqual({ status: "guest", user: null });
  expect(storage.stored.size).toBe(0);
  expect(asked).toHaveLength(1);
});

test.each([
  ["no network", new TypeError("offline")],
  ["a fault of the server", new Response(null, { status: 500 })],
  ["no JSON", new Response("<html>")],
  ["another shape", { id: "u1", username: 7, email: "a@b.example" }],
])("%s makes the visitor a guest, without losing the copy for the next page", async (_, whoami) => {
  const storage = memory({ [storedUserKey]: JSON.stringify(ines) });
  const { session: one, problems } = session(whoami, {}, storage);
  expect(await one.load()).toEqual({ status: "guest", user: null });
  expect(problems).toEqual(["Failed to fetch user session"]);
  expect(getStoredUser(storage)).toEqual(ines);
});

test("a preference that cannot be had stays empty", async () => {
  const { session: one, problems } = session(ines, new Response(null, { status: 503 }));
  expect(await one.load()).toEqual({ status: "signed-in", user: ines, hasProfilePage: false });
  expect(problems).toEqual(["Failed to fetch user preference"]);
});

test("who has logged out does not come back with an answer that was on its way", async () => {
  const storage = memory({ [storedUserKey]: JSON.stringify(ines) });
  let answer: (response: Response) => void = () => undefined;
  const one = createSession({
    urls,
    storage,
    fetch: () => new Promise((resolve) => (answer = resolve)),
  });
  const loading = one.load();
  one.clear();
  answer(Response.json(ines));
  expect(await loading).toEqual({ status: "guest", user: null });
  expect(storage.stored.size).toBe(0);
});

test("who signs in or out in another tab is seen when it is asked again; when nobody answers, nothing is forgotten", async () => {
  const answers: Answer[] = [
    { id: "guest" },
    ines,
    new TypeError("offline"),
    new Response(null, { status: 503 }),
  ];
  const one = createSession({
    urls,
    storage: null,
    fetch: async (input) => {
      if (!(input as string).endsWith("/whoami")) return Response.json({ hasProfilePage: true });
      const answer = answers.shift() ?? { id: "guest" };
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  await one.load();
  const seen: string[] = [];
  one.subscribe(({ status }) => seen.push(status));
  const signedIn = { status: "signed-in", user: ines, hasProfilePage: true };
  expect(await one.refresh()).toEqual(signedIn);
  expect(await one.refresh()).toEqual(signedIn);
  expect(await one.refresh()).toEqual(signedIn);
  expect(await one.refresh()).toEqual({ status: "guest", user: null });
  expect(seen).toEqual(["signed-in", "signed-in", "guest"]);
});

test("a second call while one runs asks nothing again", async () => {
  const fetch = vi.fn(async () => Response.json({ id: "guest" }));
  const one = createSession({ urls, storage: null, fetch });
  await Promise.all([one.load(), one.load()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(["", "{", "[]", '"guest"', '{"id":"guest"}', '{"id":""}'])(
  "a broken copy (%s) counts as none",
  (text) => {
    expect(getStoredUser(memory({ [storedUserKey]: text }))).toBeNull();
  },
);

test("a picture that is no web address is left out", () => {
  const stored = JSON.stringify({ ...ines, avatarUrl: "javascript:alert(1)" });
  expect(getStoredUser(memory({ [storedUserKey]: stored }))?.avatarUrl).toBeNull();
});

test("a browser that keeps nothing is no fault", async () => {
  const forbidden = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("forbidden");
    },
  };
  const one = createSession({ urls, storage: forbidden, fetch: async () => Response.json(ines) });
  expect((await one.load()).status).toBe("signed-in");
  one.clear();
  expect(one.state.status).toBe("guest");
});

test("people are called by their names, or by their user name", () => {
  expect(displayName({ ...ines, lastName: "Moreau" })).toBe("Ines Moreau");
  expect(displayName(ines)).toBe("Ines");
  expect(displayName({ ...ines, firstName: null })).toBe("ines");
});
