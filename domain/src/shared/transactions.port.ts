/**
 * One transaction: either all writes of stores and the mailer inside `run` take effect, or none. An exception rolls
 * everything back and is thrown again. Keep slow work (hashing, the network) outside. A nested run joins the outer one.
 */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
