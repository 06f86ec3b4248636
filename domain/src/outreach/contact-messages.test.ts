import { MemoryMailer } from "../accounts/accounts-world.fake.js";
import { ContactMessages } from "./contact-messages.js";
import { describeOutreachStore } from "./outreach-store.contract.js";
import { MemoryOutreachStore } from "./outreach-store.fake.js";
import { CONTACT_SOURCE, WAITLIST_SOURCE } from "./outreach-store.port.js";

describeOutreachStore("MemoryOutreachStore", async () => {
  const store = new MemoryOutreachStore();
  return {
    store,
    waitlist: async () =>
      [...store.waiting.values()].map(({ email, source, userAgent }) => ({ email, source, userAgent })),
    messages: async () => store.messages,
    close: async () => {},
  };
});

const OPERATOR = { email: "operator@earshot.example", origin: "https://earshot.example", hasPage: true };
const FROM = { source: CONTACT_SOURCE, userAgent: "Browser/1.0" };

it("names the sources as in the specification", () => {
  expect([WAITLIST_SOURCE, CONTACT_SOURCE]).toEqual(["advertisers_page", "footer"]);
});

it("stores a message and notifies the operator", async () => {
  const [store, mailer] = [new MemoryOutreachStore(), new MemoryMailer()];
  const message = { name: "Ada", email: "ada@example.org", message: "Hello\n<script>alert(1)</script>" };
  const id = await new ContactMessages(store, mailer, OPERATOR).receive(message, FROM);
  expect(store.messages).toEqual([{ ...message, ...FROM }]);
  expect(mailer.sent).toHaveLength(1);
  expect(mailer.sent[0]).toMatchObject({
    to: OPERATOR.email,
    replyTo: "ada@example.org",
    subject: "Message from Ada",
    key: `contact-message:${id}`,
  });
  expect(mailer.sent[0]?.text).toContain("Name: Ada\nEmail: ada@example.org\n\n> Hello\n> <script>alert(1)</script>\n");
  expect(mailer.sent[0]?.html).not.toContain("<script>");
});

it("stores a message without an operator, but emails nobody", async () => {
  const [store, mailer] = [new MemoryOutreachStore(), new MemoryMailer()];
  await new ContactMessages(store, mailer).receive({ name: "Ada", email: "a@b.c", message: "Hello" }, FROM);
  expect([store.messages.length, mailer.sent.length]).toEqual([1, 0]);
});
