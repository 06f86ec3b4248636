import fc from "fast-check";
import { normalizeEpisode } from "./normalize-episode.js";

const COMPLETE = {
  id: "ep-1",
  title: "The first\n one",
  summary: " <p>Notes</p> ",
  published: "Wed, 02 Oct 2024 15:00:00 +0000",
  duration: "1:02:03",
  image: "https://img.example/1.jpg",
  mp3: "https://audio.example/1.mp3",
};

describe("normalizeEpisode", () => {
  it("keeps the source's values, in the product's spelling", () => {
    expect(normalizeEpisode(COMPLETE, 4)).toEqual({
      id: "ep-1",
      title: "The first one",
      summary: "<p>Notes</p>",
      published: "2024-10-02T15:00:00.000Z",
      duration: 3723,
      image: "https://img.example/1.jpg",
      mp3: "https://audio.example/1.mp3",
    });
  });

  it("lists the fields that are unknown", () => {
    expect(normalizeEpisode({ title: "Only a title" }, 4)).toEqual({
      id: "4",
      title: "Only a title",
      summary: "",
      published: null,
      duration: null,
      image: "",
      mp3: "",
    });
    expect(normalizeEpisode({ mp3: "https://audio.example/1.mp3" }, 0)?.title).toBe("No Title");
  });

  it("reads dates as seconds or milliseconds, and only web addresses", () => {
    const odd = {
      ...COMPLETE,
      published: 1_727_881_200_000,
      duration: -1,
      image: "data:image/png,x",
      mp3: "javascript:x",
    };
    expect(normalizeEpisode(odd, 0)).toMatchObject({
      published: "2024-10-02T15:00:00.000Z",
      duration: null,
      image: "",
      mp3: "",
    });
  });

  it.each<[unknown]>([[null], ["episode"], [[COMPLETE]], [{}], [{ id: 5, title: " ", published: "never" }]])(
    "finds no episode in %j",
    (raw) => {
      expect(normalizeEpisode(raw, 0)).toBeUndefined();
    },
  );

  it("never throws and never returns a wrong type", () => {
    const value = fc.oneof(fc.anything(), fc.string({ unit: "binary" }), fc.double(), fc.webUrl());
    const fields = Object.fromEntries(Object.keys(COMPLETE).map((field) => [field, value]));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record(fields)), fc.nat(), (raw, position) => {
        const episode = normalizeEpisode(raw, position);
        if (episode === undefined) return;
        expect(episode.id).not.toBe("");
        expect(episode.title).toMatch(/\S/u);
        expect(episode.published === null || !Number.isNaN(Date.parse(episode.published))).toBe(true);
        expect(episode.duration === null || episode.duration > 0).toBe(true);
        expect(`${episode.mp3} ${episode.image}`).toMatch(/^(?:https?:\S+)? (?:https?:\S+)?$/i);
      }),
    );
  });
});
