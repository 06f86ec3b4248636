import { serverSettings } from "./settings.js";

const GB = 1024 ** 3;

test("memory settings follow the machine, within bounds", () => {
  expect(serverSettings(24 * GB)).toMatchObject({
    shared_buffers: "6144MB",
    effective_cache_size: "12288MB",
    maintenance_work_mem: "1024MB",
    work_mem: "48MB",
  });
  expect(serverSettings(1 * GB)).toMatchObject({
    shared_buffers: "256MB",
    effective_cache_size: "512MB",
    maintenance_work_mem: "64MB",
    work_mem: "8MB",
  });
});
