import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportList, type ExportTools, writeFault } from "./export-list.node";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-export-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const request = { listId: "0b0c5a1e-1111-4222-8333-123456789abc", name: "To Pitch", format: "csv" } as const;

function tools(answer: () => Promise<Response>, place: string | undefined = join(folder, "list.csv")) {
  const seen = { suggested: [] as string[], paths: [] as string[], folder: undefined as string | undefined };
  const given: ExportTools = {
    choose: async ({ suggested }) => {
      seen.suggested.push(suggested);
      return place;
    },
    get: (path) => {
      seen.paths.push(path);
      return answer();
    },
    folder: { read: () => seen.folder, write: (next) => (seen.folder = next) },
  };
  return { given, seen };
}

test("saves the server's bytes and proposes the same folder the next time", async () => {
  const bytes = Buffer.from('﻿"list","title"\r\n"Tö","🎧"\r\n');
  const { given, seen } = tools(async () => new Response(bytes));
  expect(await exportList(request, given)).toEqual({ path: join(folder, "list.csv"), bytes: bytes.length });
  expect(readFileSync(join(folder, "list.csv"))).toEqual(bytes);
  await exportList(request, given);
  expect(seen.paths[0]).toBe("/api/v1/lists/0b0c5a1e-1111-4222-8333-123456789abc/export.csv");
  expect(seen.suggested).toEqual(["To_Pitch.csv", join(folder, "To_Pitch.csv")]);
});

test("requests figures if the person wants them", async () => {
  const { given, seen } = tools(async () => new Response("x"));
  await exportList({ ...request, format: "xlsx", figures: true }, given);
  expect(seen.paths).toEqual([`/api/v1/lists/${request.listId}/export.xlsx?figures=true`]);
});

test("closing the dialog is not an error and sends no request", async () => {
  const { given, seen } = tools(async () => new Response("x"));
  expect(await exportList(request, { ...given, choose: async () => undefined })).toBeNull();
  expect(seen.paths).toEqual([]);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("fetch failed")), "no connection to the server"],
  [
    "a certificate that is out of date",
    () => Promise.reject(new Error("net::ERR_CERT_DATE_INVALID")),
    "Check the date",
  ],
  ["a session that ended", async () => new Response("", { status: 401 }), "Sign in to export"],
  ["the server's own words", async () => Response.json({ detail: "No such list." }, { status: 404 }), "No such list."],
  [
    "a fault of the server",
    async () => new Response("<html>", { status: 502 }),
    "could not make this export. Please try again later.",
  ],
])("%s is reported and leaves no file", async (_case, answer, words) => {
  const { given } = tools(answer);
  await expect(exportList(request, given)).rejects.toThrow(words);
  expect(readdirSync(folder)).toEqual([]);
});

test("leaves no file when an answer breaks off", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from("half"));
      controller.error(new Error("cut"));
    },
  });
  const { given } = tools(async () => new Response(body));
  await expect(exportList(request, given)).rejects.toThrow(
    "connection to the server was lost: list.csv was not saved. Please try again.",
  );
  expect(existsSync(join(folder, "list.csv"))).toBe(false);
});

test.each([
  ["ENOSPC", "write", "The disk is full: list.csv was not saved. Free some space and try again."],
  ["EDQUOT", "write", "The disk is full: list.csv was not saved. Free some space and try again."],
  ["EACCES", "open", "don’t have permission to write there: list.csv was not saved. Choose another folder."],
  ["EROFS", "open", "don’t have permission to write there: list.csv was not saved. Choose another folder."],
  // As on Windows if Excel has the file open.
  ["EPERM", "rename", "Close it if it is open in another program"],
  ["EBUSY", "rename", "Close it if it is open in another program"],
  ["ENOENT", "open", "The folder no longer exists: list.csv was not saved. Choose another folder."],
  ["EIO", "write", "could not be written there. Choose another folder."],
])("a file that cannot be saved because of %s at %s is explained, with what to do", (code, syscall, words) => {
  expect(writeFault(Object.assign(new Error(), { code, syscall }), "/x/list.csv")).toContain(words);
});
