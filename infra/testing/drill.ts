const LONG = process.env.FAULT_DRILLS === "long";

/**
 * A parameter of a fault drill. `npm test` uses the short value: each promise is tested once. `npm run test:faults` uses the long value,
 * and runs every file that imports this function.
 */
export function drill<Figure>({ short, long }: { readonly short: Figure; readonly long: Figure }): Figure {
  return LONG ? long : short;
}
