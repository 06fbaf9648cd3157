import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Config } from '#server/kernel/config/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { testConfig } from '#tests/support/app.ts';
import { migratedDataFolder } from '#tests/support/database.ts';

export interface Product {
  appUrl: string;
  storeUrl: string;
}

/** Starts the product as `npm start` does, with a dev store, on its own ports and data. */
export async function startProduct(
  env: Record<string, string> = {},
  configure: (config: Config) => Config = (config) => config,
): Promise<Product> {
  const folder = await mkdtemp(join(inject('scratch'), 'product-'));
  await migratedDataFolder(folder);
  const config = configure(testConfig({ DATA_DIR: folder, PORT: '0', DEV_STORE_PORT: '0', ...env }));
  const server = await startServer(config, { root: process.cwd() });
  onTestFinished(() => server.stop());
  if (server.devStoreUrl === null) throw new Error('The dev store is off.');
  return { appUrl: server.url, storeUrl: server.devStoreUrl };
}
