import { Controller, Get, Param, Post, Query } from "@nestjs/common";
import { HTTP_CODE_METADATA } from "@nestjs/common/constants.js";
import { z } from "zod";
import { Access } from "../access/access.js";
import { operationsOf, routesOfController } from "./declared-endpoints.js";
import { Endpoint } from "./endpoint.js";
import { zodQuery } from "../query/zod-query.js";

const path = z.object({ id: z.string() });
const query = z.object({ page: z.coerce.number() });
const thing = z.object({ name: z.string(), since: z.iso.datetime() });

@Controller("api/v1/things")
@Access("user")
class Things {
  @Access("user", "lists:read")
  @Get(":id")
  @Endpoint({ summary: "One thing", answers: { 200: { description: "It", schema: thing } } })
  one(@Param(zodQuery(path)) { id }: z.output<typeof path>, @Query(zodQuery(query)) _page: z.output<typeof query>) {
    return { name: id, since: new Date(0) };
  }

  @Access("guest")
  @Post(":id/export.:format")
  @Endpoint({ summary: "Takes none", answers: { 202: { description: "Later" }, 409: { description: "Busy" } } })
  send(): void {
    // The body is empty.
  }

  @Get()
  undeclared(): string {
    return "";
  }

  // @ts-expect-error: the schema says that there is a name.
  @Endpoint({ summary: "Wrong", answers: { 200: { description: "It", schema: thing } } })
  wrong(): { since: Date } {
    return { since: new Date(0) };
  }
}

test("an endpoint combines its route, pipes, access and declaration", () => {
  expect(operationsOf([Things])).toEqual([
    {
      id: "thingsOne",
      tag: "things",
      method: "get",
      path: "/things/{id}",
      summary: "One thing",
      callers: { anybody: false, session: true, scope: "lists:read" },
      parameters: { path, query },
      answers: {
        200: { description: "It", schema: thing },
        400: { description: "Some of the input is malformed; `errors` lists the fields" },
        401: { description: "The request has neither a session nor a valid API key" },
      },
    },
    {
      id: "thingsSend",
      tag: "things",
      method: "post",
      path: "/things/{id}/export.{format}",
      summary: "Takes none",
      callers: { anybody: true, session: false },
      parameters: {},
      answers: { 202: { description: "Later" }, 409: { description: "Busy" } },
    },
  ]);
});

test("sets the success status once, and includes a route without a declaration", () => {
  expect(
    routesOfController(Things).map(({ handler }) => Reflect.getMetadata(HTTP_CODE_METADATA, handler) as unknown),
  ).toEqual([200, 202, undefined]);
  expect(routesOfController(Things).map(({ method, path: at, access }) => [method, at, access])).toEqual([
    ["get", "/api/v1/things/:id", "user"],
    ["post", "/api/v1/things/:id/export.:format", "guest"],
    ["get", "/api/v1/things", "user"],
  ]);
});
