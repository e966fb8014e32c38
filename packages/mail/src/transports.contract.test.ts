import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { createTestDatabase, testedDatabases, type TestDatabase } from "@zoetrope/database/testing";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail, MailTransport } from "./mail.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

interface Received {
  recipient: string;
  raw: string;
}

/** A mail server on this machine that keeps what it is given. */
async function startServer(received: Received[]) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, done) => {
      if (address.address.startsWith("gone"))
        done(Object.assign(new Error(`<${address.address}> is no mailbox`), { responseCode: 550 }));
      else if (address.address.startsWith("full"))
        done(
          Object.assign(new Error(`<${address.address}> is full: try again later`), { responseCode: 452 }),
        );
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          recipient: session.envelope.rcptTo[0]?.address ?? "",
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

const mail = (recipient: string, change: Partial<Mail> = {}): Mail => ({
  recipient,
  locale: "ko-KR",
  subject: "새 비밀번호를 정하세요",
  text: "링크는 한 번만\n",
  html: "<p>링크는 한 번만</p>",
  ...change,
});

/** Quoted-printable and base64 parts in clear. */
const decode = (raw: string): string =>
  raw
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString())
    .replaceAll(/^[A-Za-z\d+/]{8,}={0,2}$/gm, (line) => Buffer.from(line, "base64").toString());

describe("mails to a mail server", () => {
  const received: Received[] = [];
  let stop: () => void;
  let transport: MailTransport;
  let url: string;
  beforeAll(async () => {
    const started = await startServer(received);
    url = started.url;
    transport = createSmtpTransport({ url, from: "Zoetrope <no-reply@zoetrope.example>" });
    stop = () => started.server.close();
  });
  afterAll(() => {
    transport.close();
    stop();
  });

  it("arrive with text and HTML, in their language, from the sender named", async () => {
    await transport.send(mail("lotte@example.org"), "0197-1");
    const { recipient, raw } = received.at(-1) ?? { recipient: "", raw: "" };
    expect(recipient).toBe("lotte@example.org");
    for (const header of [
      "From: Zoetrope <no-reply@zoetrope.example>",
      // The same at every try: whoever has this mail already can tell.
      "Message-ID: <0197-1@zoetrope.example>",
      "To: lotte@example.org",
      "Content-Language: ko-KR",
      "Auto-Submitted: auto-generated",
      "multipart/alternative",
    ])
      expect(raw).toContain(header);
    expect(decode(raw)).toContain("<p>링크는 한 번만</p>");
  });

  it("cannot be given further headers or recipients by what is in them", async () => {
    const before = received.length;
    await transport.send(
      mail("lotte@example.org", { subject: "a\r\nBcc: evil@example.org\r\nX-Evil: 1" }),
      "0197-1",
    );
    const raw = received.at(-1)?.raw ?? "";
    expect(raw).not.toMatch(/^(?:Bcc|X-Evil):/im);
    await transport.send(mail("lotte@example.org, evil@example.org"), "0197-1").catch(() => {});
    expect(received.slice(before).map(({ recipient }) => recipient)).not.toContain("evil@example.org");
  });

  it("that the server will never take are told from those it may take later", async () => {
    await expect(transport.send(mail("gone@example.org"), "0197-1")).rejects.toMatchObject({
      name: "MailRefusedError",
    });
    await expect(transport.send(mail("full@example.org"), "0197-1")).rejects.not.toMatchObject({
      name: "MailRefusedError",
    });
    const away = createSmtpTransport({ url: "smtp://127.0.0.1:9", from: "a@example.org" });
    await expect(away.send(mail("lotte@example.org"), "0197-1")).rejects.not.toMatchObject({
      name: "MailRefusedError",
    });
    away.close();
  });
});

describe("a mail that cannot be sent", () => {
  it.each(["gone", "full"])("names nobody in what is told of it (%s)", async (name) => {
    const { server, url } = await startServer([]);
    const transport = createSmtpTransport({ url, from: "sender@planted.example" });
    const error: unknown = await transport
      .send(mail(`${name}@example.org`), "0197-1")
      .catch((thrown: unknown) => thrown);
    transport.close();
    server.close();
    expect(inspect(error, { depth: 9 })).toMatch(/\(address\)> is (no mailbox|full)/);
    expect(inspect(error, { depth: 9 })).not.toMatch(/example\.org|planted/);
  });
});

describe.each(testedDatabases)("the mailbox of a machine without a mail server (%s)", (kind) => {
  let test: TestDatabase;
  let mailbox: Mailbox;
  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    mailbox = createMailbox(test.database);
  });
  afterAll(() => test.remove());

  it("keeps what would have been sent, the newest first, and forgets the oldest of more than two hundred", async () => {
    await mailbox.send(mail("first@example.org"), "0197-1");
    const [kept] = await mailbox.list();
    expect(kept).toMatchObject({ ...mail("first@example.org"), sentAt: expect.any(Date) });
    expect(await mailbox.get(kept?.id ?? "")).toEqual(kept);
    expect(await mailbox.get("unknown")).toBeNull();
    for (let index = 0; index < 205; index++) await mailbox.send(mail(`${index}@example.org`), "0197-1");
    const all = await mailbox.list();
    expect(all).toHaveLength(200);
    expect(all.map(({ recipient }) => recipient)).not.toContain("first@example.org");
  });
});
