import type { Request, Response } from 'express';
import * as api from '#shared/api/collect.ts';
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { WithBilling } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';
import type { Area } from '../http/area.ts';
import { escapeHtml, jsonForHtml } from '../http/escape.ts';
import { plainRoute, type PlainRoute } from '../http/plain-route.ts';
import { PAST_PATH } from '../platform/settings.ts';
import { callerOf, createRateLimiter } from '../http/rate-limit.ts';
import { fastRoute } from '../http/route.ts';
import { dropDocumentHeaders } from '../http/security-headers.ts';
import { createCollect, type Collect } from './collect.ts';
import { getDefinition } from './get-definition.ts';
import { HOSTED_POLICY, hostedHtml } from './hosted-html.ts';
import { openHostedPage } from './open-hosted-page.ts';
import { receiveResponse } from './receive-response.ts';
import { recordSighting } from './record-sighting.ts';
import { hasMadeUpPast, takePast } from './take-past.ts';

/** What shoppers' pages send, and how much of it a merchant may still collect. */
export function collectArea(deps: Deps & WithBilling): Area {
  const { clock, config } = deps;
  const limiter = createRateLimiter({ clock, scale: config.server.rateScale });
  const collect = createCollect(deps, (bucket, who) => limiter.take(bucket, who));
  return {
    name: 'collect',
    routes: [
      fastRoute(api.saveResponse, ({ input, request }) =>
        receiveResponse(collect, input, callerOf(request.address)),
      ),
      fastRoute(api.sendResponse, ({ input, request }) =>
        receiveResponse(collect, input, callerOf(request.address)),
      ),
      fastRoute(api.recordSighting, ({ input, request }) =>
        recordSighting(collect, input, callerOf(request.address)),
      ),
    ],
    plainRoutes: [
      ...(hasMadeUpPast(deps) ? [pastDoor(deps, collect)] : []),
      plainRoute({
        name: 'surveyDefinition',
        method: 'GET',
        path: '/definitions/{publicId}/{version}.json',
        guard: 'none',
        rate: 'collect',
        crossOrigin: true,
        handle: (request, response) => sendDefinition(collect, request, response),
      }),
      plainRoute({
        name: 'hostedSurvey',
        method: 'GET',
        path: '/s/{publicId}',
        guard: 'none',
        rate: 'collect',
        handle: (request, response) => sendHostedPage({ ...deps, ...collect }, request, response),
      }),
    ],
    onStop: () => collect.stop(),
  };
}

/** Where the dev store puts what its made-up shoppers did, signed like a webhook. */
function pastDoor(deps: Deps, collect: Collect): PlainRoute {
  return plainRoute({
    name: 'takePast',
    method: 'POST',
    path: PAST_PATH,
    guard: 'signature',
    rate: 'collect',
    body: { kind: 'raw', bytes: LIMITS.bodyBytes },
    async handle(request, response) {
      const sent: unknown = request.body;
      const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
      const signature = request.get('x-shopify-hmac-sha256');
      response.json(await takePast(deps, collect, { body, signature }));
    },
  });
}

async function sendDefinition(collect: Collect, request: Request, response: Response): Promise<void> {
  const { publicId, version } = request.params;
  if (!/^[1-9]\d{0,8}$/.test(String(version))) throw new AppError('NOT_FOUND');
  const definition = await getDefinition(collect, String(publicId), Number(version));
  dropDocumentHeaders(response);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.json(definition);
}

async function sendHostedPage(deps: Deps & Collect, request: Request, response: Response): Promise<void> {
  const opened = await openHostedPage(deps, String(request.params['publicId']));
  const { status, html } = hostedHtml(opened, { html: escapeHtml, json: jsonForHtml });
  response.setHeader('Content-Security-Policy', HOSTED_POLICY);
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  response.status(status).type('html').send(html);
}
