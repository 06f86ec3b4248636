import { Controller, Get, Query } from "@nestjs/common";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { Test } from "@nestjs/testing";
import request from "supertest";
import { z } from "zod";
import { Access } from "../access/access.js";
import { operationsOf } from "./declared-endpoints.js";
import { Endpoint } from "./endpoint.js";
import { openApiDocument } from "./openapi.js";
import { zodQuery } from "../query/zod-query.js";

const query = z.object({ page: z.coerce.number().int() });

@Controller("api/v1/things")
@Access("all", "catalogue:read")
class Things {
  @Get("old")
  @Endpoint({
    summary: "The old way",
    answers: { 200: { description: "It", schema: z.object({ page: z.number() }) } },
    deprecated: { since: "2026-11-02", until: "2027-05-02", instead: "GET /things" },
  })
  old(@Query(zodQuery(query)) { page }: z.output<typeof query>) {
    return { page };
  }

  @Get()
  @Endpoint({ summary: "The new way", answers: { 200: { description: "It", schema: z.object({}) } } })
  now() {
    return {};
  }
}

let app: NestExpressApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({ controllers: [Things] }).compile();
  app = module.createNestApplication<NestExpressApplication>({ logger: false });
  await app.init();
});
afterAll(() => app.close());

const get = (path: string) => request(app.getHttpServer()).get(path);

test.each([
  [200, "/api/v1/things/old?page=1"],
  [400, "/api/v1/things/old?page=x"],
])("an answer with %i of a deprecated endpoint states since when and until when", async (status, path) => {
  const answer = await get(path).expect(status);
  expect(answer.headers).toMatchObject({ deprecation: "@1793577600", sunset: "Sun, 02 May 2027 00:00:00 GMT" });
});

test("other endpoints have neither header", async () => {
  const { headers } = await get("/api/v1/things").expect(200);
  expect([headers.deprecation, headers.sunset]).toEqual([undefined, undefined]);
});

test("the API document marks the endpoint, and names its replacement and the headers", () => {
  const { paths } = openApiDocument(operationsOf([Things]), "/api/v1") as { paths: Record<string, { get: object }> };
  const ref = (name: string) => ({ $ref: `#/components/headers/${name}` });
  const headers = { Deprecation: ref("Deprecation"), Sunset: ref("Sunset") };
  expect(paths["/things/old"]?.get).toMatchObject({
    deprecated: true,
    description: "Use GET /things. It may be removed after 2027-05-02.",
    responses: { 200: { headers }, 400: { headers } },
  });
  expect(paths["/things"]?.get).not.toHaveProperty("deprecated");
});
