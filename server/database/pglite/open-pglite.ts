import type { Engine } from '../engine.ts';
import { PgliteEngine } from './pglite-engine.ts';

export interface PgliteOptions {
  engine: 'pglite';
  /** A folder of its own, or `memory` for a database that ends with the process. */
  dataDir: string;
  /** In memory only: a file, made by `dumpMemoryDatabase`, to begin with. */
  image?: string;
}

export async function openPglite(options: PgliteOptions): Promise<Engine> {
  if (options.dataDir === 'memory') return PgliteEngine.open({ folder: null, image: options.image ?? null });
  throw new Error('not yet');
}
