import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../server-process.ts";

/** Whether the product is compiled, because these tests start it as a separate process. */
export const isBuilt = existsSync(join(ROOT, "backend/dist/src/main.js"));
export const whenBuilt = isBuilt ? test : test.skip;
