import type { Request, Response } from 'express';
import * as api from '#shared/api/collect.ts';
import { AppError } from '#shared/errors.ts';
import { DEFAULT_BODY_BYTES } from '#shared/api/endpoint.ts';
import type { ShoppersDefinition } from '#shared/survey/definition.ts';
import { VARIANTS, type Variant } from '#shared/survey/variant.ts';
import { begunSurveyPath } from '#shared/collect/hosted-page.ts';
import { definitionPath } from '#shared/survey/definition-address.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { escapeHtml, jsonForHtml } from '#server/kernel/http/escape.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { BACKDATED_PATH } from '#server/kernel/platform/settings.ts';
import { callerOf, createRateLimiter } from '#server/kernel/http/rate-limit.ts';
import { fastRoute } from '#server/kernel/http/route.ts';
import { encodedText, sendEncoded, type EncodedBody } from '#server/kernel/http/send-encoded.ts';
import { dropDocumentHeaders } from '#server/kernel/http/security-headers.ts';
import { createCollectServices, type CollectAreaDeps, type CollectServices } from './collect.ts';
import { counterChores } from './counters/segment-days.ts';
import { createBoundedCache, type BoundedCache } from './versions/bounded-cache.ts';
import { getDefinition } from './versions/get-definition.ts';
import { hostedHtml, hostedPolicy } from './hosted/hosted-html.ts';
import { createSurveyPictures } from './hosted/link-picture/survey-picture.ts';
import { openBegunSurvey, openHostedPage } from './hosted/open-hosted-page.ts';
import { storeOfPublicId } from '#server/areas/surveys/public-id.ts';
import { publicIdOfAddress } from './hosted/public-id-of-address.ts';
import { receiveResponse } from './receive-response.ts';
import { recordSighting } from './sightings/record-sighting.ts';
import { veiledJobs } from './veiled/unveil-responses.ts';
import { acceptsBackdated, receiveBackdated } from './receive-backdated.ts';

/** The calls of shoppers' pages. */
export function collectArea(deps: CollectAreaDeps): Area {
  const { clock, config, ingest } = deps;
  const limiter = createRateLimiter({ clock, scale: config.server.rateScale });
  const collect = createCollectServices(deps, (bucket, who) => limiter.take(bucket, who));
  // Each definition is compressed once, because compressing as well as possible takes long.
  const bodies = createBoundedCache<EncodedBody>({
    maxWeight: MAX_CACHED_BYTES,
    weigh: ({ plain }) => plain.length,
  });
  return {
    name: 'collect',
    routes: [
      fastRoute(api.saveResponse, ({ input, request }) =>
        ingest.during(() => receiveResponse(collect, input, callerOf(request.address))),
      ),
      fastRoute(api.sendResponse, ({ input, request }) =>
        ingest.during(() => receiveResponse(collect, input, callerOf(request.address))),
      ),
      fastRoute(api.recordSighting, ({ input, request }) =>
        recordSighting(collect, input, callerOf(request.address)),
      ),
    ],
    plainRoutes: [
      ...(acceptsBackdated(deps) ? [backdatedRoute(deps, collect)] : []),
      definitionRoute(collect, bodies),
      plainRoute({
        name: 'hostedSurvey',
        method: 'GET',
        path: '/s/{address}',
        guard: 'none',
        rate: 'collect',
        handle: (request, response) => sendHostedPage({ ...deps, ...collect }, request, response),
      }),
      pictureRoute(deps, collect),
      begunRoute(deps, collect),
    ],
    chores: counterChores(deps),
    jobs: veiledJobs(deps),
    onStop: () => collect.stop(),
  };
}

/** The route by which the dev store sends its generated history, signed like a webhook. */
function backdatedRoute(deps: Deps, collect: CollectServices): PlainRoute {
  return plainRoute({
    name: 'receiveBackdated',
    method: 'POST',
    path: BACKDATED_PATH,
    guard: 'signature',
    rate: 'collect',
    body: { kind: 'raw', bytes: DEFAULT_BODY_BYTES },
    async handle(request, response) {
      const sent: unknown = request.body;
      const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
      const signature = request.get('x-shopify-hmac-sha256');
      response.json(await receiveBackdated(deps, collect, { body, signature }));
    },
  });
}

