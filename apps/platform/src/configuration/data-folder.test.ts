import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { requireDataFolder } from "./data-folder.ts";
import { exitCodes } from "../start/start-fault.ts";

const place = mkdtempSync(join(tmpdir(), "zoetrope-data-folder-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const open = (ZOETROPE_DATA: string, servers: { DATABASE_URL?: string; STORAGE_URL?: string } = {}) =>
  requireDataFolder({ DATABASE_URL: undefined, STORAGE_URL: undefined, ...servers, ZOETROPE_DATA });

it("makes the folder and what it lies in, again as well, and leaves nothing in it", () => {
  const folder = join(place, "a/b/c");
  expect(open(folder)).toBe(folder);
  expect(open(folder)).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it("follows a link to a folder", () => {
  const link = join(place, "link");
  symlinkSync(mkdtempSync(join(place, "linked-")), link);
  expect(open(link)).toBe(link);
});

it("makes nothing where the servers keep all", () => {
  const folder = join(place, "unused");
  expect(open(folder, { DATABASE_URL: "postgres://db", STORAGE_URL: "s3://store" })).toBe(folder);
  expect(readdirSync(place)).not.toContain("unused");
});

it.each([
  ["is a file", () => file("file")],
  ["lies in a file", () => join(file("other"), "data")],
  ["is a link to nowhere", () => brokenLink("broken")],
  ["lies where nobody can make anything", () => "/proc/zoetrope/data"],
  ["is there, and nobody can make anything in it", () => "/proc"],
])("says how to fix a folder that %s", (_what, make) => {
  const folder = make();
  const start = () => open(folder);
  expect(start).toThrow(`the data folder ${folder} (`);
  expect(start).toThrow("or set ZOETROPE_DATA to another folder.");
  expect(start).toThrow(expect.objectContaining({ exitCode: exitCodes.permission }));
});

function file(name: string): string {
  writeFileSync(join(place, name), "");
  return join(place, name);
}

function brokenLink(name: string): string {
  symlinkSync(join(place, "nowhere"), join(place, name));
  return join(place, name);
}
