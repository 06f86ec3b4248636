/** Why the app cannot start, as a message for the user. `folder` is the app's data folder. */
export function startFault(error: unknown, folder: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  const { code } = error as { code?: unknown };
  if (/made by a newer version/.test(reason)) {
    return `The data in ${folder} was made by a newer version of the app. Install that version again. Your drafts are still there.`;
  }
  if (/malformed|not a database/.test(reason)) {
    return `The file app.db in ${folder} is damaged. Move it to another folder and start the app again. It contains your drafts and what was not sent yet; your lists are on the server.`;
  }
  if (code === "ENOSPC" || /disk is full/.test(reason))
    return "The disk is full. Free some space and start the app again.";
  return `The data in ${folder} could not be opened: ${reason}. Check that you may read and write there, and start the app again.`;
}
