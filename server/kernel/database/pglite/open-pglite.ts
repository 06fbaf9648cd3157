import { DatabaseStartError, isDiskFull } from '../database-error.ts';
import type { Engine } from '../engine.ts';
import { diskFullError } from '../disk-full.ts';
import { damagedMessage, prepareCluster } from './cluster-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteEngine } from './pglite-engine.ts';
import { startUpkeep } from './upkeep.ts';

export interface PgliteOptions {
  engine: 'pglite';
  /** A dedicated folder, or `memory` for a database that ends with the process. */
  dataDir: string;
  /** In memory only: a file with a database image to start from. */
  image?: string;
  /** In a folder only: the time limit of a statement; one minute when left out. */
  answerWithinMs?: number | undefined;
  /** In a folder only: the memory to size buffers for; that of the container or the machine when left out. */
  memoryBytes?: number | undefined;
}

export async function openPglite(options: PgliteOptions): Promise<Engine> {
  if (options.dataDir === 'memory') return PgliteEngine.open({ folder: null, image: options.image ?? null });
  return openFolder(options);
}

async function openFolder(options: PgliteOptions): Promise<Engine> {
  try {
    return await openLocked(options);
  } catch (error) {
    throw isDiskFull(error) ? diskFullError(options.dataDir, error) : error;
  }
}

async function openLocked({ dataDir, answerWithinMs, memoryBytes }: PgliteOptions): Promise<Engine> {
  const lock = await lockFolder(dataDir);
  try {
    const cluster = await prepareCluster(dataDir);
    const settings = { folder: cluster, image: null, memoryBytes };
    const engine = await PgliteEngine.open(settings, answerWithinMs).catch((error: unknown) => {
      throw new DatabaseStartError(
        'DATA_FOLDER_DAMAGED',
        damagedMessage(cluster, (error as Error).message),
        error,
      );
    });
    const stopUpkeep = startUpkeep(engine);
    return {
      name: engine.name,
      get waiting() {
        return engine.waiting;
      },
      run: (statement, priority) => engine.run(statement, priority),
      reserve: (priority) => engine.reserve(priority),
      close: async () => {
        stopUpkeep();
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
