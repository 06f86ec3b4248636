/** The index of the first number that is at least `from`, in ascending numbers. */
export function firstFrom(numbers: Int32Array | Float64Array, from: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
