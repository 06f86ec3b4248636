import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import request from "supertest";
import { staticFiles } from "./static-files.js";

test("ignores paths below /api", async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  try {
    mkdirSync(join(folder, "api"));
    for (const name of ["api/notes.txt", "notes.txt"]) writeFileSync(join(folder, name), "kelp");
    const app = express();
    for (const handler of staticFiles(folder)) app.use(handler);
    await request(app).get("/notes.txt").expect(200, "kelp");
    await request(app).get("/api/notes.txt").expect(404);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