/**
 * A browser may cache a definition as long as old build files are served. Shared caches may not, because they would
 * serve it to new shoppers after a pause or an uninstall.
 */
const PRIVATE_MONTH = 'private, max-age=2592000, immutable';

/** The maximum size of the cached definitions, not counting their compressed copies. */
const MAX_CACHED_BYTES = 4_000_000;

function definitionRoute(collect: CollectServices, bodies: BoundedCache<EncodedBody>): PlainRoute {
  return plainRoute({
    name: 'surveyDefinition',
    method: 'GET',
    path: definitionPath('{publicId}', '{version}'),
    guard: 'none',
    rate: 'collect',
    crossOrigin: true,
    async handle(request, response) {
      const text = JSON.stringify(await readDefinition(collect, request));
      const body = await bodies.get(text, () => Promise.resolve(encodedText(text)));
      dropDocumentHeaders(response);
      // It matters only for loading without CORS, such as by a script element. Pages fetch a definition with CORS.
      response.removeHeader('Cross-Origin-Resource-Policy');
      response.setHeader('Cache-Control', PRIVATE_MONTH);
      await sendEncoded(request, response, { type: 'json', body });
    },
  });
}

/** The picture that chats and social networks draw for a link to a survey. */
function pictureRoute(deps: Deps, collect: CollectServices): PlainRoute {
  const pictureOf = createSurveyPictures(deps);
  return plainRoute({
    name: 'surveyPicture',
    method: 'GET',
    path: '/s/{address}/picture.png',
    guard: 'none',
    rate: 'collect',
    crossOrigin: true,
    async handle(request, response) {
      const publicId = await publicIdOfAddress(deps, String(request.params['address']));
      const { picture } = await openHostedPage({ ...deps, ...collect }, publicId, request.acceptsLanguages());
      const storeId = storeOfPublicId(publicId);
      if (picture === null || storeId === null) throw new AppError('NOT_FOUND');
      dropDocumentHeaders(response);
      response.set({ 'Cache-Control': 'public, max-age=86400', 'X-Robots-Tag': 'noindex' });
      response.vary('Accept-Language');
      response.type('png').send(await pictureOf(storeId, picture));
    },
  });
}

function begunRoute(deps: Deps, collect: CollectServices): PlainRoute {
  return plainRoute({
    name: 'begunSurvey',
    method: 'GET',
    path: begunSurveyPath('{publicId}', '{responseId}'),
    guard: 'none',
    rate: 'collect',
    async handle(request, response) {
      const { publicId, responseId } = request.params;
      const survey = await openBegunSurvey(
        { ...deps, ...collect },
        String(publicId),
        { responseId: String(responseId), variant: variantIn(request.query['variant']) },
        request.acceptsLanguages(),
      );
      dropDocumentHeaders(response);
      response.setHeader('Cache-Control', 'no-store');
      response.json(survey);
    },
  });
}

function readDefinition(collect: CollectServices, request: Request): Promise<ShoppersDefinition> {
  const { publicId, version } = request.params;
  const { language } = request.query;
  const [, number, named] = /^([1-9]\d{0,8})(?:-([ab]))?$/.exec(String(version)) ?? [];
  if (number === undefined) throw new AppError('NOT_FOUND');
  return getDefinition(collect, String(publicId), Number(number), {
    variant: variantIn(named),
    ...(typeof language === 'string' && { language }),
  });
}

const variantIn = (named: unknown): Variant | null => VARIANTS.find((each) => each === named) ?? null;

async function sendHostedPage(
  deps: Deps & CollectServices,
  request: Request,
  response: Response,
): Promise<void> {
  const publicId = await publicIdOfAddress(deps, String(request.params['address']));
  const opened = await openHostedPage(deps, publicId, request.acceptsLanguages());
  const { status, html } = hostedHtml(opened, { html: escapeHtml, json: jsonForHtml });
  response.setHeader('Content-Security-Policy', hostedPolicy(opened));
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  response.vary('Accept-Language');
  response.status(status).type('html').send(html);
}
