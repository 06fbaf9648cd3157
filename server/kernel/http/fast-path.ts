import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_BASE } from '#shared/api/base.ts';
import { AppError } from '#shared/errors.ts';
import { DEFAULT_BODY_BYTES } from '#shared/api/endpoint.ts';
import { clientAddress, trustedRequestId, type TrustsProxy } from './client-address.ts';
import { errorBody, shownError } from './error-handler.ts';
import type { Logger } from '#server/kernel/telemetry/log.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';
import { observeReply } from './observe.ts';
import { retryHeaders } from './open-reply.ts';
import { callerOf, type RateLimiter } from './rate-limit.ts';
import type { ReportFault } from './report-fault.ts';
import { checkInput, objectOf, takesBody } from './read-input.ts';
import { isEarly } from './refuse-early.ts';
import { newRequestId } from './request-id.ts';
import type { RequestFacts, Route } from './route.ts';
import { writeOutput } from './write-output.ts';

export interface FastPathTools {
  readonly limiter: RateLimiter;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly report: ReportFault;
  readonly trusts: TrustsProxy;
  /** Pages of these origins get more headers, which only Express sets. */
  readonly allowedOrigins: readonly string[];
  /** Headers of every reply, the same as Express sends. */
  readonly openHeaders: Readonly<Record<string, string>>;
  /** Whether a reply that holds more than the contract is an error instead of being cut. */
  readonly strict: boolean;
}

/** Answers the request, or returns false if Express must handle it. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Lane {
  readonly route: Route;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** A response is saved even if the page that sent it closes the connection. */
const NEVER = new AbortController().signal;

/** JSON in UTF-8, under its own name or that of plain text. */
const READABLE = /^(?:application\/json|text\/plain)(?:;\s*charset="?utf-8"?)?$/i;

/**
 * Answers the most frequent calls, shoppers' answers, without Express, whose middleware costs more than the call itself.
 * It handles plain requests only. Express has the same routes and handles everything else, such as preflights and
 * compressed bodies. A test compares status, body and headers of both.
 */
export function createFastPath(routes: readonly Route[], tools: FastPathTools): FastPath {
  const lanes = routes.filter(({ isFast }) => isFast === true).map(laneOf);
  return function takeFastPath(request, response) {
    const { url = '', method } = request;
    if (!url.startsWith(API_BASE)) return false;
    for (const lane of lanes) {
      if (lane.route.endpoint.method !== method) continue;
      const match = lane.pattern.exec(url);
      if (match === null) continue;
      if (!isPlain(request, lane.route, tools)) return false;
      void answer(lane, match, request, response, tools);
      return true;
    }
    return false;
  };
}

function laneOf(route: Route): Lane {
  const { name, access, crossOrigin } = route.endpoint;
  if (access !== 'public' || crossOrigin !== true || !takesBody(route.endpoint)) {
    throw new Error(`${name} cannot use the fast path: it handles public cross-origin calls with a body.`);
  }
  const names: string[] = [];
  const source = route.endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([\\w-]+)';
  });
  return { route, names, pattern: new RegExp(`^${API_BASE}${source}$`) };
}

function isPlain(request: IncomingMessage, { endpoint }: Route, tools: FastPathTools): boolean {
  const { headers } = request;
  const length = Number(headers['content-length'] ?? 0);
  return (
    length > 0 &&
    length <= (endpoint.bodyBytes ?? DEFAULT_BODY_BYTES) &&
    headers['content-encoding'] === undefined &&
    READABLE.test(headers['content-type'] ?? '') &&
    !isEarly(request) &&
    (headers.origin === undefined || !tools.allowedOrigins.includes(headers.origin))
  );
}

async function answer(
  { route, names }: Lane,
  match: RegExpExecArray,
  request: IncomingMessage,
  response: ServerResponse,
  tools: FastPathTools,
): Promise<void> {
  const { endpoint, handle } = route;
  const startedAt = performance.now();
  const facts = factsOf(request, tools.trusts);
  response.on('close', () => {
    const { id } = facts;
    observeReply(tools, response, {
      id,
      startedAt,
      route: endpoint.name,
      method: endpoint.method,
      storeId: null,
    });
  });
  try {
    tools.limiter.take(endpoint.rate, callerOf(facts.address));
    const body = objectOf(parse(await readBody(request)));
    const input = checkInput(endpoint, body, parametersOf(names, match));
    const call = { input, session: null, request: facts, signal: NEVER };
    const data = writeOutput(endpoint, await handle(call), tools.strict);
    send(response, 200, { data }, { ...tools.openHeaders, 'X-Request-Id': facts.id });
  } catch (error) {
    const shown = shownError(error);
    tools.report(error, shown, { requestId: facts.id, route: endpoint.name });
    if (response.headersSent) return;
    send(response, shown.status, errorBody(shown, facts.id), {
      ...tools.openHeaders,
      ...retryHeaders(shown.retryAfter, true),
      'X-Request-Id': facts.id,
    });
  }
}

function factsOf(request: IncomingMessage, trusts: TrustsProxy): RequestFacts {
  return {
    id: trustedRequestId(request, trusts) ?? newRequestId(),
    address: clientAddress(request, trusts),
    userAgent: request.headers['user-agent'] ?? '',
    header(name) {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

function parametersOf(names: readonly string[], match: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () =>
      resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString() ?? ''),
    );
    request.on('error', (cause) =>
      reject(new AppError('INVALID_INPUT', 'The request ended before its body did.', { cause })),
    );
  });
}

/** Like Express' parser: a leading byte-order mark is skipped, and an empty text is an empty object. */
function parse(sent: string): unknown {
  const text = sent.startsWith('\ufeff') ? sent.slice(1) : sent;
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    // Express' parser refuses a bare string or number.
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Reported below.
  }
  throw new AppError('INVALID_INPUT', 'The body is not valid JSON.');
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>>,
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) }).end(text);
}
