/** Files of episodes that this service serves itself, so it does not fetch them. */
export abstract class ServedFiles {
  /** The file at a path of this service, such as "/demo/chapters/0001-3.json"; undefined if there is none. */
  abstract text(path: string): string | undefined;
}
