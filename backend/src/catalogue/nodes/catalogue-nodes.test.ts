import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { StoredCatalogue } from "../local/record/stored-catalogue.js";
import { TestClock } from "../../testing/test-clock.js";
import { type CatalogueNode, type CatalogueVersion, NodeFailed } from "./catalogue-node.js";
import { CatalogueNodes, ON_PRIMARY } from "./catalogue-nodes.js";

const SCHEMA = 48;
/** The query of these tests: it returns the name of the node that answers. */
const who = (rows: StoredCatalogue) => rows.query<string>("");

class FakeNode implements CatalogueNode {
  holds: CatalogueVersion | Error = { generation: 1, schema: SCHEMA };
  answer: () => Promise<string>;
  reads = 0;
  closed = false;

  constructor(readonly name: string) {
    this.answer = () => Promise.resolve(name);
  }

  async query<Rows>(): Promise<Rows> {
    this.reads += 1;
    return (await this.answer()) as Rows;
  }

  version(): Promise<CatalogueVersion> {
    return this.holds instanceof Error ? Promise.reject(this.holds) : Promise.resolve(this.holds);
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }

  fails(gone: boolean): void {
    this.answer = () => Promise.reject(new NodeFailed(new Error(`${this.name} fails`), gone));
  }
}

let one: FakeNode;
let two: FakeNode;
let primary: FakeNode;
let generation: number | undefined;
let clock: TestClock;
let lines: string[];
let nodes: CatalogueNodes;
beforeEach(async () => {
  [one, two, primary] = [new FakeNode("one"), new FakeNode("two"), new FakeNode("primary")];
  generation = 1;
  clock = new TestClock();
  lines = [];
  nodes = made([one, two]);
  await nodes.check();
});

function made(replicas: readonly CatalogueNode[]): CatalogueNodes {
  const log = (message: string) => void lines.push(message);
  return new CatalogueNodes({ primary, replicas, generation: () => generation, schema: () => SCHEMA, clock, log });
}

const states = () => nodes.states().map(({ state }) => state);

test("without replicas the primary is read, without a cap", async () => {
  nodes = made([]);
  const { promise, resolve } = Promise.withResolvers<string>();
  primary.answer = () => promise;
  const reads = Array.from({ length: 200 }, () => nodes.read(who));
  resolve("primary");
  expect(new Set(await Promise.all(reads))).toEqual(new Set(["primary"]));
});

test("before the first check the state of replicas is unknown, so the primary is read", async () => {
  nodes = made([one, two]);
  expect(await nodes.read(who)).toBe("primary");
  expect(states()).toEqual(["away", "away"]);
});

test("reads go to the least busy replica in turn, and never to the primary", async () => {
  expect([await nodes.read(who), await nodes.read(who), await nodes.read(who)]).toEqual(["one", "two", "one"]);
  const { promise, resolve } = Promise.withResolvers<string>();
  two.answer = () => promise;
  const slow = nodes.read(who);
  expect([await nodes.read(who), await nodes.read(who), await nodes.read(who)]).toEqual(["one", "one", "one"]);
  expect(nodes.states().map(({ busy }) => busy)).toEqual([0, 1]);
  resolve("two");
  expect(await slow).toBe("two");
  expect(primary.reads).toBe(0);
});

test("all statements of a read go to one node, even when another becomes less busy", async () => {
  const read = nodes.read(async (rows) => {
    const first = await who(rows);
    await nodes.read(who);
    return [first, await who(rows), await who(rows)];
  });
  expect(await read).toEqual(["one", "one", "one"]);
});

test("a node behind this process's generation is left out until it has caught up", async () => {
  generation = 2;
  two.holds = { generation: 2, schema: SCHEMA };
  await nodes.check();
  expect(states()).toEqual(["behind", "used"]);
  expect([await nodes.read(who), await nodes.read(who)]).toEqual(["two", "two"]);
  // This process opens the next index before the next check.
  generation = 3;
  expect(await nodes.read(who)).toBe("primary");
  one.holds = two.holds = { generation: 3, schema: SCHEMA };
  await nodes.check();
  expect([await nodes.read(who), await nodes.read(who)].toSorted()).toEqual(["one", "two"]);
});

test("reads the primary until this process has an index, and not after losing it", async () => {
  generation = undefined;
  nodes = made([one]);
  await nodes.check();
  expect(await nodes.read(who)).toBe("primary");
  generation = 1;
  expect(await nodes.read(who)).toBe("one");
  generation = undefined;
  expect(await nodes.read(who)).toBe("one");
});

