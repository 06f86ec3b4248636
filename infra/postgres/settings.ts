import { platform, totalmem } from "node:os";

/**
 * The default settings of the embedded server, derived from the machine's memory. A quarter is for shared buffers (at most 8 GB, allocated
 * on use; the demo needs a hundredth of that), because an import sorts and indexes millions of shows. Maintenance memory is large enough to
 * build each index in one pass.
 */
export function serverSettings(memory: number = totalmem()): Record<string, string> {
  const megabytes = Math.floor(memory / 1024 / 1024);
  const clamp = (value: number, low: number, high: number) => `${Math.max(low, Math.min(high, Math.floor(value)))}MB`;
  return {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "60",
    shared_buffers: clamp(megabytes / 4, 128, 8192),
    effective_cache_size: clamp(megabytes / 2, 256, 16384),
    maintenance_work_mem: clamp(megabytes / 24, 64, 1024),
    work_mem: clamp(megabytes / 512, 8, 64),
    // The embedded server has no replicas, so an import needs to write new tables to disk only once.
    wal_level: "minimal",
    max_wal_senders: "0",
    // Small updates of a large catalogue change pages everywhere: this logs each page once instead of every few seconds.
    max_wal_size: "2GB",
    checkpoint_timeout: "15min",
    // After a crash, one call syncs the entire disk, instead of one for each of 1,300 files. This saves two to four seconds.
    ...(platform() === "linux" && { recovery_init_sync_method: "syncfs" }),
    random_page_cost: "1.1",
    jit: "off",
    log_min_duration_statement: "500",
    // The parameters of slow statements contain addresses and password hashes.
    log_parameter_max_length: "0",
    log_line_prefix: "%m [%p] ",
  };
}
