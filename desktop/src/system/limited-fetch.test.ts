import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { limited } from "./limited-fetch.node";

let server: Server;
let answer: (response: ServerResponse) => void;
let address: string;
beforeEach(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("ends the request if the server never answers", async () => {
  answer = () => undefined;
  await expect(limited(fetch, 50)(address)).rejects.toThrow("The server stopped responding.");
});

test("ends the request if an answer stops in the middle", async () => {
  answer = (response) => void response.write("half");
  const reply = await limited(fetch, 200)(address);
  await expect(reply.text()).rejects.toThrow("The server stopped responding.");
});

test("allows an answer that keeps arriving to exceed the limit", async () => {
  answer = (response) => {
    let pieces = 0;
    const timer = setInterval(() => {
      response.write("x");
      if ((pieces += 1) < 8) return;
      clearInterval(timer);
      response.end();
    }, 100);
  };
  const reply = await limited(fetch, 500)(address);
  await new Promise((done) => setTimeout(done, 600));
  expect(await reply.text()).toBe("xxxxxxxx");
});

test("status, headers and a missing body are kept", async () => {
  answer = (response) => void response.writeHead(204, { etag: '"e"' }).end();
  const reply = await limited(fetch, 5_000)(address);
  expect([reply.status, reply.headers.get("etag"), reply.body]).toEqual([204, '"e"', null]);
});

test("the caller can still end the request", async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const reply = limited(fetch, 5_000)(address, { signal: stop.signal });
  stop.abort(new Error("enough"));
  await expect(reply).rejects.toThrow("enough");
});
