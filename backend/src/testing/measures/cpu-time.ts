/**
 * Milliseconds of processor time that this process has used. Tests use it to measure work: unlike wall-clock time, it does not grow
 * when the machine is busy with other things.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
