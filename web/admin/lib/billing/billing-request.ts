import type { ProviderError } from '#shared/plan/provider.ts';
import { BillingError } from './billing-error.ts';

export interface BillingRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Sent as the query of a GET, else as the body; undefined values are omitted. */
  readonly input?: Readonly<Record<string, unknown>>;
}

export interface BillingAddress {
  readonly apiUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** One call of the provider's protocol. Returns the reply or throws a BillingError. */
export async function askBilling<Reply extends object>(
  address: BillingAddress,
  { method, path, input = {} }: BillingRequest,
): Promise<Reply> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]));
  const inQuery = method === 'GET' && given.length > 0;
  const response = await inTime(address, `${address.apiUrl}${path}${inQuery ? `?${query.toString()}` : ''}`, {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...address.headers },
    ...(method !== 'GET' && given.length > 0 && { body: JSON.stringify(Object.fromEntries(given)) }),
  });
  const reply = parse(response.text, response.status);
  if (isRefusal(reply)) throw refusal(response.status, reply);
  if (!response.ok || typeof reply !== 'object' || reply === null) throw new BillingError(response.status);
  return reply as Reply;
}

interface ReadReply {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

/** The time-out includes the body: a reply that stalls half-way is a failure. */
async function inTime(address: BillingAddress, url: string, init: RequestInit): Promise<ReadReply> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), address.timeoutMs);
  try {
    const response = await address.fetch(url, { ...init, signal: aborter.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (fault) {
    throw new BillingError(aborter.signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', {}, fault);
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new BillingError('PARSING_ERROR', { details: `The reply had the status ${status}.` }, fault);
  }
}

function isRefusal(reply: unknown): reply is ProviderError {
  return typeof reply === 'object' && reply !== null && 'error' in reply && typeof reply.error === 'string';
}

function refusal(status: number, { error, details }: ProviderError): BillingError {
  return new BillingError(status, {
    ...(error !== '' && { message: error }),
    ...(details !== undefined && { details }),
  });
}
