import express from "express";
import request from "supertest";
import { workerOff } from "./worker-off.js";

test("serves only a service worker that removes itself and its caches", async () => {
  const app = express();
  app.use(workerOff);
  const { headers, text } = await request(app).get("/sw.js").expect(200);
  expect(headers["content-type"]).toContain("text/javascript");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(text).toContain("registration.unregister()");
  expect(text).toContain("caches.delete");
  await request(app).get("/theme.js").expect(404);
});
