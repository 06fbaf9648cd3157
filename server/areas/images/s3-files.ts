import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors.ts';
import type { ImageKey } from '#shared/survey/picture.ts';
import type { Config } from '#server/kernel/config/config.ts';
import type { ImageFiles } from './image-files.ts';
import { readWhole, withDeadline } from '#server/kernel/limits/fetch-reply.ts';

const CONNECTION_MS = 3_000;
/** Of one attempt, until its reply begins. */
const REQUEST_MS = 6_000;
const ATTEMPTS = 3;

/** A call with all its attempts, to the end of the last reply. */
const LONGEST_MS = 20_000;

/** A stored picture has at most a few megabytes, every other reply less. */
const MOST_REPLY_BYTES = 16_000_000;

/** Keys of one call that removes several. */
const SLICE = 1_000;

/** Stores pictures in the bucket of any service that speaks S3. The client is loaded with the first call. */
export function s3Files(config: Config, longestMs: number = LONGEST_MS): ImageFiles {
  let opening: ReturnType<typeof openClient> | undefined;

  async function call<T>(work: (opened: Opened & Until) => Promise<T>): Promise<T> {
    try {
      opening ??= openClient(config);
      const opened = await opening;
      return await withDeadline(longestMs, (abortSignal) => work({ ...opened, until: { abortSignal } }));
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('UNAVAILABLE', undefined, { cause });
    }
  }

  return {
    put: (key, content) =>
      call(async ({ s3, client, Bucket, until }) => {
        const object = { Bucket, Key: nameOf(key), Body: content, ContentType: 'image/webp' };
        await client.send(new s3.PutObjectCommand(object), until);
      }),
    get: (key) =>
      call(async ({ s3, client, Bucket, until }) => {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: nameOf(key) }), until);
          return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return null;
          throw error;
        }
      }),
    async remove(storeId, imageIds) {
      for (let from = 0; from < imageIds.length; from += SLICE) {
        const slice = imageIds.slice(from, from + SLICE);
        const Objects = slice.map((imageId) => ({ Key: nameOf({ storeId, imageId }) }));
        await call(async ({ s3, client, Bucket, until }) => {
          const { Errors = [] } = await client.send(
            new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
            until,
          );
          if (Errors.length > 0) throw new AppError('UNAVAILABLE', undefined, { cause: Errors[0]?.Code });
        });
      }
    },
  };
}

const nameOf = ({ storeId, imageId }: ImageKey) => `images/${storeId}/${imageId}.webp`;

interface Until {
  readonly until: { readonly abortSignal: AbortSignal };
}

type Opened = Awaited<ReturnType<typeof openClient>>;

async function openClient({ images, secrets }: Config) {
  if (images.s3 === null) throw new AppError('UNAVAILABLE', undefined, { cause: 'No bucket is configured.' });
  const { endpoint, region, bucket, hasPathStyle } = images.s3;
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region,
    forcePathStyle: hasPathStyle,
    maxAttempts: ATTEMPTS,
    // Without the last option, a request that takes too long is only logged.
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
    ...(endpoint !== null && { endpoint }),
    ...(secrets.s3 !== null && { credentials: secrets.s3 }),
  });
  // The client itself would collect a reply of any length.
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const response = result.response as { body?: unknown };
      if (response.body instanceof Readable) {
        response.body = Readable.from([await readWhole(response.body, MOST_REPLY_BYTES)]);
      }
      return result;
    },
    { step: 'deserialize', priority: 'low' },
  );
  return { s3, client, Bucket: bucket };
}
