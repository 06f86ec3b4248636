import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";

/** Sends raw bytes. Returns everything that is received until the service closes the connection. */
export async function rawAnswer(server: Server, bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}
