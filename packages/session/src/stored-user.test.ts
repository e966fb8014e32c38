import { expect, test } from "vitest";
import { getStoredUser, storeUser } from "./stored-user.ts";

const mira = { id: "u1", username: "mira", email: "mira@sol.example", avatarUrl: null, firstName: "Mira" };

function memory(): Storage & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage & { stored: Map<string, string> };
}

test("whoever is signed in is kept under `user-session` until they are not", () => {
  const storage = memory();
  storage.setItem("user-session", JSON.stringify(mira));
  const user = getStoredUser(storage);
  expect(user).toMatchObject({ id: "u1", username: "mira" });
  storage.stored.clear();
  storeUser(storage, user);
  expect([...storage.stored.keys()]).toEqual(["user-session"]);
  storeUser(storage, null);
  expect(storage.stored.size).toBe(0);
});

test.each(["{", "3", '{"id":"guest"}'])("%s in the store is nobody", (text) => {
  const storage = memory();
  storage.setItem("user-session", text);
  expect(getStoredUser(storage)).toBeNull();
});
