import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { LottieError } from "../lottie-error.ts";
import { maxFileBytes } from "../max-file-bytes.ts";
import { parseAnimation } from "../parse-animation.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const around = (inside: string): Uint8Array =>
  encode(
    `{"w":9,"h":9,"fr":30,"ip":0,"op":30,"layers":[{"ty":4,"ks":{},"ip":0,"op":30,"shapes":[]}],${inside}}`,
  );
const filled = (piece: string, length = maxFileBytes - 1_000): string =>
  piece.repeat(Math.floor(length / piece.length)).slice(0, -1);
const manifest = encode('{"version":"2","animations":[{"id":"a"}]}');

/** As much work as a file within the limits can make of each kind. */
const worst: Record<string, () => Uint8Array> = {
  "a million objects": () => around(`"x":[${filled("{},", 2_999_900)}]`),
  "a million properties": () => around(`"x":[${filled('{"k":[1]},', 4_999_000)}]`),
  "numbers alone": () => around(`"x":[${filled("1.5,")}]`),
  "one long text": () => around(`"x":"${filled("\\\\u0041")}"`),
  "escaped names": () =>
    around(`"x":{${Array.from({ length: 400_000 }, (_, at) => `"\\u00e9${at}":[]`).join()}}`),
  "keyframes within their limit": () =>
    around(`"x":[${filled('{"a":1,"k":[{"t":0,"s":[1]},{"t":1}]},', 6_000_000)}]`),
  "forty megabytes in gzip": () =>
    new Uint8Array(gzipSync(around(`"x":[${filled("0.123456789,", 39_000_000)}]`), { level: 1 })),
  "a thousand files in an archive": () =>
    zipSync({
      "manifest.json": manifest,
      "a/a.json": around('"x":0'),
      ...Object.fromEntries(
        Array.from({ length: 990 }, (_, at) => [`i/${at}.png`, new Uint8Array(100_000).fill(at)]),
      ),
    }),
};

it.each(Object.keys(worst))("%s are read or refused within the time of a file", (name) => {
  const file = worst[name]?.() ?? new Uint8Array();
  const before = process.cpuUsage();
  let outcome = "read";
  try {
    parseAnimation(file);
  } catch (error) {
    if (!(error instanceof LottieError)) throw error;
    outcome = error.code;
  }
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(
    `${name}: ${(file.length / 1e6).toFixed(1)} MB, ${outcome}, ${Math.round((user + system) / 1000)} ms of the processor\n`,
  );
  expect(["read", "too-slow-to-read", "too-many-nodes", "zip-bomb", "too-many-keyframes"]).toContain(outcome);
});
