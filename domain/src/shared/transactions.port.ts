/**
 * One transaction: all writes by stores and the mailer inside `run` take effect, or none do. An exception rolls everything back and is
 * rethrown. Keep slow work (hashing, the network) outside. A nested run joins the outer one.
 */
export abstract class Transactions {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
