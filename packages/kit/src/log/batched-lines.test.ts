import { closeSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BatchedLines } from "./batched-lines.ts";

let folder = "";
let file = "";
let fd = 0;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "zoetrope-lines-"));
  file = path.join(folder, "log");
  fd = openSync(file, "a");
});
afterEach(async () => {
  closeSync(fd);
  await rm(folder, { recursive: true });
});

const written = () => readFileSync(file, "utf8");

it("keeps lines of any length and language in their order", async () => {
  const lines = new BatchedLines(fd);
  const given = ["short\n", `${"長".repeat(40_000)}\n`, "🦉 after\n", `${"x".repeat(70_000)}\n`, "last\n"];
  for (const line of given) lines.add(line);
  lines.flush();
  await expect.poll(written).toBe(given.join(""));
});

it("writes many lines while others are on their way", async () => {
  const lines = new BatchedLines(fd);
  const given = Array.from({ length: 5_000 }, (_, index) => `line ${index} ${"·".repeat(60)}\n`);
  for (const line of given) lines.add(line);
  await expect.poll(written).toBe(given.join(""));
});

it("goes on when nobody reads any more", async () => {
  const closed = openSync(file, "r");
  const lines = new BatchedLines(closed);
  lines.add("lost\n");
  lines.flush();
  lines.add("lost too\n");
  lines.flush();
  const others = new BatchedLines(fd);
  others.add("kept\n");
  others.flush();
  await expect.poll(written).toBe("kept\n");
  closeSync(closed);
});
