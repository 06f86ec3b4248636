/**
 * The public key of the sandbox. The samples on the API page contain it, so that they run as printed. It only reads, gives no access to
 * accounts or live data, and does not have the format of other keys.
 */
export const TEST_KEY = "ek_test_public";

/** A list that the public test key can read, with these shows; it also tracks the first one. */
export const SANDBOX_LIST = {
  id: "5a7d0b00-0000-4000-8000-000000000001",
  name: "Sample list",
  podcastIds: ["sandbox-01", "sandbox-02", "sandbox-03"],
} as const;

/**
 * Search terms that make the sandbox fail in a specific way, and an id that it never has, so that programs can test their error handling.
 */
export const SANDBOX_INPUTS = {
  /** The response to a used-up quota. */
  limited: "sandbox:429",
  /** The response to an error in the service. */
  broken: "sandbox:500",
  /** The response when the catalogue is down. */
  down: "sandbox:503",
  /** All shows, after a delay. */
  slow: "sandbox:slow",
  empty: "sandbox:empty",
  gone: "sandbox-gone",
} as const;
