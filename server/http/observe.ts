import type { RequestHandler } from 'express';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { contextOf } from './request-context.ts';

/** Probes come every few seconds and would drown what people do. */
const QUIET: readonly string[] = ['healthz', 'readyz', 'metrics'];

/**
 * One line and one observation per request. Neither says anything that the client sent except the method:
 * an address, a header or a query may hold a token or somebody's name.
 */
export function observe(log: Logger, metrics: Metrics): RequestHandler {
  return function observeRequest(request, response, next) {
    response.on('close', () => {
      const { facts, startedAt, route, storeId } = contextOf(request);
      const milliseconds = performance.now() - startedAt;
      const { method } = request;
      const { statusCode: status } = response;
      const finished = response.writableFinished;
      metrics.observeRequest({ route, method, status, seconds: milliseconds / 1000 });
      const fields = {
        requestId: facts.id,
        method,
        route,
        status,
        finished,
        ms: Math.round(milliseconds * 10) / 10,
      };
      const line = storeId === null ? fields : { ...fields, storeId };
      if (QUIET.includes(route) && status < 400) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
