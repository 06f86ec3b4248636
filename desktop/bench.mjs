// Bundles the processes that infra/bench/offline.ts and infra/bench/snapshot.ts measure, with the app's other programs, into a folder.
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, bundleOthers } from "./bundle.mjs";

const [folder = ""] = process.argv.slice(2);
await bundle("src/testing/offline-bench.node.ts", "es", "offline-bench.js", folder);
await bundle("src/main.main.ts", "es", "main.js", folder);
await bundleOthers(folder);
copyFileSync(new URL("src/testing/run-utility.mjs", import.meta.url), join(folder, "run-utility.mjs"));
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
