/** The address and folder of one node of the cluster. */
export interface NodePlace {
  readonly name: string;
  readonly folder: string;
  readonly postgresPort: number;
  readonly restPort: number;
}

/**
 * A missing primary is detected in the shortest time that Patroni allows. Writes are acknowledged once the standby
 * has them too, and only that standby may take over. Without a standby the primary continues alone.
 */
const DYNAMIC = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
    parameters: { max_connections: 60, shared_buffers: '64MB', synchronous_commit: 'on' },
  },
};

/** Patroni reads YAML, and JSON is YAML. */
export function patroniConfig(
  node: NodePlace,
  { etcdPort, postgres }: { etcdPort: number; postgres: string },
) {
  const account = { username: 'postgres' };
  return JSON.stringify({
    scope: 'askwell',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.restPort}`, connect_address: `127.0.0.1:${node.restPort}` },
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    bootstrap: {
      dcs: DYNAMIC,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }, { username: 'postgres' }],
    },
    postgresql: {
      listen: `127.0.0.1:${node.postgresPort}`,
      connect_address: `127.0.0.1:${node.postgresPort}`,
      data_dir: `${node.folder}/data`,
      bin_dir: postgres,
      pgpass: `${node.folder}/pgpass`,
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      authentication: { superuser: account, replication: account, rewind: account },
      // The socket is outside the data folder, because pg_rewind would try to read it like a file.
      parameters: { unix_socket_directories: node.folder },
      basebackup: [{ checkpoint: 'fast' }],
    },
  });
}

/** One port that always leads to the primary, which HAProxy finds by Patroni's REST API. */
export function haproxyConfig(port: number, nodes: readonly NodePlace[]): string {
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 2s',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      ({ name, postgresPort, restPort }) =>
        `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
    ),
    '',
  ].join('\n');
}
