import { randomBytes } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { MAPPING_LIMITS } from '#shared/channels/mapping-limits.ts';
import { MOST_CONNECTIONS } from '#shared/connections/connection-limits.ts';
import { MOST_KEYS, PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { THEME_RULE_LIMITS } from '#shared/text/theme-rule.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { newResponseId } from './prepare.ts';

/** The store that does its worst. */
export interface NoisyStore {
  readonly url: string;
  readonly shop: string;
  readonly publicId: string;
  readonly surveyId: string;
  /** Of a survey that nobody answers, for large drafts. */
  readonly spareId: string;
  readonly authorizations: readonly string[];
  /** Of the name server that the app asks. */
  readonly names: { areSlow: boolean };
}

export interface Noise {
  /** Makes noise until the signal ends it. */
  make(signal: AbortSignal): Promise<unknown>;
  /** Takes away what would make noise after its end. */
  clear?(): Promise<unknown>;
}

/** Begins a round of noise. */
export type Way = (tools: Tools) => Promise<Noise> | Noise;

export type Tools = ReturnType<typeof noisyTools>;

const newId = () => randomBytes(16).toString('hex');
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

interface Given {
  readonly signal?: AbortSignal;
  readonly authorization?: string;
  readonly base?: string;
}

/** Calls of the noisy store. Each comes from an address of its own, and its merchant has many sessions. */
export function noisyTools(store: NoisyStore) {
  const count = { done: 0, refused: 0 };

  /** The whole reply; null if the call ended without one. */
  async function ask(method: string, path: string, body?: unknown, given: Given = {}) {
    const { signal, authorization = pick(store.authorizations), base = '/api/v1' } = given;
    try {
      const reply = await fetch(store.url + base + path, {
        ...{ method, signal: signal ?? AbortSignal.timeout(30_000) },
        headers: {
          authorization,
          'content-type': 'application/json',
          'x-forwarded-for': `101.${[...randomBytes(3)].join('.')}`,
          ...(path === '/mcp' && { accept: 'application/json, text/event-stream' }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      // A long file counts although the round ends before it.
      if (reply.ok) count.done += 1;
      else count.refused += 1;
      const text = await reply.text();
      return { isOk: reply.ok, status: reply.status, text };
    } catch {
      return null;
    }
  }

  async function data<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await ask(method, path, body);
    if (!reply?.isOk) throw new Error(`${method} ${path}: ${reply?.status} ${reply?.text.slice(0, 500)}`);
    return (JSON.parse(reply.text) as { data: T }).data;
  }

  /** Repeats calls, so many at once, until the signal ends. A refused one rests for a moment. */
  function repeat(signal: AbortSignal, atOnce: number, call: () => ReturnType<typeof ask>): Promise<unknown> {
    // An aborted request whose body is still being sent may never end.
    const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
    const run = async () => {
      while (!signal.aborted) {
        const reply = await Promise.race([call(), aborted]);
        // Time passes: a program that is refused waits before it tries again.
        if (!reply?.isOk) await pause(20);
      }
    };
    return Promise.all(Array.from({ length: atOnce }, run));
  }

  const answer = (signal: AbortSignal, change: object = {}, responseId = newResponseId()) => {
    const now = Date.now();
    return ask(
      'PUT',
      `/collect/${store.publicId}/responses/${responseId}`,
      {
        ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: { q1: 100 } },
        ...{ answers: { q1: { value: 9 }, q2: { value: 'words' } }, path: ['q1', 'q2'] },
        ...{ startedAt: now - 1_000, changedAt: now, sentAt: now, attributes: { placement: 'popup' } },
        ...change,
      },
      { signal },
    );
  };

  return { store, count, ask, data, repeat, answer };
}

const choice = (url: string, change: object = {}) => ({
  ...{ name: 'Noise', url, events: ['response.saved'], surveyIds: [], answerFilter: null },
  ...change,
});

/** Makes as many connections as a store may have, then sends answers and tests to them. */
async function connectAll(
  { data, ask, repeat, answer }: Tools,
  urlOf: (at: number) => string,
  change: object = {},
): Promise<Noise> {
  const ids: string[] = [];
  for (let at = 0; at < MOST_CONNECTIONS; at += 1) {
    const made = await data<{ connection: { connectionId: string } }>(
      'POST',
      '/connections',
      choice(urlOf(at), change),
    );
    ids.push(made.connection.connectionId);
  }
  return {
    make: (signal) =>
      Promise.all([
        repeat(signal, 8, () => answer(signal)),
        repeat(signal, 12, () => ask('POST', `/connections/${pick(ids)}/test`, undefined, { signal })),
        repeat(signal, 4, () =>
          ask('POST', `/connections/${pick(ids)}/again`, { eventId: null }, { signal }),
        ),
      ]),
    clear: () => Promise.all(ids.map((id) => ask('DELETE', `/connections/${id}`))),
  };
}

/** Connections to a server that treats each request like this. */
const receiver =
  (treat: (socket: Socket) => void): Way =>
  async (tools) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      socket.once('data', () => treat(socket));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const noise = await connectAll(tools, (at) => `http://127.0.0.1:${port}/${at}`);
    return {
      make: noise.make,
      async clear() {
        await noise.clear?.();
        server.close();
        for (const socket of sockets) socket.destroy();
      },
    };
  };

const CHUNK = Buffer.alloc(64 * 1024, 'a');

function pourOut(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n\r\n');
  const pour = () => {
    while (socket.writable && socket.write(CHUNK));
  };
  socket.on('drain', pour);
  pour();
}

function trickle(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n');
  const timer = setInterval(() => socket.write('a'), 50);
  socket.on('close', () => clearInterval(timer));
}

/** As long as a draft may be: many questions with many long options, and their translations. */
function hugeDefinition(languages: number): SurveyDefinition {
  const questions = Array.from({ length: 100 }, (_, at) =>
    question('multi_select', `q${at}`, {
      text: `${at} ${'words '.repeat(60)}`.trim(),
      options: Array.from(
        { length: languages > 0 ? 10 : SURVEY_LIMITS.options },
        (__, option) => `o${option}`,
      ),
    }),
  );
  const texts = Object.fromEntries(
    questions.map(({ questionId }) => [
      questionId,
      { text: 'Wörter '.repeat(languages > 0 ? 40 : 1).trim() },
    ]),
  );
  const tags = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs', 'hu', 'ro', 'el', 'bg'];
  return {
    ...survey(...questions),
    translations: Object.fromEntries(tags.slice(0, languages).map((tag) => [tag, { questions: texts }])),
  };
}

/** Saves and publishes large drafts, and reads what storefronts load of them. */
const hugeSurveys =
  (languages: number): Way =>
  async ({ data, ask, repeat, store }) => {
    const { spareId, shop } = store;
    let { revision } = await data<{ revision: number }>('GET', `/surveys/${spareId}`);
    const made = hugeDefinition(languages);
    const questions = made.questions.map((each) => ({ ...each, surveyId: spareId }));
    const definition = { ...made, surveyId: spareId, questions };
    const save = async (signal?: AbortSignal) => {
      const body = { baseRevision: revision, saveId: newId(), definition: { ...definition, name: newId() } };
      const saved = await ask('PUT', `/surveys/${spareId}/draft`, body, signal && { signal });
      if (saved?.isOk) ({ revision } = (JSON.parse(saved.text) as { data: { revision: number } }).data);
      return saved;
    };
    const first = await save();
    if (!first?.isOk) throw new Error(`The large draft was refused: ${first?.text.slice(0, 500)}`);
    return {
      make: (signal) =>
        Promise.all([
          repeat(signal, 1, () => save(signal)),
          repeat(signal, 4, () => {
            const body = { baseRevision: 1, saveId: newId(), definition };
            return ask('PUT', `/surveys/${spareId}/draft`, body, { signal });
          }),
          repeat(signal, 1, () =>
            ask('POST', `/surveys/${spareId}/publish`, { draftRevision: revision, meanings: [] }, { signal }),
          ),
          repeat(signal, 2, () => ask('GET', `/surveys/${spareId}`, undefined, { signal })),
          repeat(signal, 2, () => ask('GET', `/store/${shop}/askwell.js`, undefined, { signal, base: '' })),
        ]),
    };
  };

const pinnedPhrases: Way = async ({ data, ask, repeat, answer, store }) => {
  const path = `/surveys/${store.surveyId}/analytics/questions/q2`;
  const phrases = Array.from({ length: THEME_RULE_LIMITS.phrases }, (_, at) => ({
    language: null,
    text: `${'a '.repeat(10 + (at % 18))}b`,
  }));
  const themes = Array.from({ length: 3 }, (_, at) => ({ id: `t${at}`, name: `Theme ${at}`, phrases }));
  const pin = async (list: typeof themes, signal?: AbortSignal) => {
    const { revision } = await data<{ revision: number }>('GET', `${path}/pinned-themes`);
    return ask('PUT', `${path}/pinned-themes`, { revision, themes: list }, signal && { signal });
  };
  const pinned = await pin(themes);
  if (!pinned?.isOk) throw new Error(`The themes were refused: ${pinned?.text.slice(0, 500)}`);
  const words = 'a '.repeat(1_990).trim();
  return {
    make: (signal) =>
      Promise.all([
        repeat(signal, 4, () => ask('POST', `${path}/theme-preview`, { phrases }, { signal })),
        repeat(signal, 8, () => answer(signal, { answers: { q1: { value: 1 }, q2: { value: words } } })),
        repeat(signal, 1, () => pin(themes.slice(Math.floor(Math.random() * 2)), signal).catch(() => null)),
      ]),
    clear: () => pin([]),
  };
};

async function makeKeys({ data }: Tools): Promise<{ keys: string[]; ids: string[] }> {
  const keys: string[] = [];
  const ids: string[] = [];
  for (let at = 0; at < MOST_KEYS; at += 1) {
    const body = { name: `Noise ${at}`, scopes: ['read', 'write', 'export'] };
    const made = await data<{ key: { keyId: string }; secret: string }>('POST', '/api-keys', body);
    keys.push(`Bearer ${made.secret}`);
    ids.push(made.key.keyId);
  }
  return { keys, ids };
}

/** Calls of programs with as many API keys as a store may have. */
const programs =
  (call: (tools: Tools, given: Given) => ReturnType<Tools['ask']>): Way =>
  async (tools) => {
    const { keys, ids } = await makeKeys(tools);
    return {
      make: (signal) =>
        tools.repeat(signal, 24, () => call(tools, { signal, base: PUBLIC_BASE, authorization: pick(keys) })),
      clear: () => Promise.all(ids.map((id) => tools.ask('DELETE', `/api-keys/${id}`))),
    };
  };

const tool = (name: string, given: object) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
});

