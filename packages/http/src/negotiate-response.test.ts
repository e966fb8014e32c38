import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { negotiateResponse } from "./negotiate-response.ts";

const text = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ index })));
const responseOf = (body = text, init: ResponseInit = {}) =>
  new Response(body, { headers: { "content-type": "application/json", vary: "origin" }, ...init });
const ask = (headers: Record<string, string> = {}, response = responseOf()) =>
  negotiateResponse(new Request("http://localhost/", { headers }), response);

it("is compressed as the client accepts it, and says what it depends on", async () => {
  const plain = await ask();
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(text);
  for (const [coding, open] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await ask({ "accept-encoding": coding });
    expect(packed.headers.get("content-encoding")).toBe(coding);
    expect(packed.headers.get("vary")).toBe("origin, accept-encoding");
    expect(packed.headers.get("content-type")).toBe("application/json");
    expect(String(open(await packed.arrayBuffer()))).toBe(text);
  }
});

it("is left as it is where it is short", async () => {
  expect((await ask({ "accept-encoding": "br" }, responseOf("{}"))).headers.has("content-encoding")).toBe(
    false,
  );
});

it("is not sent again to a client that holds it, whatever coding it came in", async () => {
  const tag = (await ask({ "accept-encoding": "br" })).headers.get("etag") ?? "";
  expect((await ask()).headers.get("etag")).toBe(tag);
  const again = await ask({ "if-none-match": `"other", ${tag}` });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
  expect((await ask({ "if-none-match": tag }, responseOf("{}"))).status).toBe(200);
});

it("of a failure has no tag", async () => {
  const failed = await ask({ "accept-encoding": "br" }, responseOf(text, { status: 404 }));
  expect([failed.status, failed.headers.get("etag"), await failed.text()]).toEqual([404, null, text]);
});
