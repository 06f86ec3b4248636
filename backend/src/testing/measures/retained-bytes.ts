import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes of all objects that are still reachable. */
export function retainedBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