const mcp = (tools: Tools, given: Given) => {
  const surveyId = tools.store.surveyId;
  const asked = pick([
    tool('get_results', { surveyId }),
    tool('get_findings', { surveyId }),
    tool('list_responses', { surveyId }),
    tool('list_surveys', {}),
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  ]);
  return tools.ask('POST', '/mcp', asked, given);
};

const publicReads = (tools: Tools, given: Given) => {
  const { surveyId } = tools.store;
  const path = pick([
    '',
    '/results',
    '/responses',
    '/findings',
    '/questions/q2/themes',
    '/questions/q2/texts',
  ]);
  return tools.ask('GET', `/surveys/${surveyId}${path}`, undefined, given);
};

const files: Way = ({ ask, repeat, store }) => ({
  make: (signal) =>
    Promise.all([
      repeat(signal, 16, () =>
        ask('GET', `/surveys/${store.surveyId}/analytics/responses.csv?range=all`, undefined, { signal }),
      ),
      repeat(signal, 6, () => ask('GET', '/settings/export', undefined, { signal })),
    ]),
});

const analytics: Way = ({ ask, repeat, store }) => {
  const base = `/surveys/${store.surveyId}/analytics`;
  const paths = [
    '/overview?range=all&answered=q1%3Dv:9',
    '/questions?range=all&answered=q1%3Dv:1',
    '/questions?range=all&answered=q1%3Dv:9',
    '/questions/q2/themes?range=all',
    '/questions/q2/texts?range=all&search=a',
    '/who-answered?range=all',
    '/weighted?range=all',
    '/findings?range=all',
    '/trends?range=all&answered=q1%3Dv:9',
    '/funnel?range=all&answered=q1%3Dv:9',
  ];
  return {
    make: (signal) => repeat(signal, 24, () => ask('GET', base + pick(paths), undefined, { signal })),
  };
};

