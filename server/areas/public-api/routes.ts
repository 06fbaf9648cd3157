import type { Request, Response as Reply } from 'express';
import type * as z from 'zod/mini';
import { DEFAULT_BODY_BYTES, type RateClass } from '#shared/api/endpoint.ts';
import * as keys from '#shared/api/keys.ts';
import { IDEMPOTENCY_HEADER, PUBLIC_EXPORTS } from './public-contract.ts';
import { EXPORT_ROWS_HEADER } from '#shared/api/values.ts';
import { publicOpenApi } from './docs/public-openapi.ts';
import { type KeyScope, PUBLIC_BASE, PUBLIC_DOCS_PATH } from '#shared/connections/key-scopes.ts';
import { AppError } from '#shared/errors.ts';
import type { WithSources } from '#server/areas/analytics/findings/source-counts.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { exportResponses } from '#server/areas/analytics/export/export-responses.ts';
import { exportSummary } from '#server/areas/analytics/export/export-summary.ts';
import type { WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';
import { createRateLimiter, type RateLimiter } from '#server/kernel/http/rate-limit.ts';
import { checkInput, readInput, takesBody } from '#server/kernel/http/read-input.ts';
import { contextOf } from '#server/kernel/http/request-context.ts';
import { route } from '#server/kernel/http/route.ts';
import { encodedText, sendEncoded } from '#server/kernel/http/send-encoded.ts';
import { sendPieces } from '#server/kernel/http/send-pieces.ts';
import { writeOutput } from '#server/kernel/http/write-output.ts';
import { NO_CHART, publicCalls, type PublicCall } from './calls/public-calls.ts';
import { runOnce } from './calls/run-once.ts';
import { docsPage } from './docs/docs-page.ts';
import { checkKey, type KeyAccess, refuseWithoutScope } from './keys/check-key.ts';
import { createKey, endKey, listKeys } from './keys/save-keys.ts';
import { answerMcp } from './mcp/answer-mcp.ts';

type PublicDeps = Deps & WithBilling & WithSources & WithSurveyEvents;

interface Tools {
  readonly deps: PublicDeps;
  readonly limiter: RateLimiter;
  /** The keys of Authorization headers that were accepted lately. */
  readonly accepted: LruMap<string, string>;
  readonly calls: readonly PublicCall[];
}

const MOST_ACCEPTED = 5_000;

/** What programs of the merchant read and change with an API key. */
export function publicApiArea(deps: PublicDeps): Area {
  const { clock, config } = deps;
  const limiter = createRateLimiter({ clock, scale: config.server.rateScale });
  const accepted = new LruMap<string, string>(MOST_ACCEPTED);
  const tools = { deps, limiter, accepted, calls: publicCalls(deps) };
  return {
    name: 'public api',
    routes: [
      route(keys.listKeys, ({ session }) => listKeys(deps, session)),
      route(keys.createKey, ({ session, input }) => createKey(deps, session, input)),
      route(keys.endKey, ({ session, input }) => endKey(deps, session, input)),
    ],
    plainRoutes: [
      ...tools.calls.map((call) => callRoute(tools, call)),
      exportRoute(tools, PUBLIC_EXPORTS.responses, exportResponses),
      exportRoute(tools, PUBLIC_EXPORTS.summary, exportSummary),
      mcpRoute(tools),
      openApiRoute(deps),
      docsRoute(deps),
    ],
  };
}

function callRoute(tools: Tools, call: PublicCall): PlainRoute {
  const { endpoint } = call;
  const { name, method, path, bodyBytes = DEFAULT_BODY_BYTES } = endpoint;
  return plainRoute({
    name: `public.${name}`,
    method: method as PlainRoute['method'],
    path: PUBLIC_BASE + path,
    guard: 'key',
    rate: 'collect',
    ...(takesBody(endpoint) && { body: { kind: 'json', bytes: bodyBytes } }),
    async handle(request, response, { signal }) {
      const access = await admit(tools, request, response);
      refuseWithoutScope(access, endpoint.scope);
      const input = readInput(endpoint, request);
      const idempotencyKey = takesBody(endpoint) ? request.get(IDEMPOTENCY_HEADER) : undefined;
      const run = (newId: Deps['newId']) => invoke(tools, call, access, { input, signal, newId });
      const data =
        idempotencyKey === undefined
          ? await run(tools.deps.newId)
          : await repeatable(tools, response, access, { idempotencyKey, request: [name, input] }, run);
      response.set('Cache-Control', 'no-store').json({ data });
    },
  });
}

async function repeatable(
  { deps }: Tools,
  response: Reply,
  access: KeyAccess,
  once: Parameters<typeof runOnce>[2],
  run: Parameters<typeof runOnce>[3],
): Promise<unknown> {
  const { data, isRepeated } = await runOnce(deps, access, once, run);
  if (isRepeated) response.set('Idempotency-Replayed', 'true');
  return data;
}

interface Given {
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly newId: Deps['newId'];
}

async function invoke({ deps }: Tools, { endpoint, run }: PublicCall, access: KeyAccess, given: Given) {
  const result = await run({ session: access.session, ...given });
  return writeOutput(endpoint, result, deps.config.mode !== 'production');
}

/** Checks the key and takes one call from its limit, which the reply's headers tell. */
async function admit(
  { deps, limiter, accepted }: Tools,
  request: Request,
  response: Reply,
  rate: RateClass = 'collect',
): Promise<KeyAccess> {
  const authorization = request.get('authorization') ?? '';
  const draw = (how: 'take' | 'check', keyId: string) => {
    try {
      limiter[how]('key', keyId);
    } finally {
      const { most, left, fullAfter } = limiter.levelOf('key', keyId);
      response.set({
        'RateLimit-Limit': String(most),
        'RateLimit-Remaining': String(left),
        'RateLimit-Reset': String(fullAfter),
      });
    }
  };
  const known = accepted.get(authorization);
  // A key beyond its limit is refused before the database is read.
  if (known !== undefined) draw('check', known);
  const access = await checkKey(deps, authorization).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') {
      response.set('WWW-Authenticate', 'Bearer realm="Askwell API"');
    }
    throw error;
  });
  const context = contextOf(request);
  context.storeId = access.session.storeId;
  accepted.set(authorization, access.keyId);
  draw('take', access.keyId);
  await context.takeTurn(access.session.storeId, rate);
  return access;
}

