import { openApiDocument } from '#server/kernel/pages/openapi.ts';
import { IDEMPOTENCY_HEADER, PUBLIC_CONTRACT, PUBLIC_EXPORTS } from '../public-contract.ts';
import { PUBLIC_BASE, PUBLIC_DOCS_PATH } from '#shared/connections/key-scopes.ts';

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

/** The public API as an OpenAPI 3.1 document. `origin` is where this server is found. */
export function publicOpenApi(origin: string): Json {
  const document = openApiDocument(PUBLIC_CONTRACT, {
    title: 'Askwell API',
    description: `Read and change a store’s surveys with an API key. A page to read: ${origin}${PUBLIC_DOCS_PATH}`,
    url: origin + PUBLIC_BASE,
  });
  const paths = document['paths'] as Operations;
  for (const { method, path } of PUBLIC_CONTRACT) {
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation === undefined || method === 'GET') continue;
    operation['parameters'] = [
      ...((operation['parameters'] as Json[] | undefined) ?? []),
      IDEMPOTENCY_PARAMETER,
    ];
  }
  return { ...document, paths: { ...paths, ...exportPaths() } };
}

/** A download has the parameters of a call, and a reply of text. */
function exportPaths(): Operations {
  const calls = Object.values(PUBLIC_EXPORTS).map((entry) => ({
    ...entry,
    ...({ method: 'GET', access: 'key', rate: 'heavy', output: entry.input } as const),
  }));
  const paths = openApiDocument(calls)['paths'] as Operations;
  const content = { 'text/csv': { schema: { type: 'string' } } };
  return Object.fromEntries(
    Object.entries(paths).map(([path, { get = {} }]) => {
      const { default: failed } = get['responses'] as { default: Json };
      return [
        path,
        { get: { ...get, responses: { 200: { description: 'The file.', content }, default: failed } } },
      ];
    }),
  );
}
