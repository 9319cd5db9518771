// The configuration files of our PostgreSQL: durable, quiet in its log, and small in memory.

export type ClusterPurpose = "durable" | "ephemeral";

const EVERYWHERE = {
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  lc_messages: "'C'",
  max_connections: "100",
  jit: "off",

  // Small memory, and no parallel or replication workers: a band's database has no use for them.
  shared_buffers: "'64MB'",
  huge_pages: "off",
  work_mem: "'8MB'",
  maintenance_work_mem: "'32MB'",
  effective_cache_size: "'512MB'",
  random_page_cost: "1.1",
  io_method: "sync",
  max_worker_processes: "2",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  autovacuum_max_workers: "1",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  max_wal_size: "'256MB'",
  min_wal_size: "'32MB'",

  // Errors go to the caller, who logs them with a request id. The log file keeps no statement and no row's content.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_statement: "'none'",
  log_min_duration_statement: "-1",
  log_checkpoints: "off",
  log_autovacuum_min_duration: "-1",
};

const DURABLE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
};

const EPHEMERAL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "'32MB'",
  // Suites side by side have several servers each, of some thirty connections.
  max_connections: "500",
};

/** PostgreSQL's defaults for these two systems leave the drive's own write cache unflushed. */
const FLUSHES_THE_DRIVE: Partial<Record<NodeJS.Platform, Record<string, string>>> = {
  darwin: { wal_sync_method: "fsync_writethrough" },
  win32: { wal_sync_method: "fsync" },
};

/** Text of `postgresql.conf`. An operator's own settings belong in `ALTER SYSTEM`, which overrides these. */
export function postgresqlConf(purpose: ClusterPurpose, platform: NodeJS.Platform): string {
  const settings: Record<string, string> = {
    ...EVERYWHERE,
    listen_addresses: platform === "win32" ? "'127.0.0.1'" : "''",
    unix_socket_permissions: "0700",
    ...(purpose === "durable" ? { ...DURABLE, ...FLUSHES_THE_DRIVE[platform] } : EPHEMERAL),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `# Written by Bandstand at every start. To change a setting, use ALTER SYSTEM.\n${lines.join("\n")}\n`;
}

/**
 * Text of `pg_hba.conf`. The socket is in a directory that only its owner can enter, which is all the authentication there is; on
 * Windows a password guards the loopback port.
 */
export function hbaConf(platform: NodeJS.Platform): string {
  return platform === "win32"
    ? "host all all 127.0.0.1/32 scram-sha-256\n"
    : "local all all trust\n";
}
