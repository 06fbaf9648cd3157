import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { expect } from 'vitest';
import type { ApiKey } from '#shared/api/keys.ts';
import { publicClient } from './public-client.ts';
import { PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import type { KeyScope } from '#shared/connections/key-scopes.ts';
import { type CollectApp, type LiveSurvey, liveSurvey } from '../collect/support.ts';
import { serve } from '#tests/support/app.ts';

interface Reply {
  readonly status: number;
  readonly body: { readonly data: unknown; readonly error?: { code: string; message: string } };
}

/** The merchant's calls about keys. */
export function keyCalls({ express }: CollectApp, live: Pick<LiveSurvey, 'authorized'>) {
  const send = (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
    live.authorized(request(express)[method](`/api/v1/api-keys${path}`)).send(body);
  const data = async <T>(asked: request.Test): Promise<T> => {
    const reply = (await asked) as Reply;
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return reply.body.data as T;
  };
  return {
    send,
    list: async () => (await data<{ keys: ApiKey[] }>(send('get', ''))).keys,
    create: (scopes: readonly KeyScope[] = ['read', 'write', 'export'], name = 'Warehouse') =>
      data<{ key: ApiKey; secret: string }>(send('post', '', { name, scopes })),
    end: (keyId: string) => data<{ key: ApiKey }>(send('delete', `/${keyId}`)),
  };
}

/** A call as a program: any method and path below the public base. */
export const asProgram =
  ({ express }: CollectApp, secret: string) =>
  (method: 'get' | 'post' | 'put', path: string, body?: object) => {
    const sent = request(express)
      [method](PUBLIC_BASE + path)
      .set('authorization', `Bearer ${secret}`);
    return body === undefined ? sent : sent.send(body);
  };

/** A store on Pro with a live survey and a key. */
export async function storeWithKey(app: CollectApp, scopes?: readonly KeyScope[]) {
  const live = await liveSurvey(app);
  const calls = keyCalls(app, live);
  const { key, secret } = await calls.create(scopes);
  return { live, calls, key, secret, call: asProgram(app, secret), surveyId: live.survey.surveyId };
}

/** The app's address, for clients that need one. */
export function listening({ http }: CollectApp): string {
  const server = typeof http === 'function' ? serve(http) : http;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const clientOf = (origin: string, key: string): ReturnType<typeof publicClient> =>
  publicClient({ origin, key, fetch });
