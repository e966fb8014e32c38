import { expect, test } from "vitest";
import { getStoredUser, storeUser } from "./stored-user.ts";

const mira = { id: "u1", username: "mira", email: "mira@sol.example", avatarUrl: null, firstName: "Mira" };

function memory(): Storage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage & { kept: Map<string, string> };
}

test("whoever is signed in is kept under `user-session` until they are not", () => {
  const storage = memory();
  storage.setItem("user-session", JSON.stringify(mira));
  const user = getStoredUser(storage);
  expect(user).toMatchObject({ id: "u1", username: "mira" });
  storage.kept.clear();
  storeUser(storage, user);
  expect([...storage.kept.keys()]).toEqual(["user-session"]);
  storeUser(storage, null);
  expect(storage.kept.size).toBe(0);
});

test.each(["{", "3", '{"id":"guest"}'])("%s in the store is nobody", (text) => {
  const storage = memory();
  storage.setItem("user-session", text);
  expect(getStoredUser(storage)).toBeNull();
});
