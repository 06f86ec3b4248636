const LONG = process.env.FAULT_DRILLS === "long";

/**
 * A figure of a fault drill. `npm test` takes the short one: each promise is tested once. `npm run test:faults` takes the long one
 * and runs every file that imports this function.
 */
export function drill<Figure>({ short, long }: { readonly short: Figure; readonly long: Figure }): Figure {
  return LONG ? long : short;
}
