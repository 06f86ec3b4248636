import { CatalogueBusy } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { StoredCatalogue } from "../local/record/stored-catalogue.js";
import { WorkQueue } from "../../shared/process/work-queue.js";
import { type CatalogueNode, type CatalogueVersion, NodeFailed } from "./catalogue-node.js";

/** Milliseconds between two checks of each node. */
const CHECK_EVERY = 1_000;
/** Milliseconds after the start of a read during which it may be repeated. */
const RETRY_MS = 5_000;
/** Maximum simultaneous reads on the primary when no replica is available: it also serves accounts, jobs and limits. */
export const ON_PRIMARY = { running: 4, waiting: 60 };

export type NodeState = {
  readonly name: string;
  readonly state: "used" | "behind" | "away";
  /** Missing if the node is unreachable. */
  readonly generation?: number;
  /** The number of running reads. */
  readonly busy: number;
};

export type CatalogueNodesOptions = {
  readonly primary: StoredCatalogue;
  readonly replicas: readonly CatalogueNode[];
  /** This process's generation; undefined before it has one. */
  readonly generation: () => number | undefined;
  /** The newest migration that this program has and that was applied to the primary. */
  readonly schema: () => number;
  readonly clock: Clock;
  readonly log?: (message: string) => void;
};

/** A replica and its known state. */
type Watched = {
  readonly node: CatalogueNode;
  version: CatalogueVersion | undefined;
  busy: number;
  lastUsed: number;
  checking: boolean;
  /** Functions that each move one running read to another node. */
  readonly abandon: Set<(failure: NodeFailed) => void>;
};

/**
 * Routes reads of the catalogue: each one goes to a replica that is not behind, to another if that fails, and to the primary if
 * there is no other.
 */
export class CatalogueNodes {
  private readonly watched: readonly Watched[];
  private readonly primaryReads = new WorkQueue(
    ON_PRIMARY,
    () => new CatalogueBusy("No replica of the catalogue responds, and the primary is busy.", 2),
  );
  private timer: NodeJS.Timeout | undefined;
  private uses = 0;
  /** The last known generation of this process. */
  private generation = Infinity;

  constructor(private readonly options: CatalogueNodesOptions) {
    this.watched = options.replicas.map((node) => ({
      ...{ node, version: undefined, busy: 0, lastUsed: 0, checking: false },
      abandon: new Set(),
    }));
  }

  /** Checks all nodes now and every second from then on. */
  async start(): Promise<void> {
    if (this.watched.length === 0) return;
    this.timer ??= setInterval(() => void this.check(), CHECK_EVERY).unref();
    await this.check();
  }

  /** Checks each node. A node that does not answer is left out until it does. */
  async check(): Promise<void> {
    await Promise.all(this.watched.map((watched) => this.checkOne(watched)));
  }

  /** Runs a read, with all its statements on one node. */
  async read<Result>(work: (rows: StoredCatalogue) => Promise<Result>): Promise<Result> {
    if (this.watched.length === 0) return work(this.options.primary);
    const deadline = this.options.clock.now().getTime() + RETRY_MS;
    const tried = new Set<Watched>();
    for (;;) {
      const chosen = this.best(tried);
      if (!chosen) return this.primaryReads.take(() => work(this.options.primary));
      tried.add(chosen);
      try {
        const result = await this.on(chosen, work);
        // The index may have changed in the meantime: then the answer mixes two generations.
        if (this.stateOf(chosen) !== "behind") return result;
      } catch (error) {
        if (!(error instanceof NodeFailed)) throw error;
        if (error.gone) this.leave(chosen, error.message);
        if (this.options.clock.now().getTime() >= deadline) throw error.cause;
      }
    }
  }

  /** Runs a read that must see what this process has just written. */
  readPrimary<Result>(work: (rows: StoredCatalogue) => Promise<Result>): Promise<Result> {
    return work(this.options.primary);
  }

  /** Whether any node can be read: a replica, or else the primary. */
  async answers(): Promise<boolean> {
    if (this.watched.some((watched) => this.stateOf(watched) === "used")) return true;
    return this.options.primary.query("SELECT generation FROM catalogue.info").then(
      () => true,
      () => false,
    );
  }

  states(): readonly NodeState[] {
    return this.watched.map((watched) => ({
      name: watched.node.name,
      state: this.stateOf(watched),
      ...(watched.version && { generation: watched.version.generation }),
      busy: watched.busy,
    }));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.watched.map(({ node }) => node.close()));
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** The least busy readable node; among equally busy ones, the one that has been idle longest. */
  private best(tried: ReadonlySet<Watched>): Watched | undefined {
    return this.watched
      .filter((watched) => !tried.has(watched) && this.stateOf(watched) === "used")
      .toSorted((a, b) => a.busy - b.busy || a.lastUsed - b.lastUsed)[0];
  }

  private stateOf({ version }: Watched): NodeState["state"] {
    if (!version) return "away";
    // Without an index, the newest generation is unknown.
    this.generation = this.options.generation() ?? this.generation;
    return version.schema < this.options.schema() || version.generation < this.generation ? "behind" : "used";
  }

  private on<Result>(watched: Watched, work: (rows: StoredCatalogue) => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    watched.busy += 1;
    watched.lastUsed = this.uses += 1;
    watched.abandon.add(reject);
    work(watched.node)
      .then(resolve, reject)
      .finally(() => {
        watched.busy -= 1;
        watched.abandon.delete(reject);
      });
    return promise;
  }

  private async checkOne(watched: Watched): Promise<void> {
    // A check that hangs ends by itself; until then, no second one starts.
    if (watched.checking) return;
    watched.checking = true;
    try {
      const version = await watched.node.version();
      if (!watched.version) this.options.log?.(`${watched.node.name} answers: it is used for reads of the catalogue.`);
      watched.version = version;
    } catch (error) {
      this.leave(watched, String(error));
    } finally {
      watched.checking = false;
    }
  }

  /** Excludes a node. Its running reads move to another one, because they may never end on this one. */
  private leave(watched: Watched, reason: string): void {
    if (watched.version) this.options.log?.(`${watched.node.name} is left out of reads of the catalogue: ${reason}`);
    watched.version = undefined;
    for (const reject of [...watched.abandon]) reject(new NodeFailed(new Error(reason), true));
  }
}
