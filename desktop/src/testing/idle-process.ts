// Started by infra/bench/snapshot.ts. Measures a process that does nothing, to tell the machine's waits from the app's.
import { watchWaits } from "./waits.ts";

const waits = watchWaits(() => "");
process.once("message", () => process.send!(waits(), () => process.exit()));
