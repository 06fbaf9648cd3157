import { Resolver } from 'node:dns/promises';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';
import type { Address } from './public-address.ts';

/** All addresses of a host name. The lookup ends with the signal. */
export type Lookup = (host: string, signal: AbortSignal) => Promise<readonly Address[]>;

export interface WithLookups {
  readonly lookupOf: (storeId: string) => Lookup;
}

/** A reason for the merchant why a host name has no addresses. */
export class UnresolvedHost extends Error {
  override readonly name = 'UnresolvedHost';
}

/** At each server; the second try waits twice as long. */
const PATIENCE = { timeout: 1_500, tries: 2, longestMs: 5_000 };

/** A store with names that are never answered waits for itself only, and takes up little of the name server. */
const TURNS = { atOnce: Infinity, waiting: Infinity, ofStore: { atOnce: 4, waiting: 100 } };

const LONGEST_KEPT_MS = 60_000;
const FAILURE_KEPT_MS = 10_000;
const MOST_KEPT = 5_000;

const LOOPBACK: Address = { address: '127.0.0.1', family: 4 };

/** What a lookup found, and how long it holds. */
interface Found {
  readonly addresses: readonly Address[];
  readonly failure: string | null;
  readonly keptMs: number;
}

interface Options {
  /** Default: the machine's. */
  readonly servers?: readonly string[];
  readonly now?: () => number;
  readonly patience?: typeof PATIENCE;
}

/**
 * Looks up the host names that merchants enter. It asks name servers itself: the system's lookup takes one of the four
 * threads that all of the process shares, and a name server of a merchant decides for how long. Nothing of one store, not
 * even what is kept, reaches another.
 */
export function createLookups({
  servers = [],
  now = () => performance.now(),
  patience = PATIENCE,
}: Options = {}): WithLookups['lookupOf'] {
  const kept = new LruMap<string, { readonly found: Found; readonly until: number }>(MOST_KEPT);

  function findKept(key: string): Found | null {
    const known = kept.get(key);
    return known !== undefined && now() < known.until ? known.found : null;
  }

  const find = inTurn(async (key: string, host: string, signal: AbortSignal): Promise<Found> => {
    // The lookup that this one waited for may have been of the same name.
    const known = findKept(key);
    if (known !== null) return known;
    const found = await ask({ servers, patience }, host, signal);
    signal.throwIfAborted();
    kept.set(key, { found, until: now() + found.keptMs });
    return found;
  }, TURNS);

  return (storeId) => async (host, signal) => {
    if (isThisMachine(host)) return [LOOPBACK];
    const key = `${storeId} ${host}`;
    const { addresses, failure } = findKept(key) ?? (await find(storeId, key, host, signal));
    if (failure !== null) throw new UnresolvedHost(failure);
    return addresses;
  };
}

/** Name servers do not know these names; the system reads them from a file. */
const isThisMachine = (host: string): boolean => /(?:^|\.)localhost\.?$/.test(host);

async function ask(
  { servers, patience }: Required<Pick<Options, 'servers' | 'patience'>>,
  host: string,
  signal: AbortSignal,
): Promise<Found> {
  signal.throwIfAborted();
  const { longestMs, ...tries } = patience;
  const resolver = new Resolver(tries);
  if (servers.length > 0) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  const timer = setTimeout(cancel, longestMs);
  signal.addEventListener('abort', cancel);
  try {
    const replies = await Promise.allSettled([
      resolver.resolve4(host, { ttl: true }),
      resolver.resolve6(host, { ttl: true }),
    ]);
    return foundIn(replies);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

type Replies = readonly PromiseSettledResult<{ address: string; ttl: number }[]>[];

/** IPv4 first, as most receivers have it. */
function foundIn(replies: Replies): Found {
  const records = replies.flatMap((reply, at) =>
    reply.status === 'rejected'
      ? []
      : reply.value.map(({ address, ttl }) => ({
          address,
          ttl,
          family: at === 0 ? (4 as const) : (6 as const),
        })),
  );
  if (records.length > 0) {
    const keptMs = Math.min(LONGEST_KEPT_MS, ...records.map(({ ttl }) => ttl * 1_000));
    return { addresses: records.map(({ address, family }) => ({ address, family })), failure: null, keptMs };
  }
  const codes = replies.map((reply) => (reply.status === 'rejected' ? codeOf(reply.reason) : 'ENODATA'));
  return { addresses: [], failure: failureOf(codes), keptMs: FAILURE_KEPT_MS };
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Null if the name exists and has no address. */
function failureOf(codes: readonly unknown[]): string | null {
  if (codes.some((code) => code !== 'ENOTFOUND' && code !== 'ENODATA')) {
    return 'The host name could not be looked up.';
  }
  return codes.includes('ENODATA') ? null : 'The host name was not found.';
}
