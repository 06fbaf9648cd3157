import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ownValue } from '#shared/own-value.ts';
import { type Lookup, UnresolvedHost } from './host-names.ts';
import { readAddress, RefusedAddress, resolveAddress, type AddressRules } from './public-address.ts';
import type { OutgoingRequest, PostResult } from './kinds/kind.ts';
import { maskKeys } from './mask-keys.ts';
import { readUpTo, TooLate, withDeadline } from '#server/kernel/limits/fetch-reply.ts';

/** From the name's lookup to the end of the reply. */
const LONGEST_MS = 10_000;

/** The beginning of the reply that is read; the rest is left unread. */
const MOST_REPLY_BYTES = 1_000;

export interface PostDeps {
  readonly rules: AddressRules;
  readonly lookup: Lookup;
  readonly longestMs?: number;
  readonly clock: () => number;
}

export interface Posted extends OutgoingRequest {
  /** The address without a key, for the log. */
  readonly shownUrl: string;
  /** What the log must not repeat if a reply does. */
  readonly keys: readonly string[];
}

/** Posts once. It follows no redirect, and never throws. */
export async function postRequest(deps: PostDeps, posted: Posted): Promise<PostResult> {
  const begin = performance.now();
  const at = new Date(deps.clock()).toISOString();
  const outcome = await withDeadline(deps.longestMs ?? LONGEST_MS, (signal) =>
    post(deps, posted, signal),
  ).catch((error: unknown) => ({ ...NO_REPLY, failure: reasonOf(error) }));
  const { status, failure, retryAfter } = outcome;
  const reply = maskKeys(outcome.reply, posted.keys);
  return {
    attempt: { at, ms: Math.round(performance.now() - begin), url: posted.shownUrl, status, reply, failure },
    isDelivered: status !== null && status >= 200 && status < 300,
    isGone: status === 410,
    retryAfter,
  };
}

interface Outcome {
  readonly status: number | null;
  readonly reply: string;
  readonly failure: string | null;
  readonly retryAfter: number | null;
}

const NO_REPLY = { status: null, reply: '', retryAfter: null };

async function post(
  { rules, lookup }: PostDeps,
  posted: OutgoingRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const url = readAddress(posted.url, rules);
  const pinned = await resolveAddress(url, rules, (host) => lookup(host, signal));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: false,
      signal,
      // Called for names only; readAddress has checked the others.
      lookup: (_host, options, done) => {
        if (options.all === true) done(null, [pinned]);
        else done(null, pinned.address, pinned.family);
      },
      headers: {
        ...posted.headers,
        'content-length': Buffer.byteLength(posted.body),
        'user-agent': 'Askwell-Webhooks/1',
      },
    });
    request.on('error', reject);
    request.on('response', resolve);
    request.end(posted.body);
  });
  const status = response.statusCode ?? 0;
  const isRedirect = status >= 300 && status < 400;
  const failure = isRedirect ? 'The address redirects to another one; redirects are not followed.' : null;
  const seconds = Number(response.headers['retry-after']);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  const { bytes } = await readUpTo(response, MOST_REPLY_BYTES);
  return { status, reply: textOf(bytes), failure, retryAfter };
}

/** The database stores no NUL. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '');

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before a reply.',
  EPIPE: 'The connection was closed before a reply.',
  EHOSTUNREACH: 'The address could not be reached.',
  ENETUNREACH: 'The address could not be reached.',
  ETIMEDOUT: 'The connection took too long.',
};

/** A sentence without addresses of our own network. */
function reasonOf(error: unknown): string {
  if (error instanceof TooLate) return 'There was no complete reply in time.';
  if (error instanceof RefusedAddress || error instanceof UnresolvedHost) return error.message;
  const code = (error as { code?: unknown } | null)?.code;
  const known = typeof code === 'string' ? ownValue(REASONS, code) : undefined;
  if (known !== undefined) return known;
  const isCertificate = typeof code === 'string' && /CERT|TLS|SSL/.test(code);
  return isCertificate ? `The certificate was not accepted (${code}).` : 'The request failed.';
}
