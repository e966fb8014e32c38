import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLiked } from "./likes.ts";
import { accountLikes, isLiked, storeAccountLikes, likedIds } from "./stored-likes.ts";

const sent = vi.hoisted(() => ({ calls: [] as [string, boolean][], fails: false }));
vi.mock("./account-likes.ts", () => ({
  sendLike: async (id: string, liked: boolean) => {
    sent.calls.push([id, liked]);
    if (sent.fails) throw new Error("nobody answers");
  },
}));

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  sent.calls = [];
  sent.fails = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal(
    "CustomEvent",
    class extends Event {
      readonly detail = null;
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const signIn = (id: string) =>
  stored.set(
    "user-session",
    JSON.stringify({ id, username: id, email: `${id}@sol.example`, avatarUrl: null, firstName: id }),
  );

test("a guest's likes stay in the browser, the newest first", async () => {
  expect(await setLiked("a", true)).toBe("on-device");
  await setLiked("b", true);
  await setLiked("a", true);
  expect(likedIds()).toEqual(["a", "b"]);
  await setLiked("a", false);
  expect(isLiked("a")).toBe(false);
  expect(sent.calls).toEqual([]);
});

test("those of somebody who is signed in go to the server, and stand in the page at once", async () => {
  signIn("mira");
  const liking = setLiked("a", true);
  expect(isLiked("a")).toBe(true);
  expect(await liking).toBe("in-account");
  expect(sent.calls).toEqual([["a", true]]);
});

test("a like that does not arrive is undone", async () => {
  signIn("mira");
  storeAccountLikes({ userId: "mira", ids: ["b"], savedAt: 1 });
  sent.fails = true;
  expect(await setLiked("a", true)).toBe("failed");
  expect(likedIds()).toEqual(["b"]);
});

test("nobody sees the likes of somebody else who used this browser", () => {
  signIn("mira");
  storeAccountLikes({ userId: "mira", ids: ["a"], savedAt: 1 });
  signIn("ines");
  expect(likedIds()).toEqual([]);
  expect(accountLikes("ines")).toBeNull();
  stored.delete("user-session");
  expect(likedIds()).toEqual([]);
});

test.each(["{", '"a"', '{"userId":"mira","ids":[1,{"a":2}],"savedAt":"x"}'])(
  "a damaged copy is no likes: %s",
  (text) => {
    signIn("mira");
    stored.set("zoetrope:liked-by", text);
    stored.set("zoetrope:liked", text);
    expect(likedIds()).toEqual([]);
  },
);
