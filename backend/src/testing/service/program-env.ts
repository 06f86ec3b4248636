/** What a program gets from the environment of the test that starts it: the path, and the folder of Node's compile cache. */
export function programEnv(): Readonly<Record<string, string | undefined>> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
