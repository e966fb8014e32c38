import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { LottieError } from "../lottie-error.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";

const many = animation(Array.from({ length: 300 }, () => shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])])));
const bytes = bytesOf(many);

it.each([
  ["JSON", bytes],
  ["gzip", new Uint8Array(gzipSync(bytes))],
  ["dotLottie", toDotLottie({ animations: [{ id: "many", json: many }] })],
])("a file that takes too long to read is refused while it is read, as %s", (_, file) => {
  const read = (maxMilliseconds: number): string => {
    try {
      return parseAnimation(file, { maxMilliseconds }).format;
    } catch (error) {
      return error instanceof LottieError ? error.code : String(error);
    }
  };
  expect(read(0)).toBe("too-slow-to-read");
  expect(read(600_000)).toMatch(/json|dotlottie/);
});
