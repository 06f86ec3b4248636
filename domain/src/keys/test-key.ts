/**
 * The public key of the sandbox. The samples on the API page contain it, so that they run as printed. It gives no access to accounts or
 * live data, and does not have the format of other keys.
 */
export const TEST_KEY = "ek_test_public";

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
