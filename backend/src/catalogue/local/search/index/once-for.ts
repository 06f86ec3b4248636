/** A function that computes its result once for each object, and keeps it as long as the object exists. */
export function onceFor<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = { result: compute(of) }));
    return found.result;
  };
}

/** A function that computes its result at the first call and keeps it, also if it is undefined. */
export function once<Result>(compute: () => Result): () => Result {
  let found: { readonly result: Result } | undefined;
  return () => (found ??= { result: compute() }).result;
}