const mappings: Way = async ({ data, ask, repeat }) => {
  let { revision } = await data<{ revision: number }>('GET', '/channels');
  const edit = async (signal: AbortSignal) => {
    const edits = Array.from({ length: MAPPING_LIMITS.edits }, () => ({
      kind: 'add_rule',
      rule: {
        ...{ id: newId(), match: 'words', channel: 'podcast' },
        phrase: `${'a '.repeat(280)}${newId()}`.slice(0, MAPPING_LIMITS.phraseLength),
      },
    }));
    const reply = await ask('POST', '/channels/edits', { revision, edits }, { signal });
    if (reply?.isOk) ({ revision } = (JSON.parse(reply.text) as { data: { revision: number } }).data);
    else if (reply?.status === 409) {
      const current = await ask('GET', '/channels', undefined, { signal });
      if (current?.isOk) ({ revision } = (JSON.parse(current.text) as { data: { revision: number } }).data);
    }
    return reply;
  };
  return {
    make: (signal) =>
      Promise.all([
        repeat(signal, 2, () => edit(signal)),
        repeat(signal, 6, () => ask('GET', '/channels', undefined, { signal })),
      ]),
  };
};

const PHOTO = { width: 4_000, height: 3_000 };

let drawn: Promise<Buffer> | undefined;

