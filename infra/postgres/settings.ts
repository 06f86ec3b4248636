import { platform, totalmem } from "node:os";

/**
 * Server settings for the embedded default, derived from the machine's memory: a quarter as shared buffers (capped at 8 GB;
 * only what is used is taken: the demo needs a hundredth of it), because an import sorts and indexes millions of shows; and enough
 * maintenance memory to make each of their indexes in one go.
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
    // No replicas of the embedded server: what an import writes into new tables goes to the disk once.
    wal_level: "minimal",
    max_wal_senders: "0",
    // Small updates of a large catalogue touch pages everywhere: each goes to the log once, not once every few seconds.
    max_wal_size: "2GB",
    checkpoint_timeout: "15min",
    // After a crash, one call for the whole disk instead of one for each of 1,300 files: two to four seconds less.
    ...(platform() === "linux" && { recovery_init_sync_method: "syncfs" }),
    random_page_cost: "1.1",
    jit: "off",
    log_min_duration_statement: "500",
    // Parameters of slow statements hold addresses of people and hashes of their passwords.
    log_parameter_max_length: "0",
    log_line_prefix: "%m [%p] ",
  };
}
