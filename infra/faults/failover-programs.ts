import { debianPostgres } from "../testing/servers/debian-postgres.ts";
import { hasProgram } from "../testing/servers/debian-programs.ts";

export const BIN = "/usr/lib/postgresql/15/bin";

/** Why the failover cannot be tested on this machine; undefined if all its programs are installed. */
export function failoverLacks(): string | undefined {
  const missing = [
    ...(hasProgram("etcd", "--version") ? [] : ["etcd"]),
    ...(hasProgram("patroni", "--version") ? [] : ["patroni"]),
    ...(hasProgram("haproxy", "-v") ? [] : ["haproxy"]),
    ...(debianPostgres("15") ? [] : ["postgresql-15"]),
  ];
  if (missing.length === 0) return undefined;
  return `Skipped: ${missing.join(", ")} not installed (apt-get install postgresql-15 patroni etcd-server haproxy).`;
}
