// Loaded into the service before anything else: tells, when asked, for how long its main thread worked in one go since it
// was asked before. Processor time, in milliseconds: what the machine did besides does not count.
const LOOK_EVERY_MS = 5;

let longest = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, LOOK_EVERY_MS).unref();

process.on("message", () => {
  process.send?.({ longest });
  longest = 0;
});
process.channel?.unref();
