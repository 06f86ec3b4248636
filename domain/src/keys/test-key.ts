/**
 * The public key of the sandbox. The samples on the API page contain it, so that they run as printed. It gives access
 * to no account and no live data, and is not in the shape of other keys.
 */
export const TEST_KEY = "ek_test_public";

/** Search words that make the sandbox fail, and an id that it never has: a program can be tested against them. */
export const SANDBOX_INPUTS = {
  /** The answer for a used-up quota. */
  limited: "sandbox:429",
  /** The answer for an error in the service. */
  broken: "sandbox:500",
  /** The answer for a catalogue that is down. */
  down: "sandbox:503",
  /** All shows, late. */
  slow: "sandbox:slow",
  empty: "sandbox:empty",
  gone: "sandbox-gone",
} as const;
