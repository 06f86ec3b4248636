/**
 * Several writes as one: what stores write and what the mailer takes inside `run` is there altogether or not at all.
 * A throw inside undoes everything and is passed on. Slow work (hashing, the network) stays outside. A run inside a run
 * belongs to the outer one.
 */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
