import { openApiDocument } from '#server/kernel/pages/openapi.ts';
import { IDEMPOTENCY_HEADER, PUBLIC_CONTRACT, PUBLIC_EXPORTS } from '../public-contract.ts';
import { PUBLIC_BASE, PUBLIC_DOCS_PATH } from '#shared/connections/key-scopes.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';

type Json = Record<string, unknown>;
type Operations = Record<string, Record<string, Json>>;

const IDEMPOTENCY_PARAMETER: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'A text of your choice. The same text within a day repeats the first reply and changes nothing.',
  schema: { type: 'string', maxLength: 100 },
};

const TAGS = {
  Surveys: 'Drafts, versions and states of surveys.',
  Responses: 'What single shoppers answered.',
  Results: 'Figures, findings and texts over all answers.',
  Exports: 'Files to download.',
} as const;

/** The public API as an OpenAPI 3.1 document. `origin` is where this server is found. */
export function publicOpenApi(origin: string): Json {
  const document = openApiDocument(PUBLIC_CONTRACT, {
    title: 'Askwell API',
    description: `Read and change a store’s surveys with an API key. A page to read: ${origin}${PUBLIC_DOCS_PATH}`,
    url: origin + PUBLIC_BASE,
  });
  const paths: Operations = { ...(document['paths'] as Operations), ...exportPaths() };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) describe(path, method, operation);
  }
  const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  const components = { ...(document['components'] as Json), responses: errorReplies() };
  return { ...document, tags, paths, components };
}

/** A download has the parameters of a call, and a reply of text. */
function exportPaths(): Operations {
  const calls = Object.values(PUBLIC_EXPORTS).map((entry) => ({
    ...entry,
    ...({ method: 'GET', access: 'key', rate: 'heavy', output: entry.input } as const),
  }));
  const paths = openApiDocument(calls)['paths'] as Operations;
  const content = { 'text/csv': { schema: { type: 'string' } } };
  for (const { get } of Object.values(paths)) {
    Object.assign(get?.['responses'] as Json, { 200: { description: 'The file.', content } });
  }
  return paths;
}

/** Adds what all calls of the public API have in common. */
function describe(path: string, method: string, operation: Json): void {
  const { scope } = PUBLIC_CONTRACT.find(({ name }) => name === operation['operationId']) ?? {
    scope: 'read',
  };
  operation['tags'] = [tagOf(path)];
  operation['description'] = `Takes a key that may ${scope}.`;
  if (method !== 'get') {
    operation['parameters'] = [
      ...((operation['parameters'] as Json[] | undefined) ?? []),
      IDEMPOTENCY_PARAMETER,
    ];
  }
  const failures = failuresOf(path, method).map((code) => [
    ERRORS[code].status,
    { $ref: `#/components/responses/${code}` },
  ]);
  const { 200: done, default: other } = operation['responses'] as Json;
  operation['responses'] = { 200: done, ...Object.fromEntries(failures), default: other };
}

function tagOf(path: string): keyof typeof TAGS {
  if (path.includes('/exports/')) return 'Exports';
  if (path.includes('/responses')) return 'Responses';
  return /\/(results|findings|questions)\b/.test(path) ? 'Results' : 'Surveys';
}

/** The errors of any call, of those that name something in their path, and of those with a body. Each has its own status. */
const FAILURES = {
  any: [
    'INVALID_INPUT',
    'UNAUTHENTICATED',
    'PLAN_LIMIT',
    'FORBIDDEN',
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ],
  named: ['NOT_FOUND'],
  body: ['CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** The errors whose reply says when to try again. */
const WAIT: readonly ErrorCode[] = ['RATE_LIMITED', 'UNAVAILABLE'];

function failuresOf(path: string, method: string): ErrorCode[] {
  const ofPath = path.includes('{') ? FAILURES.named : [];
  const ofBody = method === 'get' ? [] : FAILURES.body;
  return [...FAILURES.any, ...ofPath, ...ofBody];
}

function errorReplies(): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const headers = {
    'Retry-After': { description: 'Seconds until the next attempt.', schema: { type: 'integer' } },
  };
  const replies = Object.values(FAILURES)
    .flat()
    .map((code) => {
      const description = `\`${code}\`: ${ERRORS[code].message}`;
      return [code, { description, content, ...(WAIT.includes(code) && { headers }) }];
    });
  return Object.fromEntries(replies) as Json;
}
