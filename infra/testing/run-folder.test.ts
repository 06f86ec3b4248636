import { runsPrograms } from "./run-folder.js";

const MOUNTS = "/dev/vda / ext4 rw,noexec 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n";

test("a file system in memory is used only if programs in it may be run", () => {
  expect(runsPrograms("/dev/shm", MOUNTS)).toBe(true);
  expect(runsPrograms("/dev/shm", MOUNTS.replace("nodev", "nodev,noexec"))).toBe(false);
  // A later mount hides an earlier one.
  expect(runsPrograms("/dev/shm", `${MOUNTS}shm /dev/shm tmpfs rw,noexec,size=65536k 0 0\n`)).toBe(false);
  expect(runsPrograms("/dev/shm", "")).toBe(false);
});
