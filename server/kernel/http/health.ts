import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '#shared/errors.ts';
import { isLoopbackHost } from './loopback-host.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';
import { plainRoute, type PlainRoute } from './plain-route.ts';

/** One condition for answering requests; throws when it does not hold. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<unknown>;
}

interface Health {
  readonly checks: readonly ReadinessCheck[];
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Liveness, readiness and metrics for the hosting platform. */
export function healthRoutes({ checks, isStopping, metrics, metricsToken }: Health): PlainRoute[] {
  return [
    plainRoute({
      name: 'healthz',
      method: 'GET',
      path: '/healthz',
      guard: 'none',
      handle: (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }),
    }),
    plainRoute({
      name: 'readyz',
      method: 'GET',
      path: '/readyz',
      guard: 'none',
      async handle(_request, response) {
        const failed = isStopping() ? ['stopping'] : await failing(checks);
        const body = failed.length === 0 ? { status: 'ready' } : { status: 'not ready', failed };
        response
          .set('Cache-Control', 'no-store')
          .status(failed.length === 0 ? 200 : 503)
          .json(body);
      },
    }),
    plainRoute({
      name: 'metrics',
      method: 'GET',
      path: '/metrics',
      guard: 'none',
      async handle(request, response) {
        if (!mayRead(request, metricsToken)) throw new AppError('NOT_FOUND');
        const text = await metrics.render();
        response.set('Cache-Control', 'no-store').type('text/plain; version=0.0.4').send(text);
      },
    }),
  ];
}

async function failing(checks: readonly ReadinessCheck[]): Promise<string[]> {
  const results = await Promise.all(
    checks.map(({ name, check }) =>
      withTimeout(check()).then(
        () => null,
        () => name,
      ),
    ),
  );
  return results.filter((name) => name !== null);
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Allows a caller with the configured token. Without a configured token, only a direct caller on this machine that
 * addresses it by a loopback name.
 */
function mayRead(request: Request, token: string | null): boolean {
  if (token !== null) return isSame(request.get('authorization') ?? '', `Bearer ${token}`);
  const forwarded = request.get('x-forwarded-for') !== undefined || request.get('forwarded') !== undefined;
  if (forwarded || !isLoopbackHost(request.get('host'))) return false;
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
