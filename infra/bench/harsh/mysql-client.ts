import { connect, type Socket } from "node:net";

const COM_QUERY = 3;
const END = 0xfe;
const FAILURE = 0xff;

/** The part of MySQL's protocol that searchd supports: text queries, one at a time, and their rows. */
export class MysqlClient {
  private readonly socket: Socket;
  private buffered = Buffer.alloc(0);
  private arrived: (() => void) | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (data) => {
      this.buffered = Buffer.concat([this.buffered, data]);
      this.arrived?.();
    });
    socket.on("close", () => this.arrived?.());
  }

  static async open(port: number): Promise<MysqlClient> {
    const socket = connect({ port, host: "127.0.0.1" });
    const client = new MysqlClient(socket);
    await new Promise<void>((done, failed) => socket.once("connect", done).once("error", failed));
    await client.packet();
    // Protocol 4.1, secure connection, no password; searchd accepts everyone.
    const login = Buffer.alloc(34);
    login.writeUInt32LE(0x8200, 0);
    login.writeUInt32LE(1 << 24, 4);
    login[8] = 33;
    client.send(login, 1);
    await client.packet();
    return client;
  }

  async rows(statement: string): Promise<number> {
    this.send(Buffer.concat([Buffer.from([COM_QUERY]), Buffer.from(statement)]), 0);
    const first = await this.packet();
    if (first[0] === FAILURE) throw new Error(first.subarray(9).toString());
    // Columns until the first end packet, rows until the second.
    for (let packet = first; !isEnd(packet);) packet = await this.packet();
    let rows = 0;
    for (let packet = await this.packet(); !isEnd(packet); packet = await this.packet()) rows += 1;
    return rows;
  }

  close(): void {
    this.socket.destroy();
  }

  private send(body: Buffer, sequence: number): void {
    const head = Buffer.alloc(4);
    head.writeUIntLE(body.length, 0, 3);
    head[3] = sequence;
    this.socket.write(Buffer.concat([head, body]));
  }

  private async packet(): Promise<Buffer> {
    for (;;) {
      const length = this.buffered.length < 4 ? Infinity : 4 + this.buffered.readUIntLE(0, 3);
      if (this.buffered.length >= length) {
        const body = this.buffered.subarray(4, length);
        this.buffered = this.buffered.subarray(length);
        return body;
      }
      if (this.socket.destroyed) throw new Error("The connection to searchd is closed.");
      await new Promise<void>((more) => (this.arrived = more));
    }
  }
}

function isEnd(packet: Buffer): boolean {
  return packet[0] === END && packet.length < 9;
}