const drawPhoto = () =>
  sharp(randomBytes(PHOTO.width * 300 * 3), { raw: { width: PHOTO.width, height: 300, channels: 3 } })
    .resize({ ...PHOTO, fit: 'fill' })
    .jpeg({ quality: 70 })
    .toBuffer();

/** Uploads large photographs. The last bytes of each differ, so that each is a new file. */
const pictures: Way = async ({ ask, repeat }) => {
  const photo = await (drawn ??= drawPhoto());
  const upload = (signal: AbortSignal) => {
    const content = Buffer.concat([photo, randomBytes(16)]).toString('base64');
    return ask('POST', '/images', { purpose: pick(['question', 'option', 'logo']), content }, { signal });
  };
  return { make: (signal) => repeat(signal, 8, () => upload(signal)) };
};

const texts: Way = ({ repeat, answer }) => {
  const words = 'é'.repeat(4_000);
  return {
    make: (signal) =>
      repeat(signal, 24, () => answer(signal, { answers: { q1: { value: 1 }, q2: { value: words } } })),
  };
};

/** A page that sends one response again and again, a revision further each time. */
const revisions: Way = ({ repeat, answer }) => {
  const responseId = newResponseId();
  let revision = 0;
  return {
    make: (signal) =>
      repeat(signal, 24, () => {
        revision += 1;
        return answer(
          signal,
          { revision, complete: false, answers: { q1: { value: revision % 10 } } },
          responseId,
        );
      }),
  };
};

/** The deepest, and the most places, that a template may have. */
const MOST = { levels: 20, places: 100 };

const deepTemplates: Way = async (tools) => {
  const { ask, repeat } = tools;
  const places = Array(MOST.places).fill('{{response.answers}}').join(' ');
  const template = `${'['.repeat(MOST.levels)}"${places}"${']'.repeat(MOST.levels)}`;
  const service = { kind: 'http', template, type: 'json', header: '', purpose: null };
  const change = { service, events: ['response.completed'], credential: 'a-key-of-some-service' };
  const noise = await connectAll(tools, () => 'http://127.0.0.1:9/', change);
  return {
    make: (signal) =>
      Promise.all([
        noise.make(signal),
        repeat(signal, 8, () =>
          ask('POST', '/connection-preview', choice('http://127.0.0.1:9/', change), { signal }),
        ),
      ]),
    ...(noise.clear && { clear: noise.clear }),
  };
};

/** A new name for each connection, which the name server answers late or never. */
const slowNames: Way = async (tools) => {
  const { names } = tools.store;
  names.areSlow = true;
  const noise = await connectAll(
    tools,
    (at) => `http://${at % 2 === 0 ? 'never' : 'late'}-${newId()}.example.com/`,
  );
  return {
    ...noise,
    async clear() {
      await noise.clear?.();
      names.areSlow = false;
    },
  };
};

export const WAYS: Readonly<Record<string, Way>> = {
  'names that resolve slowly': slowNames,
  'receivers that hang': receiver(() => undefined),
  'endless replies': receiver(pourOut),
  'broken replies': receiver((socket) => socket.end('HTTP/1.1 what\r\n\0\r\n\r\n')),
  'trickled replies': receiver(trickle),
  'deep templates': deepTemplates,
  'huge texts': texts,
  'huge surveys': hugeSurveys(0),
  'imports of translations': hugeSurveys(15),
  'imports of mappings': mappings,
  'pinned phrases': pinnedPhrases,
  'many API keys': programs(publicReads),
  'an assistant': programs(mcp),
  'many exports': files,
  'many reports': analytics,
  'many pictures': pictures,
  'many revisions': revisions,
};
