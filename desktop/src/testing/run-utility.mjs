// Runs one of the built app's programs for side processes in plain Node, as Electron's utility process would.
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const electron = "data:text/javascript,export const net = { fetch: (input, init) => fetch(input, init) };";
registerHooks({
  resolve: (name, context, next) => (name === "electron" ? { url: electron, shortCircuit: true } : next(name, context)),
});
process.parentPort = {
  postMessage: (message) => process.send(message),
  on: (name, listener) => process.on(name, (data) => listener({ data })),
};
// It must not outlive the app.
process.on("disconnect", () => process.exit());
await import(pathToFileURL(process.argv[2]).href);
