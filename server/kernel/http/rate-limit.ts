import { isIPv6 } from 'node:net';
import type { RateClass } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { LruMap } from '#server/kernel/limits/lru-map.ts';

/**
 * `key`: calls with one API key. `refused`: calls with an invalid session, so that guessing tokens is slow.
 * `survey`: all shoppers' calls to one survey. `newResponse`: new responses of one address to one survey.
 */
export type Bucket = RateClass | 'refused' | 'survey' | 'newResponse' | 'key';

interface Filling {
  tokens: number;
  at: number;
}

/** What is left of a bucket. */
export interface Level {
  /** Calls at once. */
  readonly most: number;
  readonly left: number;
  /** Seconds until the bucket is full again. */
  readonly fullAfter: number;
}

export interface RateLimiter {
  /** Takes one token, or throws RATE_LIMITED with the seconds to wait. */
  take(bucket: Bucket, who: string): void;
  /** Takes and changes nothing. */
  levelOf(bucket: Bucket, who: string): Level;
  /** Throws if no token is left; takes none. */
  check(bucket: Bucket, who: string): void;
  /** The number of callers in memory. */
  readonly size: number;
}

interface Options {
  clock: () => number;
  scale: number;
  /** Maximum number of callers in memory; beyond it, the least recently seen is dropped. */
  capacity?: number;
}

/** Token buckets in this instance's memory. */
export function createRateLimiter({ clock, scale, capacity = 50_000 }: Options): RateLimiter {
  const levels = new LruMap<string, Filling>(capacity);

  function fillingOf(bucket: Bucket, who: string) {
    const { burst, perSecond } = RATE_LIMITS[bucket];
    // A bucket with a capacity below one token would refuse every call.
    const most = Math.max(1, burst * scale);
    const key = `${bucket} ${who}`;
    const now = clock();
    const level = levels.get(key) ?? { tokens: most, at: now };
    const refill = (Math.max(0, now - level.at) / 1000) * perSecond * scale;
    return { key, now, most, perSecond, tokens: Math.min(most, level.tokens + refill) };
  }

  function draw(bucket: Bucket, who: string, taken: number): void {
    const { key, now, perSecond, tokens } = fillingOf(bucket, who);
    const allowed = tokens >= 1;
    levels.set(key, { tokens: allowed ? tokens - taken : tokens, at: now });
    if (allowed) return;
    const retryAfter = Math.ceil((1 - tokens) / (perSecond * scale));
    throw new AppError('RATE_LIMITED', undefined, { retryAfter });
  }

  return {
    take: (bucket, who) => draw(bucket, who, 1),
    check: (bucket, who) => draw(bucket, who, 0),
    levelOf(bucket, who) {
      const { most, tokens, perSecond } = fillingOf(bucket, who);
      const fullAfter = Math.ceil((most - tokens) / (perSecond * scale));
      return { most: Math.floor(most), left: Math.floor(tokens), fullAfter };
    },
    get size() {
      return levels.size;
    },
  };
}

/** Groups addresses by network: an IPv6 customer owns at least a /64 and can use every address in it. */
export function callerOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(plain) ? `${networkOf(plain)}::/64` : plain;
}

/** The first four groups, with leading zeros and `::` written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':');
}

interface RateLimit {
  /** Calls at once. */
  readonly burst: number;
  /** Calls in the long run. */
  readonly perSecond: number;
}

/** The sizes of the token buckets, one of each kind per session or address. */
export const RATE_LIMITS = {
  screen: { burst: 120, perSecond: 10 },
  auth: { burst: 30, perSecond: 0.5 },
  heavy: { burst: 10, perSecond: 0.2 },
  collect: { burst: 300, perSecond: 50 },
  /** All shoppers of one survey together, on one instance. */
  survey: { burst: 10_000, perSecond: 2_000 },
  /**
   * New responses of one address to one survey; further snapshots of a response are free. Twenty at once are a family
   * or an office that opens the same newsletter. One more every 20 seconds is a busy till whose customers answer one
   * after the other, and more than the customers of a mobile network who share an address send to one store. One
   * address then needs 27 minutes to use up the free plan's 100 responses. A response that is refused here waits on
   * the shopper's page and is sent again.
   */
  newResponse: { burst: 20, perSecond: 0.05 },
  /** All calls with one API key, on one instance. */
  key: { burst: 240, perSecond: 10 },
  /** Calls with a session that was not accepted. */
  refused: { burst: 120, perSecond: 1 },
} as const satisfies Readonly<Record<string, RateLimit>>;
