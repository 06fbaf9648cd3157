export interface WorkerSettings {
  /** Folder of the database files; null keeps everything in memory. */
  folder: string | null;
  /** A file with a database image to start from. */
  image: string | null;
  /** The memory to size buffers for; that of the container or the machine when left out. */
  memoryBytes?: number | undefined;
}

export type ToWorker =
  | { kind: 'request'; id: number; bytes: Uint8Array }
  | { kind: 'dump'; id: number }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'reply'; id: number; bytes: Uint8Array }
  | { kind: 'broken'; reason: string };
