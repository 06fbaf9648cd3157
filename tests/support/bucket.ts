import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';
import { inject, onTestFinished } from 'vitest';

const OBJECT = '._S3rver_object';

/** The keys that the stand-in accepts. */
export const BUCKET_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

/** A bucket on this machine that speaks S3. */
export async function startBucket(name: string) {
  const directory = await mkdtemp(join(inject('scratch'), 'bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  const fileOf = (key: string) => join(directory, name, `${key}${OBJECT}`);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    port,
    close,
    fileOf,
    /** The names of the objects. */
    async keys(): Promise<string[]> {
      const files = await readdir(join(directory, name), { recursive: true });
      return files
        .filter((file) => file.endsWith(OBJECT) && !file.startsWith('.'))
        .map((file) => file.slice(0, -OBJECT.length))
        .sort();
    },
    has: (key: string) => existsSync(fileOf(key)),
    text: (key: string) => readFile(fileOf(key), 'utf8'),
  };
}

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;

/** What becomes of a request: it is passed on, cut in the middle, never answered, or answered in place of the bucket. */
export type Fault = 'pass' | 'close' | 'wait' | 'lose reply' | 500 | 503;

export interface FaultyBucket {
  readonly url: string;
  readonly seen: string[];
  /** Uploads in several parts that are neither finished nor aborted. */
  readonly openUploads: Set<string>;
  /** Waits until the bucket has answered the requests that reached it, also those of a killed process. */
  readonly settled: () => Promise<unknown>;
  fault: (request: IncomingMessage) => Fault;
}

/**
 * Stands before a bucket and breaks requests as the test says. It also does what the stand-in lacks: it aborts uploads,
 * and says so of an upload that has ended.
 */
export async function startFaultyBucket(bucket: TestBucket): Promise<FaultyBucket> {
  const pending = new Set<Promise<void>>();
  const faulty = {
    url: '',
    seen: [] as string[],
    openUploads: new Set<string>(),
    settled: () => Promise.all(pending),
    fault: (): Fault => 'pass',
  };
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    faulty.seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const passed = answer(bucket, faulty, request, response).finally(() => pending.delete(passed));
    pending.add(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  faulty.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return faulty;
}

async function answer(
  bucket: TestBucket,
  faulty: FaultyBucket,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const fault = faulty.fault(request);
  const uploadId = /uploadId=(\w+)/.exec(request.url ?? '')?.[1];
  if (fault === 'close') {
    request.once('data', () => request.destroy());
    request.once('end', () => request.destroy());
  } else if (fault === 'wait') {
    request.resume();
    await new Promise((resolve) => response.once('close', resolve));
  } else if (fault === 500) refuse(request, response, 500, 'InternalError');
  else if (fault === 503) refuse(request, response, 503, 'SlowDown');
  else if (uploadId !== undefined && !faulty.openUploads.has(uploadId)) {
    refuse(request, response, 404, 'NoSuchUpload');
  } else if (uploadId !== undefined && request.method === 'DELETE') {
    faulty.openUploads.delete(uploadId);
    response.writeHead(204).end();
  } else {
    // The stand-in would keep the beginning of an object whose sender dies. S3 keeps whole objects only.
    const body = await readWhole(request);
    if (body !== null)
      await passOn(bucket, faulty, request, { response, body, isLost: fault === 'lose reply', uploadId });
  }
}

/** Null if the sender ends before its request does. */
async function readWhole(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return null;
  }
  return request.complete ? Buffer.concat(chunks) : null;
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused.</Message></Error>`;
  request.resume();
  request.on('end', () => response.writeHead(status, { 'content-type': 'application/xml' }).end(body));
}

interface Passing {
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly isLost: boolean;
  readonly uploadId: string | undefined;
}

function passOn(
  { port }: TestBucket,
  { openUploads }: FaultyBucket,
  request: IncomingMessage,
  { response, body, isLost, uploadId }: Passing,
): Promise<void> {
  const { method, url, headers } = request;
  return new Promise((resolve) => {
    const passed = httpRequest({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const replied = Buffer.concat(chunks);
        const begun = /<UploadId>(\w+)</.exec(replied.toString())?.[1];
        if (begun !== undefined) openUploads.add(begun);
        if (method === 'POST' && uploadId !== undefined && reply.statusCode === 200)
          openUploads.delete(uploadId);
        if (isLost) response.destroy();
        else response.writeHead(reply.statusCode ?? 500, reply.headers).end(replied);
      });
      reply.on('close', resolve);
    });
    passed.on('error', () => {
      response.destroy();
      resolve();
    });
    passed.end(body);
  });
}
