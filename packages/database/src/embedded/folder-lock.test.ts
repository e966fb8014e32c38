import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requireFolderLock, type FolderLock } from "./folder-lock.ts";

let place = "";
let folder = "";
let lock: FolderLock;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "zoetrope-lock-"));
  folder = join(place, "database");
  lock = requireFolderLock(folder);
});
afterEach(() => {
  lock.release();
  rmSync(place, { recursive: true, force: true });
});

/** What a process on another machine, or in another container, would have left. */
function leaveAsAnother(path: string, ageInSeconds: number): void {
  const holder = JSON.parse(readFileSync(path, "utf8")) as object;
  writeFileSync(path, JSON.stringify({ ...holder, host: "container-1", pid: 17 }));
  const at = new Date(Date.now() - ageInSeconds * 1_000);
  utimesSync(path, at, at);
}

describe("a folder that was copied while its original is in use", () => {
  it("is free, and the original is not", () => {
    const copy = join(place, "copy");
    cpSync(folder, copy, { recursive: true });
    const second = requireFolderLock(copy);
    expect(() => requireFolderLock(folder)).toThrow(`in use by process ${process.pid}`);
    expect(() => requireFolderLock(copy)).toThrow(`in use by process ${process.pid}`);
    second.release();
    expect(existsSync(join(copy, "lock.json"))).toBe(false);
  });

  it("is not taken for a copy when it is the same one by another name", () => {
    symlinkSync(folder, join(place, "other-name"));
    expect(() => requireFolderLock(join(place, "other-name"))).toThrow(`in use by process ${process.pid}`);
  });
});

describe("a lock that another machine or container left", () => {
  it("is believed for half a minute, with a message that says what to do", () => {
    leaveAsAnother(join(folder, "lock.json"), 12);
    expect(() => requireFolderLock(folder)).toThrow(
      /process 17 on container-1.*If it does, stop it first.*start again in 1[78] seconds, or delete .*lock\.json and start at once/,
    );
  });

  it("is taken over afterwards", () => {
    leaveAsAnother(join(folder, "lock.json"), 31);
    requireFolderLock(folder).release();
  });

  it("says the same when nothing can be read of it", () => {
    writeFileSync(join(folder, "lock.json"), "{");
    expect(() => requireFolderLock(folder)).toThrow(/start again in \d+ seconds, or delete .*lock\.json/);
  });
});
