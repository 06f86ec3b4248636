/**
 * Milliseconds of processor time that this process has used. For tests of how much work something is: unlike wall-clock time, it
 * does not grow when the machine is busy with other things.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
