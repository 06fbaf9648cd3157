import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '#server/kernel/telemetry/log.ts';
import type { Metrics } from '#server/kernel/telemetry/metrics.ts';
import { contextOf } from './request-context.ts';

/**
 * Routes whose successful requests are not logged: health probes and shoppers' answers are too many. Metrics count
 * them; failures have their own log lines.
 */
const QUIET: readonly string[] = [
  'healthz',
  'readyz',
  'metrics',
  'saveResponse',
  'sendResponse',
  'recordSighting',
];

/**
 * Logs and measures each request. Neither contains anything that the client sent except the method: an address, a
 * header or a query may hold a token or a name.
 */
export function observe(log: Logger, metrics: Metrics): RequestHandler {
  return function observeRequest(request, response, next) {
    response.on('close', () => {
      const { facts, startedAt, route, storeId } = contextOf(request);
      observeReply({ log, metrics }, response, {
        id: facts.id,
        startedAt,
        route,
        method: request.method,
        storeId,
      });
    });
    next();
  };
}

interface Answered {
  readonly id: string;
  readonly startedAt: number;
  readonly route: string;
  readonly method: string;
  readonly storeId: string | null;
}

/** Called when the reply is sent or the client has disconnected. */
export function observeReply(
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
  response: ServerResponse,
  { id, startedAt, route, method, storeId }: Answered,
): void {
  const milliseconds = performance.now() - startedAt;
  const { statusCode: status, writableFinished: finished } = response;
  metrics.observeRequest({ route, method, status, seconds: milliseconds / 1000 });
  const fields = { requestId: id, method, route, status, finished, ms: Math.round(milliseconds * 10) / 10 };
  const line = storeId === null ? fields : { ...fields, storeId };
  if (QUIET.includes(route) && (status < 400 || status === 503)) log.debug(line, 'request');
  else log.info(line, 'request');
}
