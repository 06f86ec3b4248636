import { readFileSync } from "node:fs";
import type { INestApplication } from "@nestjs/common";
import { Test } from "@nestjs/testing";
import request from "supertest";
import type { App } from "supertest/types.js";
import { chaptersIn } from "../catalogue/episode-files/chapters-file.js";
import { ServedFiles } from "../catalogue/episode-files/served-files.js";
import { transcriptIn } from "../catalogue/episode-files/transcript-file.js";
import { DemoModule } from "./demo.module.js";
import { DEMO_FOLDER } from "./words/demo-json.js";

describe("the files of the demo over HTTP", () => {
  let app: INestApplication<App>;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [DemoModule] }).compile();
    app = module.createNestApplication();
    await app.init();
  });
  afterAll(() => app.close());

  const get = (path: string) => request(app.getHttpServer()).get(path);
  const sound = readFileSync(new URL("tune.wav", DEMO_FOLDER));

  it("serves a cover that can run nothing", async () => {
    const answer = await get("/demo/covers/0001.svg").expect(200);
    expect(answer.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect((answer.body as Buffer).toString()).toMatch(/^<svg [^>]+><title id="name">/);
  });

  it.each([
    "/demo/covers/0000.svg",
    "/demo/covers/2001.svg",
    "/demo/covers/1.svg",
    "/demo/covers/0001.png",
    "/demo/covers/0001",
    "/demo/covers/..%2f0001.svg",
    "/demo/covers/0001.svg%00",
    "/demo/audio/0001.wav",
    "/demo/audio/0001-0.wav",
    "/demo/audio/0001-007.wav",
    "/demo/audio/2001-1.wav",
    "/demo/audio/0001-1.mp3",
    "/demo/audio/0001-999999.wav",
  ])("returns 404 for %s", async (path) => {
    await get(path).expect(404);
  });

  it("serves a whole sound file", async () => {
    const answer = await get("/demo/audio/0003-7.wav").expect(200);
    expect(answer.headers["content-type"]).toBe("audio/wav");
    expect(answer.headers["content-length"]).toBe(String(sound.length));
    expect(answer.headers["accept-ranges"]).toBe("bytes");
    expect(sound.equals(answer.body as Buffer)).toBe(true);
  });

  it("answers HEAD with the length and no body", async () => {
    const answer = await request(app.getHttpServer()).head("/demo/audio/0003-7.wav").expect(200);
    expect(answer.headers["content-length"]).toBe(String(sound.length));
    expect(answer.text ?? "").toBe("");
  });

  it("serves a requested range", async () => {
    const answer = await get("/demo/audio/0003-7.wav").set("Range", "bytes=1000-1999").expect(206);
    expect(answer.headers["content-range"]).toBe(`bytes 1000-1999/${sound.length}`);
    expect(answer.headers["content-length"]).toBe("1000");
    expect(sound.subarray(1000, 2000).equals(answer.body as Buffer)).toBe(true);
    const tail = await get("/demo/audio/0003-7.wav").set("Range", "bytes=-4").expect(206);
    expect(sound.subarray(-4).equals(tail.body as Buffer)).toBe(true);
  });

  it("refuses a range beyond the end and states the length of the file", async () => {
    const answer = await get("/demo/audio/0003-7.wav").set("Range", `bytes=${sound.length}-`).expect(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${sound.length}`);
  });

  it("honors the ETag", async () => {
    const { etag } = (await get("/demo/audio/0003-7.wav")).headers as { etag: string };
    await get("/demo/audio/0003-7.wav").set("If-None-Match", etag).expect(304);
    await get("/demo/audio/0003-7.wav").set("If-None-Match", '"other"').expect(200);
    await get("/demo/audio/0003-7.wav").set("If-Range", etag).set("Range", "bytes=0-9").expect(206);
    await get("/demo/audio/0003-7.wav").set("If-Range", '"other"').set("Range", "bytes=0-9").expect(200);
  });

  it("serves chapters and captions that agree, and gives the catalogue the same files", async () => {
    const [chapters, captions] = ["/demo/chapters/0001-3.json", "/demo/transcripts/0001-3.vtt"] as const;
    const listed = await get(chapters).expect(200).expect("Content-Type", "application/json+chapters; charset=utf-8");
    const spoken = await get(captions).expect(200).expect("Content-Type", "text/vtt; charset=utf-8");
    const served = app.get(ServedFiles);
    expect([served.text(chapters), served.text(captions)]).toEqual([listed.text, spoken.text]);
    const found = chaptersIn(listed.text);
    expect(found).toHaveLength(3);
    expect(transcriptIn(spoken.text)?.map(({ at }) => at)).toEqual(found?.map(({ at }) => at));
    expect(spoken.text).toContain("nobody speaks");
  });

  it.each(["/demo/chapters/0001-0.json", "/demo/chapters/0001-1.vtt", "/demo/transcripts/1-1.vtt"])(
    "finds no file at %s",
    async (path) => {
      await get(path).expect(404);
      expect(app.get(ServedFiles).text(path)).toBeUndefined();
    },
  );
});
