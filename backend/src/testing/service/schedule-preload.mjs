// Preloaded into a service or worker (prompt-schedules.ts): its schedules with the names in PROMPT_SCHEDULES run without long pauses.
const SOON = { cronTime: "* * * * * *", milliseconds: 200 };

const file = new URL("./scheduler.orchestrator.js", import.meta.resolve("@nestjs/schedule"));
const { SchedulerOrchestrator } = await import(file.href);
const names = new Set(process.env.PROMPT_SCHEDULES.split(","));
const missing = new Set(names);
const { addCron, addInterval, onApplicationBootstrap } = SchedulerOrchestrator.prototype;

Object.assign(SchedulerOrchestrator.prototype, {
  addCron(run, options) {
    missing.delete(options.name);
    return addCron.call(this, run, names.has(options.name) ? { ...options, cronTime: SOON.cronTime } : options);
  },
  addInterval(run, milliseconds, name) {
    missing.delete(name);
    return addInterval.call(this, run, names.has(name) ? SOON.milliseconds : milliseconds, name);
  },
  onApplicationBootstrap() {
    if (missing.size > 0) throw new Error(`There is no schedule named ${[...missing].join(" or ")}.`);
    return onApplicationBootstrap.call(this);
  },
});
