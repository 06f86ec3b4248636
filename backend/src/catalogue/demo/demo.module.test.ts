import type { INestApplication } from "@nestjs/common";
import { Test } from "@nestjs/testing";
import request from "supertest";
import type { App } from "supertest/types.js";
import { demoAudio } from "./demo-audio.js";
import { DemoModule } from "./demo.module.js";

describe("covers and sound over HTTP", () => {
  let app: INestApplication<App>;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [DemoModule] }).compile();
    app = module.createNestApplication();
    await app.init();
  });
  afterAll(() => app.close());

  const get = (path: string) => request(app.getHttpServer()).get(path);
  const sound = demoAudio("0003", "7");

  it("serves a cover as a document that may do nothing", async () => {
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
  ])("has nothing at %s", async (path) => {
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

  it("serves the part that a player asks for", async () => {
    const answer = await get("/demo/audio/0003-7.wav").set("Range", "bytes=1000-1999").expect(206);
    expect(answer.headers["content-range"]).toBe(`bytes 1000-1999/${sound.length}`);
    expect(answer.headers["content-length"]).toBe("1000");
    expect(sound.subarray(1000, 2000).equals(answer.body as Buffer)).toBe(true);
    const tail = await get("/demo/audio/0003-7.wav").set("Range", "bytes=-4").expect(206);
    expect(sound.subarray(-4).equals(tail.body as Buffer)).toBe(true);
  });

  it("refuses a part beyond the end and says how long the file is", async () => {
    const answer = await get("/demo/audio/0003-7.wav").set("Range", `bytes=${sound.length}-`).expect(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${sound.length}`);
  });

  it("honours the ETag", async () => {
    const { etag } = (await get("/demo/audio/0003-7.wav")).headers as { etag: string };
    await get("/demo/audio/0003-7.wav").set("If-None-Match", etag).expect(304);
    await get("/demo/audio/0003-7.wav").set("If-None-Match", '"other"').expect(200);
    await get("/demo/audio/0003-7.wav").set("If-Range", etag).set("Range", "bytes=0-9").expect(206);
    await get("/demo/audio/0003-7.wav").set("If-Range", '"other"').set("Range", "bytes=0-9").expect(200);
  });
});
