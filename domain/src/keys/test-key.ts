/**
 * The public key of the sandbox. The samples of the page about the API contain it, so that they run as they are printed. It opens
 * no account and no live row, and is not in the shape of other keys.
 */
export const TEST_KEY = "ek_test_public";

/** Search words that make the sandbox fail, and an id that it never knows: a program can be tested against them. */
export const SANDBOX_INPUTS = {
  /** The answer of a used-up quota. */
  limited: "sandbox:429",
  /** The answer of a failure of ours. */
  broken: "sandbox:500",
  /** The answer of a catalogue that is down. */
  down: "sandbox:503",
  /** All shows, late. */
  slow: "sandbox:slow",
  empty: "sandbox:empty",
  gone: "sandbox-gone",
} as const;
