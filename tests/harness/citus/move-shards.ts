import { queryNode, type CitusNode } from './cluster.ts';

/** The port of the node that has a store's rows. */
export async function nodeOf(url: string, storeId: string): Promise<number> {
  const [found] = await queryNode<{ port: number }>(
    url,
    `SELECT nodeport AS port FROM pg_dist_shard_placement
      WHERE shardid = get_shard_id_for_distribution_column('stores', $1::text)`,
    [storeId],
  );
  return found?.port ?? 0;
}

/** Adds a worker and rebalances shards to it under load; returns how many it received. */
export async function rebalanceOnto(url: string, worker: CitusNode): Promise<number> {
  const { pathname } = new URL(url);
  const database = pathname.slice(1);
  await queryNode(worker.url, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  await queryNode(new URL(pathname, worker.url).href, 'CREATE EXTENSION citus');
  await queryNode(url, `SELECT citus_add_node('127.0.0.1', $1::int)`, [worker.port]);
  await queryNode(url, 'SELECT citus_rebalance_start()');
  await queryNode(url, 'SELECT citus_rebalance_wait()');
  const [row] = await queryNode<{ n: number }>(
    url,
    `SELECT count(*)::int AS n FROM citus_shards WHERE nodeport = $1 AND citus_table_type = 'distributed'`,
    [worker.port],
  );
  if (row === undefined || row.n === 0) throw new Error('The new worker got no shard.');
  return row.n;
}

/**
 * Isolates a store on shards of its own, of every table, and moves them to another node. The split blocks writers:
 * without that, Citus 13.0.4 hangs if a row is updated when it starts. The move does not block them.
 */
export async function isolateStore(url: string, storeId: string): Promise<void> {
  const from = await nodeOf(url, storeId);
  const [shard] = await queryNode<{ id: string }>(
    url,
    `SELECT isolate_tenant_to_new_shard('stores'::regclass, $1::text, 'CASCADE', shard_transfer_mode => 'block_writes') AS id`,
    [storeId],
  );
  const [target] = await queryNode<{ port: number }>(
    url,
    'SELECT nodeport AS port FROM pg_dist_node WHERE groupid <> 0 AND nodeport <> $1 ORDER BY nodeid LIMIT 1',
    [from],
  );
  await queryNode(
    url,
    `SELECT citus_move_shard_placement($1::bigint, '127.0.0.1', $2::int, '127.0.0.1', $3::int)`,
    [shard?.id, from, target?.port],
  );
  if ((await nodeOf(url, storeId)) !== target?.port) throw new Error('The store did not move.');
}
