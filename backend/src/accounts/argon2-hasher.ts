import { PasswordHasher } from "@earshot/domain/accounts/account.port";
import { HttpException } from "@nestjs/common";
import { hash, verify } from "@node-rs/argon2";
import { problem } from "../shared/problem.js";

/** Argon2id with 19 MiB, two passes, one lane: the weakest of today's recommended settings, 17 ms on a small machine. */
// The enum of the algorithms exists for the compiler only: 2 is Argon2id.
const SETTINGS = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export type HashingCap = {
  /** Hashes computed at a time; the others' requests keep the remaining cores. */
  readonly running: number;
  /** Requests that may wait for their turn; a longer queue would only answer people who have left. */
  readonly waiting: number;
};

export const HASHING_CAP: HashingCap = { running: 2, waiting: 40 };

/** Passwords by Argon2id, a few at a time, so that a flood of sign-ins starves nothing else. */
export class Argon2Hasher extends PasswordHasher {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  constructor(
    private readonly cap: HashingCap = HASHING_CAP,
    private readonly argon2 = { hash, verify },
  ) {
    super();
  }

  async hash(password: string): Promise<string> {
    return this.inTurn(() => this.argon2.hash(password, SETTINGS));
  }

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    // Without a hash the same work is done on one that nobody has the password of.
    this.decoy ??= this.argon2.hash(crypto.randomUUID(), SETTINGS);
    const against = passwordHash ?? (await this.decoy);
    const right = await this.inTurn(() => this.argon2.verify(against, password).catch(() => false));
    return right && passwordHash !== undefined;
  }

  outdated(passwordHash: string): boolean {
    const [, memory = "0", time = "0"] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
    return Number(memory) < SETTINGS.memoryCost || Number(time) < SETTINGS.timeCost;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.cap.running) {
      if (this.queue.length >= this.cap.waiting) throw busy();
      // Whoever finishes hands the turn over, so `running` stays as it is.
      await new Promise<void>((turn) => this.queue.push(turn));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

function busy(): HttpException {
  return new HttpException(
    problem(503, "sign-in.busy", "Too many people are signing in right now. Please try again shortly.", {
      retryAfter: 5,
    }),
    503,
  );
}