type ExportCall = (typeof PUBLIC_EXPORTS)[keyof typeof PUBLIC_EXPORTS];

const EXPORT_SCOPE: KeyScope = 'export';

function exportRoute(tools: Tools, call: ExportCall, open: typeof exportResponses): PlainRoute {
  const { name, path, input, summary } = call;
  const endpoint = {
    name,
    path,
    input,
    summary,
    output: input,
    method: 'GET',
    access: 'key',
    rate: 'heavy',
  } as const;
  return plainRoute({
    name: `public.${name}`,
    method: 'GET',
    path: PUBLIC_BASE + path,
    guard: 'key',
    rate: 'collect',
    async handle(request, response, { signal }) {
      const access = await admit(tools, request, response, 'heavy');
      refuseWithoutScope(access, EXPORT_SCOPE);
      tools.limiter.take('heavy', access.keyId);
      const read = readInput(endpoint, request) as z.output<ExportCall['input']>;
      const { fileName, rows, text } = await open(tools.deps, access.session, { ...NO_CHART, ...read });
      if (rows !== null) response.setHeader(EXPORT_ROWS_HEADER, String(rows));
      const file = { fileName, contentType: 'text/csv; charset=utf-8', pieces: text };
      await sendPieces(request, response, file, signal);
    },
  });
}

/** The Model Context Protocol over HTTP, without sessions. */
function mcpRoute(tools: Tools): PlainRoute {
  return plainRoute({
    name: 'public.mcp',
    method: 'POST',
    path: `${PUBLIC_BASE}/mcp`,
    guard: 'key',
    rate: 'collect',
    body: { kind: 'json', bytes: DEFAULT_BODY_BYTES },
    async handle(request, response, { signal }) {
      const access = await admit(tools, request, response);
      const { newId } = tools.deps;
      const answer = await answerMcp(
        tools.deps,
        {
          calls: tools.calls,
          scopes: access.scopes,
          invoke: (call, given) =>
            invoke(tools, call, access, { input: checkInput(call.endpoint, given, {}), signal, newId }),
        },
        headersOf(request),
        request.body,
      );
      response.status(answer.status).set('Cache-Control', 'no-store');
      response.type(answer.headers.get('content-type') ?? 'application/json').send(await answer.text());
    },
  });
}

const MCP_HEADERS = ['accept', 'content-type', 'mcp-protocol-version'];

/** Only the protocol's own headers, so that the library never sees the key. */
function headersOf(request: Request): Headers {
  const headers = new Headers();
  for (const name of MCP_HEADERS) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

function openApiRoute({ config }: PublicDeps): PlainRoute {
  const body = once(() => encodedText(JSON.stringify(publicOpenApi(config.app.url))));
  return plainRoute({
    name: 'public.openapi',
    method: 'GET',
    path: `${PUBLIC_BASE}/openapi.json`,
    guard: 'none',
    crossOrigin: true,
    handle(request, response) {
      response.setHeader('Cache-Control', 'public, max-age=300');
      return sendEncoded(request, response, { type: 'json', body: body() });
    },
  });
}

function docsRoute({ config }: PublicDeps): PlainRoute {
  const page = once(() => {
    const { html, contentSecurityPolicy } = docsPage(config.app.url);
    return { body: encodedText(html), contentSecurityPolicy };
  });
  return plainRoute({
    name: 'public.docs',
    method: 'GET',
    path: PUBLIC_DOCS_PATH,
    guard: 'none',
    handle(request, response) {
      const { body, contentSecurityPolicy } = page();
      response.set({
        'Cache-Control': 'public, max-age=300',
        'Content-Security-Policy': contentSecurityPolicy,
      });
      return sendEncoded(request, response, { type: 'html', body });
    },
  });
}

/** Made when it is first asked for, so that the start does not wait for it. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
