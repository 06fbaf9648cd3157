import * as z from 'zod/mini';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { publicRoute, route } from '#server/kernel/http/route.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';

const note = z.object({ noteId: z.string(), text: z.string(), owner: z.string() });

export const readNote = endpoint('GET /notes/{noteId}', {
  name: 'readNote',
  summary: 'Reads a note.',
  input: z.object({
    noteId: z.string().check(z.maxLength(20)),
    tags: z._default(z.array(z.string()), []),
    page: z._default(z.coerce.number(), 1),
  }),
  output: z.object({ noteId: z.string(), tags: z.array(z.string()), page: z.number(), owner: z.string() }),
});

export const newestNote = endpoint('GET /notes/newest', {
  name: 'newestNote',
  summary: 'Reads the newest note.',
  access: 'public',
  input: z.object({}),
  output: z.object({ newest: z.boolean() }),
});

export const saveNote = endpoint('PUT /notes/{noteId}', {
  name: 'saveNote',
  summary: 'Saves a note.',
  bodyBytes: 1000,
  input: z.object({ noteId: z.string(), text: z.string().check(z.minLength(1)) }),
  output: note,
});

export const collectNote = endpoint('POST /collected', {
  name: 'collectNote',
  summary: 'Takes a note from any page.',
  access: 'public',
  rate: 'collect',
  crossOrigin: true,
  input: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
});

export const leakNote = endpoint('GET /leaking', {
  name: 'leakNote',
  summary: 'Replies with more than it should.',
  access: 'public',
  input: z.object({}),
  output: z.object({ notes: z.array(z.object({ text: z.string() })) }),
});

export const breakNote = endpoint('GET /breaking/{how}', {
  name: 'breakNote',
  summary: 'Fails as it is told to.',
  access: 'public',
  input: z.object({ how: z.string() }),
  output: z.object({ fine: z.boolean() }),
});

function fail(how: string): never {
  if (how === 'coded')
    throw new AppError('CONFLICT', 'Somebody was faster.', { fields: { text: 'is stale' } });
  if (how === 'busy') throw new AppError('UNAVAILABLE', undefined, { retryAfter: 7 });
  if (how === 'typed') throw Object.assign(new Error('of a library'), { type: 'constructor' });
  throw new Error('the password of jane@shop.example is hunter2');
}

/** An area with one route of each kind. */
export const notes: Area = {
  name: 'notes',
  routes: [
    route(readNote, ({ input, session }) => Promise.resolve({ ...input, owner: session.storeId })),
    publicRoute(newestNote, () => Promise.resolve({ newest: true })),
    route(saveNote, ({ input, session }) => Promise.resolve({ ...input, owner: session.storeId })),
    publicRoute(collectNote, ({ input }) => Promise.resolve(input)),
    publicRoute(leakNote, () => {
      const row = { text: 'seen', secret: 'hidden' };
      return Promise.resolve({ notes: [row] });
    }),
    publicRoute(breakNote, ({ input }) => fail(input.how)),
  ],
  plainRoutes: [
    plainRoute({
      name: 'rawNote',
      method: 'POST',
      path: '/raw-notes/{noteId}',
      guard: 'signature',
      body: { kind: 'raw', bytes: 100 },
      handle: (request, response) => void response.json({ bytes: (request.body as Buffer).toString('hex') }),
    }),
    plainRoute({
      name: 'downloadNotes',
      method: 'GET',
      path: '/notes.csv',
      guard: 'session',
      handle: (_request, response, { session }) => void response.type('csv').send(session.storeId),
    }),
    plainRoute({
      name: 'brokenPage',
      method: 'GET',
      path: '/broken-page',
      guard: 'none',
      handle: () => fail('unknown'),
    }),
  ],
};
