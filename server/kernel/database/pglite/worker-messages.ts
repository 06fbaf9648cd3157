export interface WorkerSettings {
  /** Folder of the database files; null keeps everything in memory. */
  folder: string | null;
  /** A file with a database image to start from. */
  image: string | null;
}

export type ToWorker =
  | { kind: 'request'; id: number; bytes: Uint8Array }
  | { kind: 'dump'; id: number }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'reply'; id: number; bytes: Uint8Array }
  | { kind: 'broken'; reason: string };
