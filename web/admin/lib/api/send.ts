import type { Calls, ReplyTo, RequestTo } from '#shared/api/contract.ts';
import { nextTask } from './next-task.ts';
import { stringifyCached } from './stringify-cached.ts';
import { ApiError } from './api-error.ts';

export interface SendOptions {
  /** The API's base, without a trailing slash. */
  base: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch;
}

/** Makes one call of the contract and returns its `data`; throws an ApiError otherwise. */
export async function send<At extends keyof Calls>(
  address: At,
  input: RequestTo<At>,
  options: SendOptions,
): Promise<ReplyTo<At>> {
  const { method, url, body } = requestOf(address, input, options.base);
  const response = await fetchInTime(url, options, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...options.headers },
    ...(body === undefined ? {} : { body: body.length < LARGE ? body : await bytesOf(body) }),
  });
  const reply = parse(response.text, response.status);
  if (!response.ok) throw new ApiError({ status: response.status, data: reply });
  return (reply as { data: ReplyTo<At> } | undefined)?.data as ReplyTo<At>;
}

/** Encodes a large text in one task and sends it in another: together they would delay typing. */
async function bytesOf(text: string): Promise<Blob> {
  const bytes = new Blob([text]);
  await nextTask();
  return bytes;
}

interface ReadResponse {
  ok: boolean;
  status: number;
  text: string;
}

const LARGE = 100_000;

/** The time-out includes the body: a reply that stalls half-way is a failure. */
async function fetchInTime(url: string, options: SendOptions, init: RequestInit): Promise<ReadResponse> {
  const aborter = new AbortController();
  const timer = setTimeout(
    () => aborter.abort(new DOMException('No reply in time', 'TimeoutError')),
    options.timeoutMs,
  );
  const cancel = (): void => aborter.abort();
  options.signal?.addEventListener('abort', cancel);
  if (options.signal?.aborted) cancel();
  try {
    const response = await (options.fetch ?? fetch)(url, { ...init, signal: aborter.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (fault) {
    if (options.signal?.aborted) throw fault;
    const isLate = isTimeout(aborter.signal.reason) || isTimeout(fault);
    throw new ApiError({ status: isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR' }, fault);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', cancel);
  }
}

/** A request that was sent before the app's code has a time-out of its own. */
function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function parse(text: string, status: number): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new ApiError({ status: 'PARSING_ERROR', originalStatus: status, data: text }, fault);
  }
}

/** Path parameters go into the path; the rest into the query (GET, DELETE) or the JSON body. */
function requestOf(
  address: string,
  input: Record<string, unknown>,
  base: string,
): { method: string; url: string; body?: string } {
  const [method = '', template = ''] = address.split(' ');
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = rest;
    Reflect.deleteProperty(rest, name);
    return encodeURIComponent(isPlain(value) ? String(value) : '');
  });
  if (method !== 'GET' && method !== 'DELETE') {
    return { method, url: base + path, body: stringifyCached(rest) };
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const one of [value].flat()) if (isPlain(one)) query.append(name, String(one));
  }
  const search = query.toString();
  return { method, url: base + path + (search === '' ? '' : `?${search}`) };
}

/** Values that a query can carry; undefined and null are omitted. */
function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
