// Bundles the process that infra/bench/offline.ts measures, including its threads, into a folder.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, bundleThreads } from "./bundle.mjs";

const [folder = ""] = process.argv.slice(2);
await bundle("src/testing/offline-bench.node.ts", "es", "offline-bench.js", folder);
await bundleThreads(folder);
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
