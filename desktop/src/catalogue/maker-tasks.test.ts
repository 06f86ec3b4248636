import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SnapshotRefused } from "../../../backend/src/catalogue/snapshot/snapshot-manifest";
import { makerTasks, reasonOf } from "./maker-tasks.node";

test.each([
  ["a token", "t", "Bearer t"],
  ["a guest", undefined, null],
])("%s: requests go to the account's server and are not redirected", async (_who, token, authorization) => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-maker-"));
  const sent: (readonly [string, RequestInit | undefined])[] = [];
  const send = (async (address: string, init?: RequestInit) => {
    sent.push([address, init]);
    return new Response(null, { status: 401 });
  }) as typeof fetch;
  const tasks = makerTasks(send, () => undefined);
  const account = { server: "https://server.example", token };
  const order = { ...account, shows: "usual", folder: join(folder, "new"), knownKey: undefined } as const;
  await expect(tasks.fetch(order)).rejects.toThrow("Sign in to download");
  const build = { ...account, snapshot: join(folder, "none"), listed: ["a b"], path: join(folder, "made") };
  await expect(tasks.build(build)).rejects.toThrow("unable to open database");
  expect(sent.map(([address]) => address)).toEqual([
    "https://server.example/api/v1/catalogue/snapshot?shows=usual",
    "https://server.example/api/v1/tracked-podcasts",
    "https://server.example/api/v1/catalogue/snapshot/shows?id=a%20b",
  ]);
  for (const [, init] of sent) {
    expect(new Headers(init?.headers).get("authorization")).toBe(authorization);
    expect(init?.redirect).toBe("error");
  }
  rmSync(folder, { recursive: true });
});

test("the reason for a failure is for people, with what to do", () => {
  expect(reasonOf(new SnapshotRefused("damaged", "It was damaged."))).toBe("It was damaged.");
  // Node's error without a connection, and those of Electron.
  for (const error of [new TypeError("fetch failed"), new Error("net::ERR_INTERNET_DISCONNECTED")]) {
    expect(reasonOf(error)).toBe(
      "The server cannot be reached. The downloaded part is kept. Try again when you’re online.",
    );
  }
  // To be online is no help then.
  expect(reasonOf(new Error("net::ERR_CERT_DATE_INVALID"))).toMatch("Check the date of this device");
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  for (const error of [full, new Error("database or disk is full")]) {
    expect(reasonOf(error)).toBe("The disk is full. Free some space and try again.");
  }
  expect(reasonOf(new Error(""))).toMatch("could not be downloaded. Please try again");
  expect(reasonOf(new Error("The download was cut off."))).toBe("The download was cut off.");
});
