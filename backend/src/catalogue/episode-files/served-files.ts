/** Episode files that this service serves itself and therefore does not fetch. */
export abstract class ServedFiles {
  /** The file at a path on this service, such as "/demo/chapters/0001-3.json"; undefined if there is none. */
  abstract text(path: string): string | undefined;
}
