import { brotliCompressSync, constants } from "node:zlib";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { RendererLost } from "../frame-renderer.ts";
import { skottieBytes } from "../renderer-names.ts";
import { SkottieLink } from "./skottie-link.ts";
import type { SkottieReply, SkottieRequest } from "./skottie-protocol.ts";

/** A worker that answers when the test says so. */
class TestWorker extends EventTarget {
  readonly requests: SkottieRequest[] = [];
  isTerminated = false;
  postMessage(request: SkottieRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: SkottieReply): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function open() {
  const worker = new TestWorker();
  const ends: true[] = [];
  return { worker, ends, link: new SkottieLink(worker as unknown as Worker, () => ends.push(true)) };
}

test("the worker ends with the last of its animations, and what was asked of it is given up", async () => {
  const { worker, ends, link } = open();
  const [one, other] = [link.add(), link.add()];
  link.remove(one);
  expect(worker.isTerminated).toBe(false);
  const showing = link.ask(other, { type: "show", frame: 3 });
  link.remove(other);
  await expect(showing).rejects.toBeInstanceOf(RendererLost);
  expect([worker.isTerminated, ends.length]).toEqual([true, 1]);
});

test("an animation that it cannot read leaves the others; one that breaks it ends all", async () => {
  const { worker, link } = open();
  const [one, other] = [link.add(), link.add()];
  const reading = link.ask(one, { type: "show", frame: 0 });
  worker.answer({
    type: "failed",
    request: worker.requests[0]?.request ?? 0,
    message: "no",
    isBroken: false,
  });
  await expect(reading).rejects.toThrow("no");
  expect(worker.isTerminated).toBe(false);
  const [breaking, waiting] = [
    link.ask(one, { type: "show", frame: 1 }),
    link.ask(other, { type: "show", frame: 1 }),
  ];
  worker.answer({
    type: "failed",
    request: worker.requests[1]?.request ?? 0,
    message: "trap",
    isBroken: true,
  });
  await expect(breaking).rejects.toThrow("trap");
  await expect(waiting).rejects.toBeInstanceOf(RendererLost);
  await expect(link.ask(other, { type: "show", frame: 2 })).rejects.toBeInstanceOf(RendererLost);
  expect(worker.isTerminated).toBe(true);
});

test("the size that people are told before is what Skottie is on the line, within a tenth", () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("canvaskit-wasm/bin/full/canvaskit.wasm"));
  // The quickest measure that is steady: the copies that are served are a fifth smaller.
  const { length } = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expect(length / skottieBytes).toBeGreaterThan(1.02);
  expect(length / skottieBytes).toBeLessThan(1.2);
});
