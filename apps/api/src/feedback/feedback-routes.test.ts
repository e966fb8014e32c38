import type { Feedback } from "@zoetrope/identity/feedback";
import { formTarget, maxOfOneAddress, maxOfOneNetwork } from "@zoetrope/identity/feedback-forms";
import { getFeedbackMessages } from "@zoetrope/i18n";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorEmail, temporaryFeedback } from "../testing/temporary-feedback.ts";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";

const address = `${urls.api}/api/v1/feedback`;
const bug = {
  kind: "bug",
  locale: "en",
  subject: "The drum stands still",
  text: "It did not turn.",
  page: "/de/tags?x=1",
  name: "Mira",
  email: "mira@sol.example",
};

let gateway: TemporaryGateway;
let feedback: Feedback;
let clock = Date.now();
let network = 0;

beforeAll(async () => {
  gateway = await openTemporaryGateway((temporary) => {
    const services = temporaryFeedback(temporary);
    ({ feedback } = services);
    return { ...services, now: () => clock };
  });
});
afterAll(() => gateway.remove());
beforeEach(() => void (network += 1));

function formOf(fields: Record<string, string>, picture?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture !== undefined) form.set("picture", picture, "screen.png");
  return form;
}

const post = (body: BodyInit, headers: Record<string, string> = {}, target = address) =>
  gateway.app.request(
    target,
    { method: "POST", body, headers: { origin: urls.site, "user-agent": "Firefox 150", ...headers } },
    { clientAddress: `192.0.${network}.7` },
  );
const json = { accept: "application/json" };
const stored = async () => (await feedback.list({}, { limit: 100 })).length;
const png = async () =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: "#3a1" } })
        .png()
        .toBuffer(),
    ),
  ]);