test("when the index changes during a read, the read is repeated on a node with the new generation", async () => {
  two.holds = { generation: 2, schema: SCHEMA };
  await nodes.check();
  one.answer = () => {
    generation = 2;
    return Promise.resolve("one");
  };
  expect(await nodes.read(who)).toBe("two");
});

test("repeats a read on another node if the first lacks a migration", async () => {
  one.holds = { generation: 1, schema: SCHEMA - 1 };
  await nodes.check();
  expect(states()).toEqual(["behind", "used"]);
});

test("repeats a failed read on another node, and skips a node until it answers a check", async () => {
  one.fails(true);
  expect([await nodes.read(who), await nodes.read(who), await nodes.read(who)]).toEqual(["two", "two", "two"]);
  expect(one.reads).toBe(1);
  expect(states()).toEqual(["away", "used"]);
  one.answer = () => Promise.resolve("one");
  await nodes.check();
  expect([await nodes.read(who), await nodes.read(who)].toSorted()).toEqual(["one", "two"]);
  expect(lines).toEqual([
    expect.stringContaining("one answers"),
    expect.stringContaining("two answers"),
    expect.stringContaining("one is left out of reads of the catalogue: one fails"),
    expect.stringContaining("one answers"),
  ]);
});

test("a conflict with replayed changes does not exclude the node", async () => {
  one.fails(false);
  expect(await nodes.read(who)).toBe("two");
  expect(states()).toEqual(["used", "used"]);
});

test("running reads on a node that stops answering checks move to another one", async () => {
  one.answer = () => new Promise<string>(() => undefined);
  const hanging = nodes.read(who);
  one.holds = new Error("no answer");
  await nodes.check();
  expect(await hanging).toBe("two");
});

test("limits and queues reads of the primary if no replica is left", async () => {
  one.holds = two.holds = new Error("gone");
  await nodes.check();
  const { promise, resolve } = Promise.withResolvers<string>();
  primary.answer = () => promise;
  const { running, waiting } = ON_PRIMARY;
  const reads = Array.from({ length: running + waiting }, () => nodes.read(who));
  const refusal = await nodes.read(who).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CatalogueUnavailable);
  expect(refusal).toHaveProperty("isBusy", true);
  expect((refusal as CatalogueUnavailable).retryAfter).toBeGreaterThan(0);
  expect(primary.reads).toBe(running);
  resolve("primary");
  expect(await Promise.all(reads)).toEqual(reads.map(() => "primary"));
});

test("when all nodes fail in one read, the primary answers it", async () => {
  one.fails(true);
  two.fails(false);
  expect(await nodes.read(who)).toBe("primary");
});

test("after five seconds a read is not repeated", async () => {
  one.answer = () => {
    clock.advance(5_000);
    return Promise.reject(new NodeFailed(new Error("too slow"), false));
  };
  await expect(nodes.read(who)).rejects.toThrow("too slow");
  expect(two.reads).toBe(0);
});

test("errors that are not the node's go to the caller", async () => {
  one.answer = () => Promise.reject(new Error("a bug"));
  await expect(nodes.read(who)).rejects.toThrow("a bug");
  expect([two.reads, primary.reads]).toEqual([0, 0]);
  expect(states()).toEqual(["used", "used"]);
});

test("a hanging check is not started a second time", async () => {
  const { promise, resolve } = Promise.withResolvers<CatalogueVersion>();
  let calls = 0;
  one.version = () => {
    calls += 1;
    return promise;
  };
  const checks = [nodes.check(), nodes.check()];
  resolve({ generation: 1, schema: SCHEMA });
  await Promise.all(checks);
  expect(calls).toBe(1);
});

test("is ready with a replica or the primary, but not without both", async () => {
  primary.answer = () => Promise.reject(new Error("gone"));
  expect(await nodes.answers()).toBe(true);
  one.holds = two.holds = new Error("gone");
  await nodes.check();
  expect(await nodes.answers()).toBe(false);
  primary.answer = () => Promise.resolve("primary");
  expect(await nodes.answers()).toBe(true);
});

test("reads that must see recent writes go to the primary", async () => {
  expect(await nodes.readPrimary(who)).toBe("primary");
});

test("closes each node", async () => {
  await nodes.close();
  expect([one.closed, two.closed]).toEqual([true, true]);
});
