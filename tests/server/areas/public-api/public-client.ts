import { AppError, ERRORS, type ErrorBody, type ErrorCode } from '#shared/errors.ts';
import { pathParameters, type OutputOf, type RequestOf } from '#shared/api/endpoint.ts';
import { IDEMPOTENCY_HEADER, type PublicEndpoint } from '#server/areas/public-api/public-contract.ts';
import { PUBLIC_BASE } from '#shared/connections/key-scopes.ts';

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** The parts of a `Response` that are read. */
interface Received {
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

export interface PublicAccess {
  /** Where the server is, without a path. */
  readonly origin: string;
  readonly key: string;
  /** The `fetch` of the platform. */
  readonly fetch: (url: string, sent: Sent) => Promise<Received>;
}

export interface CallOptions {
  /** The same text within a day repeats the first reply. */
  readonly idempotencyKey?: string;
}

/** A client of the public API. It throws an `AppError` with the code of the reply. */
export function publicClient({ origin, key, fetch }: PublicAccess) {
  return async function call<E extends PublicEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    { idempotencyKey }: CallOptions = {},
  ): Promise<OutputOf<E>> {
    const { url, body } = addressOf(endpoint, input as Readonly<Record<string, unknown>>);
    const reply = await fetch(origin + PUBLIC_BASE + url, {
      method: endpoint.method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      ...(body !== undefined && { body }),
    });
    const read: unknown = await reply.json().catch(() => null);
    if (!reply.ok) throw failureOf(reply, read);
    return (read as { data: OutputOf<E> }).data;
  };
}

/** Path parameters go into the path; the rest is the query or the body. */
function addressOf({ method, path }: PublicEndpoint, input: Readonly<Record<string, unknown>>) {
  const inPath = pathParameters(path);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => value !== undefined && !inPath.includes(name));
  if (method !== 'GET') return { url: filled, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = rest.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return { url: query === '' ? filled : `${filled}?${query}` };
}

function failureOf({ headers }: Received, read: unknown): AppError {
  const { error } = (read ?? {}) as Partial<ErrorBody>;
  if (error === undefined || !isCode(error.code)) return new AppError('INTERNAL');
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return new AppError(error.code, error.message, {
    ...(error.fields !== undefined && { fields: error.fields }),
    ...(Number.isFinite(wait) && { retryAfter: wait }),
  });
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);
