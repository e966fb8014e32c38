import type { FileFacts } from "@zoetrope/tools/files";
import { expect, test } from "vitest";
import { initialVideo, videoCommand, videoOptions, withFormat } from "./video-choice.ts";

const facts = {
  width: 100,
  height: 100,
  frameRate: 30,
  frameCount: 60,
  backgroundColour: null,
} as FileFacts;

test("an MP4 always has something behind it, a WebM nothing at first", () => {
  const mp4 = initialVideo(facts);
  expect(videoOptions(mp4, facts)).toMatchObject({ format: "mp4", background: "#ffffff" });
  const webm = withFormat(mp4, "webm");
  expect(videoOptions(webm, facts)).not.toHaveProperty("background");
  expect(withFormat(webm, "mp4").background).toBe("#ffffff");
});

test("the command has the part, the size and how often it plays", () => {
  const choice = { ...initialVideo(facts), range: { from: 6, to: 18 }, plays: 3 };
  expect(videoCommand("walk.json", choice, facts)).toBe(
    'zoetrope render "walk.json" --format mp4 --ffmpeg ffmpeg --width 100 --height 100 --fps 30 --range 6-18 --loop 3 --background "#ffffff"',
  );
});
