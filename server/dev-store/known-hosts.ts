import type { RequestHandler } from 'express';
import { hostNameOf, isLoopbackHost } from '../http/loopback-host.ts';
import type { DevStoreOptions } from './options.ts';

/**
 * Answers under this machine's own names and that of the configured address, where a tunnel may lead. Under any
 * other name a page of another site could read id tokens from a developer's machine, by DNS rebinding.
 */
export function knownHostsOnly({ origin }: Pick<DevStoreOptions, 'origin'>): RequestHandler {
  const configured = new URL(origin).hostname;
  return (request, response, next) => {
    const header = request.headers.host;
    if (isLoopbackHost(header) || hostNameOf(header) === configured) {
      next();
      return;
    }
    const names = `localhost, 127.0.0.1 or ${configured}`;
    response.status(421).type('text').send(`The dev store answers under the names ${names} alone.`);
  };
}
