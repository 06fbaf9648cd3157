import { crc32 } from 'node:zlib';
import { type Bucket, StorageFailure } from './bucket.ts';

/** All parts but the last have this size, as R2 demands; Amazon's have at least 5 MiB. */
export const PART_BYTES = 8 * 1024 * 1024;

/** What is needed to go on with an upload in another process. */
export interface UploadState {
  readonly uploadId: string;
  readonly etags: readonly string[];
  /** Of the uploaded parts. */
  readonly crc: number;
}

export interface Upload {
  /** The bytes in uploaded parts. */
  readonly sent: () => number;
  /** Null until a part was uploaded. */
  readonly state: () => UploadState | null;
  readonly append: (bytes: Uint8Array) => Promise<void>;
  /** Makes the object visible, in place of the previous one. */
  readonly finish: () => Promise<{ readonly bytes: number; readonly checksum: string }>;
  readonly abort: () => Promise<void>;
}

interface Target {
  readonly path: string;
  readonly type: string;
  /** Called after the begin of an upload in parts, so that it can be ended after a kill. */
  readonly onBegin?: (state: UploadState) => Promise<void>;
}

/** Uploads one object in parts of equal size, or at once if it is small. Holds little more than one part. */
export function openUpload(
  bucket: Bucket,
  { path, type, onBegin }: Target,
  saved: UploadState | null,
): Upload {
  let state = saved;
  let waiting: Uint8Array[] = [];
  let size = 0;
  const sent = () => (state?.etags.length ?? 0) * PART_BYTES;

  async function uploadPart(bytes: Uint8Array): Promise<void> {
    if (state === null) {
      state = { uploadId: await bucket.beginUpload(path, type), etags: [], crc: 0 };
      await onBegin?.(state);
    }
    const { uploadId, etags, crc } = state;
    const etag = await bucket.uploadPart(path, uploadId, etags.length + 1, bytes);
    state = { uploadId, etags: [...etags, etag], crc: crc32(bytes, crc) };
  }

  function take(): Uint8Array {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    return bytes;
  }

  return {
    sent,
    state: () => state,
    async append(bytes) {
      waiting.push(bytes);
      size += bytes.length;
      if (size < PART_BYTES) return;
      let rest = take();
      for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES)) {
        await uploadPart(rest.subarray(0, PART_BYTES));
      }
      waiting = [rest];
      size = rest.length;
    },
    async finish() {
      const before = sent();
      const rest = take();
      if (state === null) await bucket.put(path, rest, type);
      else {
        const last = { ...state };
        if (rest.length > 0) await uploadPart(rest);
        await bucket.endUpload(path, last.uploadId, state.etags);
      }
      const crc = state === null ? crc32(rest) : state.crc;
      return { bytes: before + rest.length, checksum: crc.toString(16).padStart(8, '0') };
    },
    async abort() {
      if (state !== null) await abortUpload(bucket, path, state.uploadId);
      state = null;
      take();
    },
  };
}

/** The storage may have ended the upload by itself. */
export async function abortUpload(bucket: Bucket, path: string, uploadId: string): Promise<void> {
  try {
    await bucket.abortUpload(path, uploadId);
  } catch (error) {
    if (!(error instanceof StorageFailure) || error.status === null) throw error;
  }
}
