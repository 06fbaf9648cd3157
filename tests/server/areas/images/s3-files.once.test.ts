import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { s3Files } from '#server/areas/images/s3-files.ts';
import { answeringServer, trickle } from '#tests/support/answering-server.ts';
import { testConfig } from '#tests/support/app.ts';

const KEY = { storeId: 'store', imageId: 'image' };
const BRIEFLY_AWAY = { code: 'UNAVAILABLE' };

async function filesAt(answer: RequestListener, longestMs?: number) {
  const url = await answeringServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  const env = {
    IMAGE_STORAGE: 's3',
    S3_ENDPOINT: url,
    S3_BUCKET: 'pictures',
    S3_PATH_STYLE: 'on',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  return s3Files(testConfig(env), longestMs);
}

describe('the bucket of the pictures', () => {
  it('returns a picture', async () => {
    const files = await filesAt((_, response) => void response.end('picture'));
    expect(String(await files.get(KEY))).toBe('picture');
  });

  it('has no picture that it does not know', async () => {
    const files = await filesAt((_, response) => {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
    expect(await files.get(KEY)).toBeNull();
  });

  it('is briefly away when its reply is longer than any picture', async () => {
    const files = await filesAt((_, response) => void response.end(Buffer.alloc(20_000_000)));
    await expect(files.get(KEY)).rejects.toMatchObject(BRIEFLY_AWAY);
  });

  it('is briefly away when its refusal does not end', async () => {
    const files = await filesAt((_, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>AccessDenied</Code><Message>${'x'.repeat(20_000_000)}</Message></Error>`);
    });
    await expect(files.put(KEY, Buffer.from('picture'))).rejects.toMatchObject({
      ...BRIEFLY_AWAY,
      cause: { name: 'TooLong' },
    });
  });

  it.each([
    ['does not answer', () => undefined],
    ['answers byte by byte', trickle],
  ])('is briefly away when it %s', async (_what, answer) => {
    const files = await filesAt(answer, 300);
    const calls = [files.get(KEY), files.put(KEY, Buffer.from('picture')), files.remove('store', ['image'])];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({
        status: 'rejected',
        reason: { ...BRIEFLY_AWAY, cause: { name: 'TooLate' } },
      });
    }
  });
});
