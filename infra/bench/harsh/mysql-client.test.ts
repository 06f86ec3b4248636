import { createServer, type Server, type Socket } from "node:net";
import { MysqlClient } from "./mysql-client.ts";

const packet = (sequence: number, ...bytes: number[]) => Buffer.from([bytes.length, 0, 0, sequence, ...bytes]);
const end = (sequence: number) => packet(sequence, 0xfe, 0, 0, 0, 0);
const GREETING = packet(0, 10, 0x35, 0);
const OK = packet(2, 0, 0, 0);
/** One column, two rows. */
const TWO_ROWS = [packet(1, 1), packet(2, 3, 1, 1), end(3), packet(4, 1, 0x37), packet(5, 1, 0x38), end(6)];
const REFUSED = packet(1, 0xff, 0x28, 4, 0x23, 0x34, 0x32, 0x30, 0x30, 0x30, 0x6e, 0x6f);

let server: Server;
let port: number;
let statements: string[];

beforeEach(async () => {
  statements = [];
  server = createServer(talk);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as { port: number }).port;
});

afterEach(() => server.close());

function talk(socket: Socket): void {
  socket.write(GREETING);
  let loggedIn = false;
  socket.on("data", (data) => {
    if (!loggedIn) {
      loggedIn = true;
      return void socket.write(OK);
    }
    statements.push(data.subarray(5).toString());
    const answer = Buffer.concat(data.includes("wrong") ? [REFUSED] : TWO_ROWS);
    // Packets can arrive in different pieces than they were sent in: these arrive in two.
    socket.write(answer.subarray(0, 6), () => socket.write(answer.subarray(6)));
  });
}

test("rows are counted, in whatever pieces they arrive, one statement after the other", async () => {
  const client = await MysqlClient.open(port);
  expect(await client.rows("SELECT 1")).toBe(2);
  expect(await client.rows("SELECT 2")).toBe(2);
  expect(statements).toEqual(["SELECT 1", "SELECT 2"]);
  client.close();
});

test("a refused statement is an error with the server's message", async () => {
  const client = await MysqlClient.open(port);
  await expect(client.rows("wrong")).rejects.toThrow("no");
  client.close();
});
