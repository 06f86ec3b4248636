/**
 * What a program started by a test takes from the test's environment: the path, and where Node keeps what it compiled.
 */
export function programEnv(): Readonly<Record<string, string | undefined>> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
