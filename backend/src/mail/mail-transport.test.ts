import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { selfSigned } from "../testing/servers/self-signed.js";
import { fileTransport, smtpTransport } from "./mail-transport.js";
import type { ClaimedMail } from "./outbox.js";
import { Seal } from "./seal.js";

const mail: ClaimedMail = {
  id: "1",
  attempt: 1,
  createdAt: new Date("2026-03-05T10:00:00Z"),
  messageName: "0123456789abcdef",
  to: "mira@example.org",
  subject: "Grüße – confirm\r\nBcc: other@example.org",
  text: "Follow https://earshot.example/sign-in?mode=verify#token=abc\n",
  html: "<p>Follow the link</p>",
};

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "earshot-mail-")), "mail");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

test("writes an email to a file that mail programs open and only its owner can read", async () => {
  const outcome = await fileTransport(folder, "no-reply@earshot.example").deliver(mail);
  const [file = ""] = readdirSync(folder);
  expect(outcome).toEqual({ kind: "accepted", where: join(folder, file) });
  expect(file).toBe("2026-03-05T10-00-00-000Z-01234567.eml");
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  const read = await simpleParser(readFileSync(join(folder, file)));
  expect(read).toMatchObject({
    from: { value: [{ name: "Earshot", address: "no-reply@earshot.example" }] },
    to: { value: [{ address: "mira@example.org" }] },
    messageId: "<0123456789abcdef@earshot.example>",
    text: mail.text,
  });
  expect(read.html).toContain("Follow the link");
  // Text in a subject stays in the subject: it adds no header and no recipient.
  expect(read.bcc).toBeUndefined();
  expect(read.subject).toContain("Grüße");
});

test("writes the same email to the same file again", async () => {
  const transport = fileTransport(folder, "no-reply@earshot.example");
  await transport.deliver(mail);
  await transport.deliver({ ...mail, attempt: 2 });
  expect(readdirSync(folder)).toHaveLength(1);
});

describe("a seal", () => {
  const seal = new Seal("s".repeat(40));

  test("opens what it sealed, and seals differently each time", () => {
    const text = "Grüße 🎧 #token=canary";
    expect(seal.open(seal.close(text))).toBe(text);
    expect(seal.close(text).equals(seal.close(text))).toBe(false);
    expect(seal.close(text).includes("canary")).toBe(false);
  });

  test.each([0, 15, 30])("detects a changed byte (%i)", (place) => {
    const sealed = seal.close("something to be kept");
    sealed[place] = (sealed[place] ?? 0) ^ 1;
    expect(() => seal.open(sealed)).toThrow();
  });

  test("does not open an email of another secret", () => {
    expect(() => new Seal("t".repeat(40)).open(seal.close("text"))).toThrow();
  });
});

test.each([
  ["smtps", true],
  ["smtp", false],
])("%s: sends neither password nor email to a server with an untrusted certificate", async (scheme, secure) => {
  const messages: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    ...selfSigned(),
    secure,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username = "" }, _session, done) => {
      messages.push(username);
      done(null, { user: username });
    },
    onMailFrom: ({ address }, _session, done) => {
      messages.push(address);
      done();
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(`${scheme}://user:password@localhost:${port}`, "no-reply@earshot.example");
  try {
    expect(await transport.deliver(mail)).toMatchObject({ kind: "later" });
    expect(messages).toEqual([]);
    // If TLS only starts later, the connection exists before the certificate is checked.
    if (!secure) expect(connections).toBe(1);
  } finally {
    transport.close();
    await new Promise<void>((closed) => server.close(() => closed()));
  }
});
