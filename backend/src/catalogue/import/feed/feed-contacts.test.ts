import { canBeReached } from "@earshot/domain/contacts/contact-points";
import { describeRealData, realData, realFiles } from "../../../testing/catalogue/real-data.js";
import { readFileSync } from "node:fs";
import { readFeed } from "./read-feed.js";

const now = new Date("2026-11-22T12:00:00Z");
const contactsOf = (channel: string) => {
  const xml = `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"
    xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Tides</title>${channel}
    <item><title>One</title><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item></channel></rss>`;
  const result = readFeed(Buffer.from(xml), { now, address: "https://a.example/feed.xml" });
  if (result.kind !== "podcast") throw new Error(result.reason);
  return result.podcast.contacts ?? [];
};

test("every element with a contact of the makers is read", () => {
  const contacts = contactsOf(`
    <itunes:owner><itunes:name>Ann Lee</itunes:name><itunes:email>ann@tides.example</itunes:email></itunes:owner>
    <managingEditor>sponsors@tides.example (Ad desk)</managingEditor>
    <webMaster>web@tides.example</webMaster>
    <podcast:locked owner="ANN@tides.example">yes</podcast:locked>
    <podcast:person role="guest" href="https://cleo.example">Cleo Park</podcast:person>
    <podcast:person img="https://a.example/ben.jpg">Ben</podcast:person>
    <podcast:person role="Audio Editor">Dee</podcast:person>
    <podcast:funding url="https://patreon.com/tides">Become a member</podcast:funding>
    <podcast:socialInteract protocol="activitypub" uri="https://social.example/@tides/1" accountUrl="https://social.example/@tides"/>
    <podcast:socialInteract protocol="disabled"/>
    <atom:link rel="me" href="https://bsky.app/profile/tides.example"/>
    <description>Follow &lt;a href="https://twitter.com/tides?x=1&amp;amp;y=2"&gt;us&lt;/a&gt;.</description>`);
  expect(contacts).toEqual([
    { kind: "email", roles: ["managing-editor"], name: "Ad desk", value: "sponsors@tides.example" },
    { kind: "email", roles: ["owner", "feed-owner"], name: "Ann Lee", value: "ann@tides.example" },
    { kind: "email", roles: ["web-master"], value: "web@tides.example" },
    { kind: "social", roles: ["social"], name: "Mastodon", value: "https://social.example/@tides" },
    { kind: "social", roles: ["social"], name: "Bluesky", value: "https://bsky.app/profile/tides.example" },
    { kind: "social", roles: ["social"], name: "X", value: "https://twitter.com/tides" },
    { kind: "funding", roles: ["funding"], name: "Become a member", value: "https://patreon.com/tides" },
    { kind: "person", roles: ["host"], name: "Ben", imageUrl: "https://a.example/ben.jpg" },
    { kind: "person", roles: ["crew"], name: "Dee" },
    { kind: "person", roles: ["guest"], name: "Cleo Park", value: "https://cleo.example" },
  ]);
});

test("an Atom feed's author is its owner", () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Tides</title>
    <author><name>Ann Lee</name><email>ann@tides.example</email></author>
    <entry><title>One</title><link rel="enclosure" href="https://a.example/1.mp3" type="audio/mpeg"/></entry></feed>`;
  const result = readFeed(Buffer.from(atom), { now });
  expect(result).toMatchObject({
    podcast: { contacts: [{ kind: "email", roles: ["owner"], name: "Ann Lee", value: "ann@tides.example" }] },
  });
});

test.each([
  ["no address", "<itunes:owner><itunes:email>Ann</itunes:email></itunes:owner>"],
  ["a script", '<podcast:funding url="javascript:alert(1)">x</podcast:funding>'],
  ["an address within this network", '<podcast:funding url="http://192.168.0.1/">x</podcast:funding>'],
  [
    "two addresses in one mail header",
    "<itunes:owner><itunes:email>a@b.org\r\nBcc: c@d.org</itunes:email></itunes:owner>".replace("a@b.org", "@"),
  ],
  ["nobody's mailbox", "<managingEditor>no-reply@tides.example</managingEditor>"],
])("%s is not a contact", (_what, channel) => {
  expect(contactsOf(channel).filter(({ value = "" }) => !/^[^@\s]+@[^@\s]+$/.test(value))).toEqual([]);
  for (const { value } of contactsOf(channel)) expect(value).toBe("c@d.org");
});

test("a feed with ten thousand people and an enormous address gives few contacts, and quickly", () => {
  const hostile = `${"<podcast:person>P<![CDATA[<b>]]>erson</podcast:person>".repeat(10_000)}
    <itunes:owner><itunes:email>${"a@".repeat(100_000)}</itunes:email></itunes:owner>
    <description>${"https://twitter.com/ ".repeat(10_000)}</description>`;
  expect(contactsOf(hostile).length).toBeLessThanOrEqual(24);
  expect(() => contactsOf(hostile)).toTakeLessThan(1_500);
});

describeRealData("feeds", "real feeds", () => {
  test("most feeds state an address, and every contact is usable", () => {
    const shows = realFiles(".xml", "feeds").flatMap((file) => {
      const result = readFeed(readFileSync(realData("feeds", file)), { now });
      return result.kind === "podcast" ? [result.podcast.contacts ?? []] : [];
    });
    expect(shows.filter((contacts) => contacts.some(({ kind }) => kind === "email")).length).toBeGreaterThan(40);
    expect(shows.filter(canBeReached).length).toBeGreaterThan(40);
    for (const { kind, value, name } of shows.flat()) {
      if (kind === "email") expect(value).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      else if (value !== undefined) expect(value).toMatch(/^https?:\/\/[^\s<>"]+$/);
      expect(name ?? "").not.toMatch(/@|<|&\w+;/);
    }
  });
});
