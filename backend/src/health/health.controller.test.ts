import { readFileSync } from "node:fs";
import { HttpException } from "@nestjs/common";
import type { DataSource } from "typeorm";
import { Readiness } from "../shared/process/readiness.js";
import { HealthController } from "./health.controller.js";

type Answer = { readonly version: string };
const answering = { query: async () => [] } as unknown as DataSource;

test("is ready once every part is, and gives the reason until then", async () => {
  const readiness = new Readiness();
  let progress: string | undefined = "The search index is being written: 12 of 50 shows.";
  readiness.add(() => progress);
  const health = new HealthController(answering, readiness);
  const refusal = await health.ready().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpException);
  expect((refusal as HttpException).getResponse()).toMatchObject({
    status: 503,
    code: "service.not-ready",
    detail: progress,
    retryAfter: 5,
  });
  progress = undefined;
  expect(await health.ready()).toEqual({ status: "ok" });
});

test("a live process tells its version, which desktop apps compare with their own", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as Answer;
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(new HealthController(answering, new Readiness()).alive()).toEqual({ status: "ok", version });
});

test("reports an unresponsive database before other parts", async () => {
  const silent = { query: () => Promise.reject(new Error("gone")) } as unknown as DataSource;
  const refusal = await new HealthController(silent, new Readiness()).ready().catch((error: unknown) => error);
  expect((refusal as HttpException).getResponse()).toMatchObject({ status: 503, code: "database.unavailable" });
});
