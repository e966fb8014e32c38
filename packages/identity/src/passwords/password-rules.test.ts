import { expect, it } from "vitest";
import { IdentityError } from "../identity-error.ts";
import { requireBearableLength, requireGoodPassword } from "./password-rules.ts";

const reasonOf = async (password: string, own: readonly string[] = []): Promise<string> => {
  try {
    await requireGoodPassword(password, own);
    return "good";
  } catch (error) {
    return error instanceof IdentityError ? error.reason : String(error);
  }
};

// ASVS 5.0, 6.2.1, 6.2.5, 6.2.8, 6.2.9
it.each([
  "kleinste gute",
  "x7-kettle",
  "correct horse battery staple and then some more words to be well past sixty-four",
  "パスワードではない言葉",
  "ünïcödé-lärm",
  "        spaces count        ",
  "🦉🦇🐎🐙🦌🐈🐇🦋 night",
])("takes %j: any kind of character, and none is demanded", async (password) => {
  expect(await reasonOf(password)).toBe("good");
});

it("wants eight characters and bears 256, counted as people count", async () => {
  expect(await reasonOf("q7-kett")).toBe("password-too-short");
  expect(await reasonOf("🦉🦇🐎🐙")).toBe("password-too-short");
  const long = "a lamp behind paper, ".repeat(13).slice(0, 256);
  expect(await reasonOf(long)).toBe("good");
  expect(await reasonOf(`${long}x`)).toBe("password-too-long");
  expect(await reasonOf("🦉🦇🐎🐙".repeat(64))).toBe("good");
});

// ASVS 5.0, 6.2.4
it.each([
  "password",
  "Password1",
  "P@ssw0rd",
  "password2024!",
  "passwordpassword",
  "12345678",
  "1234567890",
  "qwertyuiop",
  "QWERTY123",
  "aaaaaaaaaa",
  "abababab",
  "abcdefghij",
  "iloveyou",
  "letmein1",
  "football1",
  "zoetrope",
  "Zoetrope2026",
  "password123",
])("refuses %j, which is guessed among the first", async (password) => {
  expect(await reasonOf(password)).toBe("password-common");
});

// ASVS 5.0, 6.1.2
it("refuses a person's own address and names", async () => {
  const own = ["lotte.reiniger@example.org", "Lotte", "Reiniger", "lotte-r"];
  for (const password of ["lotte.reiniger@example.org", "Reiniger1899", "reiniger!!"])
    expect(await reasonOf(password, own), password).toBe("password-common");
  expect(await reasonOf("reiniger cut paper", own)).toBe("good");
});

it("does not look into ten megabytes", () => {
  const heap = "x".repeat(10_000_000);
  const begun = process.cpuUsage();
  expect(() => requireBearableLength(heap)).toThrow("password-too-long");
  // Processor time, not the clock: another program may have the core.
  expect(process.cpuUsage(begun).user).toBeLessThan(50_000);
});
