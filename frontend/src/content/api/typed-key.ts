/** The test key that was typed last. The requests of the reference share it until the reader leaves it; it is never stored. */
export const TYPED_KEY = { secret: "" };
