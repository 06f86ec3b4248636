import { createServer, type Server } from "node:http";
import express, { type NextFunction, type Request, type Response } from "express";
import request from "supertest";
import { jsonBody } from "./json-body.js";
import { problemOf } from "../problem.js";

let server: Server;
beforeAll(() => {
  const app = express();
  app.use(...jsonBody());
  app.use((from: Request, response: Response) => void response.json(from.body));
  app.use((error: unknown, _from: Request, response: Response, _next: NextFunction) => {
    const { status, detail } = problemOf(error);
    response.status(status).json(detail);
  });
  server = createServer(app).listen(0, "127.0.0.1");
});
afterAll(() => server.close());

const sent = async (body: string) => {
  const answer = await request(server).post("/x").set("Content-Type", "application/json").send(body);
  return [answer.status, answer.body as unknown];
};
const list = (values: number) => `[${Array.from({ length: values }, () => 0).join(",")}]`;

test("a body may contain up to ten thousand values", async () => {
  expect((await sent(`{"a":${list(9_998)}}`))[0]).toBe(200);
  expect(await sent(`{"a":${list(10_001)}}`)).toEqual([400, "The body contains too many values."]);
});
