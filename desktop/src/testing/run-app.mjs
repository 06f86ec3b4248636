// Runs the built app in plain Node with the stand-in instead of "electron".
import { registerHooks } from "node:module";

const standIn = new URL("electron-stand-in.ts", import.meta.url).href;
registerHooks({
  resolve: (name, context, next) => (name === "electron" ? { url: standIn, shortCircuit: true } : next(name, context)),
});

const { app } = await import(standIn);
process.on("SIGTERM", () => {
  app.quit();
  process.exit(0);
});
// The test acts as the system: a second start of the app, a link that was clicked.
process.on("message", ({ event, given }) => app.emit(event, ...given));
await import("../../dist/main.js");
