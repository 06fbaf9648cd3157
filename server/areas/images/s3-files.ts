import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors.ts';
import type { ImageKey } from '#shared/survey/picture.ts';
import type { Config } from '#server/kernel/config/config.ts';
import type { ImageFiles } from './image-files.ts';

const CONNECTION_MS = 3_000;
const REQUEST_MS = 10_000;
const ATTEMPTS = 3;

/** Keys of one call that removes several. */
const SLICE = 1_000;

/** Stores pictures in the bucket of any service that speaks S3. The client is loaded with the first call. */
export function s3Files(config: Config): ImageFiles {
  let opening: ReturnType<typeof openClient> | undefined;

  async function call<T>(work: (opened: Awaited<ReturnType<typeof openClient>>) => Promise<T>): Promise<T> {
    try {
      opening ??= openClient(config);
      return await work(await opening);
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('UNAVAILABLE', undefined, { cause });
    }
  }

  return {
    put: (key, content) =>
      call(async ({ s3, client, Bucket }) => {
        const object = { Bucket, Key: nameOf(key), Body: content, ContentType: 'image/webp' };
        await client.send(new s3.PutObjectCommand(object));
      }),
    get: (key) =>
      call(async ({ s3, client, Bucket }) => {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: nameOf(key) }));
          return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return null;
          throw error;
        }
      }),
    remove: (storeId, imageIds) =>
      call(async ({ s3, client, Bucket }) => {
        for (let from = 0; from < imageIds.length; from += SLICE) {
          const slice = imageIds.slice(from, from + SLICE);
          const Objects = slice.map((imageId) => ({ Key: nameOf({ storeId, imageId }) }));
          const { Errors = [] } = await client.send(
            new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
          );
          if (Errors.length > 0) throw new AppError('UNAVAILABLE', undefined, { cause: Errors[0]?.Code });
        }
      }),
  };
}

const nameOf = ({ storeId, imageId }: ImageKey) => `images/${storeId}/${imageId}.webp`;

async function openClient({ images, secrets }: Config) {
  if (images.s3 === null) throw new AppError('UNAVAILABLE', undefined, { cause: 'No bucket is configured.' });
  const { endpoint, region, bucket, hasPathStyle } = images.s3;
  const s3 = await import('@aws-sdk/client-s3');
  const client: S3Client = new s3.S3Client({
    region,
    forcePathStyle: hasPathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS },
    ...(endpoint !== null && { endpoint }),
    ...(secrets.s3 !== null && { credentials: secrets.s3 }),
  });
  return { s3, client, Bucket: bucket };
}
