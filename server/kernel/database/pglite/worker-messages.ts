export interface WorkerSettings {
  /** Where the files lie; null keeps everything in memory. */
  folder: string | null;
  /** A file with a copy of a database to begin with. */
  image: string | null;
}

export type ToWorker =
  { kind: 'request'; id: number; bytes: Uint8Array } | { kind: 'dump'; id: number } | { kind: 'close' };

export type FromWorker =
  { kind: 'ready' } | { kind: 'reply'; id: number; bytes: Uint8Array } | { kind: 'broken'; reason: string };
