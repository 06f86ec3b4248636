// Runs the built app in plain Node with the fake Electron.
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const fake = new URL("fake-electron.ts", import.meta.url).href;
registerHooks({
  resolve: (name, context, next) => (name === "electron" ? { url: fake, shortCircuit: true } : next(name, context)),
});

const { app } = await import(fake);
process.on("SIGTERM", () => {
  app.quit();
  process.exit(0);
});
// The test plays the role of the system: a second start of the app, or a clicked link.
process.on("message", ({ event, given }) => app.emit(event, ...given));
// A test can run a copy of the built app with other packaging settings.
const program = process.env.FAKE_PROGRAM;
await import(program ? pathToFileURL(join(program, "main.js")).href : "../../dist/main.js");
