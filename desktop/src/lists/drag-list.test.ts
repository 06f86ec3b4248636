import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dragFile } from "./drag-list.node";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-drag-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LIST = { listId: "0b0c5a1e-1111-4222-8333-123456789abc", name: "To Pitch" };
const failing = (error: Error) => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(error) });
  return dragFile(LIST, folder, async () => new Response(body));
};

test.each([
  ["EACCES", "open", "Press “Export CSV” to save it."],
  ["EPERM", "rename", "Press “Export CSV” to save it."],
  ["ENOSPC", "write", "Free some space and try again."],
])("names a step that is possible while dragging, after %s at %s", async (code, syscall, step) => {
  await expect(failing(Object.assign(new Error(code), { code, syscall }))).rejects.toThrow(step);
});

test("a lost connection and the server's own words stay as they are", async () => {
  await expect(failing(new Error("cut"))).rejects.toThrow("Please try again.");
  const gone = async () => Response.json({ detail: "No such list." }, { status: 404 });
  await expect(dragFile(LIST, folder, gone)).rejects.toThrow("No such list.");
});
