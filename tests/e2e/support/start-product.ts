import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { Config } from '#server/kernel/config/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { testConfig } from '#tests/support/app.ts';
import { migratedDataFolder } from '#tests/support/database.ts';

export interface Product {
  appUrl: string;
  storeUrl: string;
}

interface RunningProduct extends Product {
  stop: () => Promise<void>;
}

/** Starts the product as `npm start` does, with a dev store, on its own ports and data. The test's end stops it. */
export async function startProduct(
  env: Record<string, string> = {},
  configure?: (config: Config) => Config,
): Promise<Product> {
  const { stop, ...product } = await openProduct(env, configure);
  onTestFinished(stop);
  return product;
}

/** One product for all tests of a file or of a `describe`. */
export function shareProduct(): () => Product {
  let product: RunningProduct;
  beforeAll(async () => void (product = await openProduct()));
  afterAll(() => product.stop());
  return () => product;
}

/** The same without an end. The caller stops it. */
export async function openProduct(
  env: Record<string, string> = {},
  configure: (config: Config) => Config = (config) => config,
): Promise<RunningProduct> {
  const folder = await mkdtemp(join(inject('scratch'), 'product-'));
  await migratedDataFolder(folder);
  const config = configure(testConfig({ DATA_DIR: folder, PORT: '0', DEV_STORE_PORT: '0', ...env }));
  const { url, devStoreUrl, stop } = await startServer(config, { root: process.cwd() });
  if (devStoreUrl === null) throw new Error('The dev store is off.');
  return { appUrl: url, storeUrl: devStoreUrl, stop };
}
