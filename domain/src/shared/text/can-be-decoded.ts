/** Whether percent-encoding in a path is valid. Routers decode paths, and throw if it is not. */
export function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
