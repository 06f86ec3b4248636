import { platform, totalmem } from "node:os";

/**
 * Server settings for the embedded default, derived from the machine's memory: a quarter as shared buffers (at most 8 GB,
 * allocated on use; the demo needs a hundredth of it), because an import sorts and indexes millions of shows, and enough
 * maintenance memory to build each index in one pass.
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
    // The embedded server has no replicas, so an import writes new tables to the disk only once.
    wal_level: "minimal",
    max_wal_senders: "0",
    // Small updates of a large catalogue touch pages everywhere: log each page once, not every few seconds.
    max_wal_size: "2GB",
    checkpoint_timeout: "15min",
    // After a crash, one call for the whole disk instead of one for each of 1,300 files: two to four seconds less.
    ...(platform() === "linux" && { recovery_init_sync_method: "syncfs" }),
    random_page_cost: "1.1",
    jit: "off",
    log_min_duration_statement: "500",
    // Parameters of slow statements contain addresses and password hashes.
    log_parameter_max_length: "0",
    log_line_prefix: "%m [%p] ",
  };
}