describe("a form of the site", () => {
  it("is stored with the page, the browser and a picture, and leads to the page of thanks", async () => {
    const response = await post(formOf({ ...bug, locale: "de" }, await png()));
    expect([response.status, response.headers.get("location")]).toEqual([303, `${urls.site}/de/thanks`]);
    const [message] = await feedback.list({}, { limit: 1 });
    expect(message).toMatchObject({
      kind: "bug",
      pageUrl: `${urls.site}/de/tags?x=1`,
      browser: "Firefox 150",
      hasPicture: true,
      locale: "de",
      userId: null,
    });
  });

  it("of a script is answered with where to go on, and known to be of who is signed in", async () => {
    const person = await gateway.person();
    const response = await post(formOf({ ...bug, email: "s@sol.example" }), {
      ...json,
      authorization: `Bearer ${person}`,
    });
    expect(response.status).toBe(201);
    expect(response.headers.get("access-control-allow-origin")).toBe(urls.site);
    expect(await response.json()).toEqual({ data: { next: `${urls.site}/thanks` } });
    expect((await feedback.list({}, { limit: 1 }))[0]?.userId).toBe(person);
  });

  it("that lacks something comes back with what was typed and says so at each field, in its language", async () => {
    const before = await stored();
    const text = `<script>alert("x")</script>${"ö".repeat(100_000)}`;
    const response = await post(
      formOf({ ...bug, locale: "de", text, subject: " ", email: "mira@", page: "https://evil.example/" }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain("Sag in einer Zeile, worum es geht.");
    expect(page).toContain('aria-describedby="email-problem" aria-invalid="true"');
    expect(page).toContain("höchstens 10.000 Zeichen");
    expect(page).toContain("Gib eine Adresse dieser Plattform an");
    expect(page).toContain(`&lt;script&gt;alert`);
    expect(page).not.toContain("<script>");
    expect(page.match(/ö/g)?.length).toBeGreaterThanOrEqual(100_000);
    expect(await stored()).toBe(before);
  });

  it("with zero bytes and other unprintable letters is stored without them", async () => {
    const response = await post(
      formOf({ ...bug, email: "nul@sol.example", text: "a\u0000b\u0007\r\nc\u0085", subject: "x\ny" }),
    );
    expect(response.status).toBe(303);
    const [message] = await feedback.list({}, { limit: 1 });
    expect([message?.text, message?.subject]).toEqual(["ab\nc", "x y"]);
  });

  it("of another page, or of none, is refused", async () => {
    const before = await stored();
    for (const origin of ["https://evil.example", "null", ""]) {
      const response = await post(formOf(bug), { origin, ...json });
      expect(response.status, origin).toBe(403);
    }
    expect(await stored()).toBe(before);
  });

  it("that fills in what nobody sees is thanked and forgotten", async () => {
    const before = await stored();
    expect((await post(formOf({ ...bug, website: "https://spam.example" }))).status).toBe(303);
    expect(await stored()).toBe(before);
  });

  it.each([
    ["of no kind", formOf({ ...bug, kind: "order" })],
    ["that is no form", "kind=bug"],
  ])("%s is refused with a sentence", async (_, body) => {
    const response = await post(body, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("incomplete") as string });
  });

  it("with a picture that is none, or too large, is refused and says why", async () => {
    const none = await post(formOf(bug, new Blob(["<svg/>"])), json);
    expect(await none.json()).toMatchObject({
      problems: { picture: expect.stringContaining("This picture cannot be read") as string },
    });
    const large = await post(formOf(bug, new Blob([new Uint8Array(5_000_001)])), json);
    expect(await large.json()).toMatchObject({
      problems: { picture: expect.stringContaining("5 MB") as string },
    });
    const huge = await post(formOf(bug, new Blob([new Uint8Array(12_500_000)])), json);
    expect([huge.status, ((await huge.json()) as { code: string }).code]).toEqual([413, "too-large"]);
  });

  it("is taken so often of one address and of one network; the response names the limit and when to go on", async () => {
    const own = { ...bug, email: "often@sol.example" };
    for (let sent = 0; sent < maxOfOneAddress; sent += 1) expect((await post(formOf(own))).status).toBe(303);
    const over = await post(formOf(own));
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(3_000);
    const page = await over.text();
    expect(page).toContain(`${maxOfOneAddress} messages an hour can be sent with one e-mail address`);
    expect(page).toContain("It did not turn.");
    for (let tries = maxOfOneAddress + 1; tries < maxOfOneNetwork; tries += 1) await post("nothing", json);
    const closed = await post(formOf({ ...bug, email: "neighbour@sol.example" }), json);
    expect(closed.status).toBe(429);
    expect(await closed.json()).toMatchObject({
      detail: expect.stringContaining(
        `${maxOfOneNetwork} messages an hour can be sent from one network`,
      ) as string,
    });
    // Nothing of the form has been read by then.
    const german = await post(formOf({ ...bug, locale: "de" }), {}, urls.api + formTarget("de"));
    const inGerman = await german.text();
    expect(inGerman).toContain('<html lang="de"');
    expect(inGerman).toContain(getFeedbackMessages("de").pages.contact.title);
    network += 1;
    expect((await post(formOf({ ...bug, email: "elsewhere@sol.example" }))).status).toBe(303);
    network -= 1;
    clock += 3_600_000;
    expect((await post(formOf({ ...bug, email: "neighbour@sol.example" }))).status).toBe(303);
  });
});

describe("what came through the forms", () => {
  const get = (path: string, who: string | null) =>
    gateway.app.request(`${address}${path}`, {
      headers: who === null ? {} : { authorization: `Bearer ${who}` },
    });

  it("is read as CSV and pictures by operators alone", async () => {
    await post(formOf({ ...bug, email: "csv@sol.example", subject: '=1+1, "quoted"' }, await png()));
    const [message] = await feedback.list({}, { limit: 1 });
    const picture = `/${message?.id}/picture`;
    const [operator, mira] = [await gateway.person({ email: operatorEmail }), await gateway.person()];
    const impostor = await gateway.person({ email: "INES@platform.example", isEmailVerified: false });
    for (const path of [".csv", picture]) {
      expect((await get(path, null)).status).toBe(401);
      expect((await get(path, mira)).status).toBe(404);
      expect((await get(path, impostor)).status).toBe(404);
    }
    const csv = await get(".csv?kind=bug&state=open", operator);
    expect(csv.headers.get("content-disposition")).toContain("zoetrope-messages.csv");
    expect(await csv.text()).toContain(`"'=1+1, ""quoted"""`);
    const drawn = await get(picture, operator);
    expect([drawn.status, drawn.headers.get("content-type"), drawn.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
    expect((await get(".csv?kind=order", operator)).status).toBe(400);
  });
});
