import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { S3Client } from '@aws-sdk/client-s3';
import { readAddress, resolveAddress, type AddressRules, type Lookup } from '../public-address.ts';
import { reasonOf } from '../post-request.ts';
import { endpointOf, keyIn, type StorageService } from './storage-place.ts';

const CONNECTION_MS = 5_000;
const REQUEST_MS = 20_000;
/** All attempts of one call. */
const CALL_MS = 60_000;
const ATTEMPTS = 3;

/** A storage that refuses or does not answer. The message is for the merchant. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** Null if there was no reply. */
  readonly status: number | null;
  /** What the storage said. */
  readonly reply: string;
  readonly code: string;

  constructor(message: string, { status, reply, code }: Pick<StorageFailure, 'status' | 'reply' | 'code'>) {
    super(message);
    this.status = status;
    this.reply = reply;
    this.code = code;
  }
}

/** One connection's folder in a bucket. Names are below that folder. */
export interface Bucket {
  readonly put: (path: string, body: Uint8Array, type: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Begins an upload of several parts; nobody sees the object before the end. */
  readonly beginUpload: (path: string, type: string) => Promise<string>;
  readonly uploadPart: (path: string, uploadId: string, number: number, body: Uint8Array) => Promise<string>;
  readonly endUpload: (path: string, uploadId: string, etags: readonly string[]) => Promise<void>;
  readonly abortUpload: (path: string, uploadId: string) => Promise<void>;
  readonly close: () => void;
}

interface BucketOptions {
  readonly service: StorageService;
  readonly secret: string;
  readonly rules: AddressRules;
  /** Default: the system's. */
  readonly lookup?: Lookup;
}

/** The client is loaded with the first call. Each connection goes to an address that was checked for it. */
export async function openBucket(options: BucketOptions): Promise<Bucket> {
  const { service } = options;
  const s3 = await loadS3();
  const client = createClient(s3, options);
  const at = (path: string) => ({ Bucket: service.bucket, Key: keyIn(service, path) });
  const call = async <T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await work(AbortSignal.timeout(CALL_MS));
    } catch (error) {
      throw failureOf(error, options.secret);
    }
  };
  return {
    put: (path, Body, ContentType) =>
      call(async (abortSignal) => {
        await client.send(new s3.PutObjectCommand({ ...at(path), Body, ContentType }), { abortSignal });
      }),
    remove: (path) =>
      call(async (abortSignal) => {
        await client.send(new s3.DeleteObjectCommand(at(path)), { abortSignal });
      }),
    beginUpload: (path, ContentType) =>
      call(async (abortSignal) => {
        const command = new s3.CreateMultipartUploadCommand({ ...at(path), ContentType });
        return (await client.send(command, { abortSignal })).UploadId ?? '';
      }),
    uploadPart: (path, UploadId, PartNumber, Body) =>
      call(async (abortSignal) => {
        const command = new s3.UploadPartCommand({ ...at(path), UploadId, PartNumber, Body });
        return (await client.send(command, { abortSignal })).ETag ?? '';
      }),
    endUpload: (path, UploadId, etags) =>
      call(async (abortSignal) => {
        const Parts = etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
        const input = { ...at(path), UploadId, MultipartUpload: { Parts } };
        await client.send(new s3.CompleteMultipartUploadCommand(input), { abortSignal });
      }),
    abortUpload: (path, UploadId) =>
      call(async (abortSignal) => {
        await client.send(new s3.AbortMultipartUploadCommand({ ...at(path), UploadId }), { abortSignal });
      }),
    close: () => client.destroy(),
  };
}

type S3 = Awaited<ReturnType<typeof loadS3>>;

const loadS3 = () => import('@aws-sdk/client-s3');

function createClient(s3: S3, { service, secret, rules, lookup }: BucketOptions): S3Client {
  const { region, bucket, endpoint, accessKeyId } = service;
  // Names that are no literal address are checked by the agents' lookup.
  const { href } = readAddress(endpointOf(service), rules);
  const agent = { keepAlive: true, maxSockets: 4, lookup: checkedLookup(href, rules, lookup) };
  return new s3.S3Client({
    region,
    ...(endpoint !== '' && { endpoint: href }),
    forcePathStyle: endpoint !== '' || bucket.includes('.'),
    credentials: { accessKeyId, secretAccessKey: secret },
    maxAttempts: ATTEMPTS,
    // Other services than Amazon's refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
      connectionTimeout: CONNECTION_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
  });
}

/** Resolves a host for one connection, which goes to the very address that was checked. */
function checkedLookup(endpoint: string, rules: AddressRules, lookup?: Lookup): LookupFunction {
  return (host, options, done) => {
    const url = new URL(endpoint);
    url.hostname = host;
    resolveAddress(url, rules, lookup).then(
      (found) => {
        if (options.all === true) done(null, [found]);
        else done(null, found.address, found.family);
      },
      (error: unknown) => done(error as Error, '', 0),
    );
  };
}

const SENTENCES: Readonly<Record<string, string>> = {
  AccessDenied: 'The storage refused: the key may not do this in this bucket.',
  Forbidden: 'The storage refused: the key may not do this in this bucket.',
  InvalidAccessKeyId: 'The storage does not know the access key ID.',
  NoSuchBucket: 'The storage has no bucket of this name.',
  SignatureDoesNotMatch: 'The storage did not accept the secret access key.',
  PermanentRedirect: 'The bucket is in another region.',
  AuthorizationHeaderMalformed: 'The bucket is in another region.',
  SlowDown: 'The storage asks for fewer requests.',
  TimeoutError: 'The storage did not answer in time.',
  AbortError: 'The storage did not answer in time.',
};

const MOST_REPLY = 1_000;

function failureOf(error: unknown, secret: string): StorageFailure {
  const {
    name,
    message,
    $metadata,
    code: systemCode,
  } = error as Partial<Error> & {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const code = name ?? '';
  const status = $metadata?.httpStatusCode ?? null;
  // The client calls a closed connection a time-out.
  const isOfSystem = status === null && typeof systemCode === 'string';
  const other = status === null ? reasonOf(error) : 'The storage refused.';
  const sentence = isOfSystem ? reasonOf(error) : (SENTENCES[code] ?? other);
  const reply =
    status === null ? '' : `${code}: ${message ?? ''}`.replaceAll(secret, '').slice(0, MOST_REPLY);
  return new StorageFailure(sentence, { status, reply: reply.replaceAll('\0', ''), code });
}
