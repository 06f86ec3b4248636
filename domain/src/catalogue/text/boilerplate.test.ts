import fc from "fast-check";
import { isBoilerplate, SentenceCounts, sentenceKey, withoutBoilerplate } from "./boilerplate.js";

// Sentences from real feeds, and sentences that only resemble them.

test.each([
  "Hosted on Acast. See acast.com/privacy for more information.",
  "Hosted by Simplecast, an AdsWizz company. See pcm.adswizz.com for information about our collection and use of personal data for advertising.",
  "Learn more about your ad choices. Visit megaphone.fm/adchoices",
  "Learn more about your ad choices. Visit podcastchoices.com/adchoices",
  "Support this podcast: https://anchor.fm/cwfp/support",
  "Support this podcast at — https://redcircle.com/night-talk/donations",
  "Become a supporter of this podcast: https://www.spreaker.com/podcast/night-talk--1/support",
  "Advertising Inquiries: https://redcircle.com/brands",
  "Privacy & Opt-Out: https://redcircle.com/privacy",
  "See omnystudio.com/listener for privacy information.",
  "See Privacy Policy at https://art19.com/privacy and California Privacy Notice at https://art19.com/privacy#do-not-sell-my-info.",
  "Our GDPR privacy policy was updated on August 8, 2022. Visit acast.com/privacy for more information.",
  "Powered by Firstory Hosting",
  "Powered by RedCircle",
  "This podcast was created using www.talkshoe.com",
  "Send in a voice message: https://anchor.fm/cwfp/message",
])("%s is inserted by a host and is left out", (text) => {
  expect(withoutBoilerplate(`Two friends talk about kelp. ${text}`)).toBe("Two friends talk about kelp.");
  expect(withoutBoilerplate(`Kelp 386357 ${text}`)).toBe("Kelp 386357");
  expect(withoutBoilerplate(text)).toBe("");
});

test.each([
  "Tidewater Audio is a listener-supported producer of other leading podcasts, including Kelp Hour, Salt and Reef with Alec Quay.",
  "Made by Tidewater Audio, home of other great shows such as Kelp Hour.",
])("%s names the other shows of a network and is left out", (text) => {
  expect(withoutBoilerplate(`Two friends talk about kelp. ${text} Enjoy!`)).toBe(
    "Two friends talk about kelp.\nEnjoy!",
  );
});

test.each([
  "Hosted by Ngofeen Mputubwele.",
  "Hosted by radiofreesatan.com",
  "Hosted by Spotify’s Chris Black and his friends.",
  "A podcast powered by you.",
  "Privacy matters: see how states listen in.",
  "Support this podcast and its guests with your stories about the sea.",
  "Learn more about your adversaries.",
  "Visit example.com/privacy-podcast for all episodes.",
  "We talk about hosting on Acast and what it costs.",
  "More people than ever listen to podcasts, including our parents.",
  "We recommend other podcasts every week.",
])("%s is the show's own", (text) => {
  expect(isBoilerplate(text)).toBe(false);
  expect(withoutBoilerplate(`Two friends. ${text}`)).toBe(`Two friends. ${text}`);
});

test("a text without such sentences stays the same, and no text grows", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(withoutBoilerplate(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("a sentence in many shows of one host is the host's, but not on another host", () => {
  const counts = new SentenceCounts();
  for (let show = 0; show < 100; show += 1) {
    const often = show < 5 ? "A Yaktivate network channel." : "";
    const seldom = show < 4 ? "Recent posts of the blog." : "";
    counts.add("a.example", `Show ${show} is about topic ${show}. Enjoy! ${often} ${seldom}`);
    if (show < 19) counts.add("b.example", "All our shows say this.");
  }
  const repeated = counts.repeated();
  expect([...repeated]).toEqual([["a.example", new Set([sentenceKey("A YAKTIVATE network channel")])]]);
  expect(sentenceKey("Enjoy!")).toBeUndefined();
  const text = "Kelp for two. A Yaktivate network channel. More kelp.";
  expect(withoutBoilerplate(text, repeated.get("a.example"))).toBe("Kelp for two.\nMore kelp.");
  expect(withoutBoilerplate(text, repeated.get("b.example"))).toBe(text);
});
