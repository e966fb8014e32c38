import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { streamedZipSize, streamZip } from "./stream-zip.ts";

const fileOf = (path: string, text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { path, sizeInBytes: bytes.length, read: () => Promise.resolve(bytes) };
};

async function zipOf(files: Parameters<typeof streamZip>[0]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamZip(files)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("what is streamed is a zip of all files, as long as was said before", async () => {
  const files = [
    fileOf("owl-1.lottie", "owl".repeat(999)),
    fileOf("フクロウ.lottie", "x"),
    fileOf("LICENCE.txt", ""),
  ];
  const zip = await zipOf(files);
  expect(zip.length).toBe(streamedZipSize(files));
  const unzipped = unzipSync(zip);
  expect(Object.keys(unzipped)).toEqual(["owl-1.lottie", "フクロウ.lottie", "LICENCE.txt"]);
  expect(new TextDecoder().decode(unzipped["owl-1.lottie"])).toBe("owl".repeat(999));
  expect((await zipOf([])).length).toBe(22);
});

test("a file that is not as long as promised ends the archive instead of spoiling it", async () => {
  await expect(zipOf([{ ...fileOf("owl.lottie", "owl"), sizeInBytes: 4 }])).rejects.toThrow(
    "owl.lottie has 3 bytes instead of 4",
  );
});
