import type { FileFacts } from "@zoetrope/tools/files";
import { initialChoice, initialVideo } from "@zoetrope/tools/steps";
import { expect, test } from "vitest";
import { renderCommand, videoCommand } from "./render-command.ts";

const facts = { width: 100, height: 100, frameRate: 30, frameCount: 60, backgroundColour: null } as FileFacts;

test("the command runs nothing of a file's name", () => {
  const command = renderCommand("gif")("$(id).json", initialChoice(facts), facts);
  expect(command).toMatch(/^zoetrope render '\$\(id\)\.json' --format gif --width 100 /);
});

test("the command has the part, the size and how often it plays", () => {
  const choice = { ...initialVideo(facts), range: { from: 6, to: 18 }, plays: 3 };
  expect(videoCommand("walk.json", choice, facts)).toBe(
    'zoetrope render "walk.json" --format mp4 --ffmpeg ffmpeg --width 100 --height 100 --fps 30 --range 6-18 --loop 3 --background "#ffffff"',
  );
});
