import type { FileFacts } from "../files/file-facts.ts";
import { expect, test } from "vitest";
import { initialVideo, videoOptions, withFormat } from "./video-choice.ts";

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
