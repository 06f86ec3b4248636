// Preloaded into the service: reports the longest uninterrupted work of its main thread since the last report. Measures processor
// time in milliseconds, so other load on the machine does not count.
const CHECK_EVERY_MS = 5;

let longest = 0;
let last = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(last);
  last = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, CHECK_EVERY_MS).unref();

process.on("message", () => {
  process.send?.({ longest });
  longest = 0;
});
process.channel?.unref();
