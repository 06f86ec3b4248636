import { PasswordHasher } from "@earshot/domain/accounts/account.port";
import { HttpException } from "@nestjs/common";
import { hash, verify } from "@node-rs/argon2";
import { busyProblem } from "../../http/problem.js";
import { WorkQueue, type WorkQueueSize } from "../../shared/process/work-queue.js";

/** Argon2id with 19 MiB, two passes, one lane: the weakest of the currently recommended settings, 17 ms on a small machine. */
// The enum of algorithms exists only at compile time: 2 is Argon2id.
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The number of hashes computed at the same time, which leaves cores for other requests, and the number of requests that can wait. */
export const HASHING_CAP: WorkQueueSize = { running: 2, waiting: 40 };

/** Hashes passwords with Argon2id, a few at a time, so that a flood of sign-ins does not starve other requests. */
export class Argon2Hasher extends PasswordHasher {
  private readonly queue: WorkQueue;
  private decoy: Promise<string> | undefined;

  constructor(
    cap: WorkQueueSize = HASHING_CAP,
    private readonly argon2 = { hash, verify },
    private readonly settings: typeof SETTINGS = SETTINGS,
  ) {
    super();
    this.queue = new WorkQueue(cap, busy);
  }

  async hash(password: string): Promise<string> {
    return this.queue.take(() => this.argon2.hash(password, this.settings));
  }

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    // Without a hash, it does the same work with a hash that no password matches.
    this.decoy ??= this.argon2.hash(crypto.randomUUID(), this.settings);
    const against = passwordHash ?? (await this.decoy);
    const right = await this.queue.take(() => this.argon2.verify(against, password).catch(() => false));
    return right && passwordHash !== undefined;
  }

  outdated(passwordHash: string): boolean {
    const [, memory = "0", time = "0"] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
    return Number(memory) < this.settings.memoryCost || Number(time) < this.settings.timeCost;
  }
}

function busy(): HttpException {
  return busyProblem("sign-in.busy", "Too many people are signing in right now. Please try again shortly.");
}
