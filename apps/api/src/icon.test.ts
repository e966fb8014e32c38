import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTemporaryGateway, urls, type TemporaryGateway } from "./testing/temporary-gateway.ts";

let gateway: TemporaryGateway;
let owner = "";
let workspaceId = "";

beforeAll(async () => {
  gateway = await openTemporaryGateway();
  owner = await gateway.person();
  ({ id: workspaceId } = await gateway.workspaces.setUpInitial(owner));
});
afterAll(() => gateway.remove());

async function send(who: string | null, body: Uint8Array<ArrayBuffer> | null, method = "PUT") {
  const response = await gateway.app.request(`${urls.api}/api/v1/workspaces/${workspaceId}/icon`, {
    method,
    body,
    headers: {
      ...(who === null ? {} : { authorization: `Bearer ${who}` }),
      origin: urls.workflow,
      ...(body === null ? {} : { "content-length": String(body.length) }),
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#d8340b" } })
      .withExif({ IFD0: { Copyright: "a secret place" } })
      .jpeg()
      .toBuffer(),
  );
const keyOf = (sent: { body: Record<string, unknown> }) =>
  (sent.body["data"] as { icon: string }).icon.slice(`${urls.assets}/files/`.length);

it("a picture becomes the icon: square, small, and without what was hidden in it", async () => {
  const sent = await send(owner, await picture(900, 300));
  expect(sent.status).toBe(200);
  const key = keyOf(sent);
  expect((await gateway.workspaces.get(owner, workspaceId)).icon).toBe(key);
  const stored = await gateway.files.read(key as `${string}.webp`);
  const { width, height, format, exif } = await sharp(stored ?? Buffer.alloc(0)).metadata();
  expect([width, height, format, exif]).toEqual([256, 256, "webp", undefined]);
  expect(await send(owner, null, "DELETE")).toMatchObject({ status: 200, body: { data: { icon: null } } });
  expect((await gateway.workspaces.get(owner, workspaceId)).icon).toBeNull();
});

it("what is no picture, too large, or a program for a renderer is refused with the reason", async () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  for (const bytes of [
    encode("no picture"),
    new Uint8Array(),
    encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    (await picture(90, 90)).slice(0, 200),
  ])
    expect(await send(owner, bytes)).toMatchObject({ status: 400, body: { reason: "icon-unreadable" } });
  for (const length of [5_000_001, 6_000_001])
    expect(await send(owner, new Uint8Array(length))).toMatchObject({
      status: 413,
      body: { reason: "icon-too-large", detail: expect.stringContaining("5 MB") },
    });
  expect((await gateway.workspaces.get(owner, workspaceId)).icon).toBeNull();
});

it("only who may change the workspace changes its icon", async () => {
  expect(await send(null, await picture(9, 9))).toMatchObject({ status: 401 });
  const stranger = await gateway.person();
  expect(await send(stranger, await picture(9, 9))).toMatchObject({
    status: 404,
    body: { reason: "workspace-missing" },
  });
});
