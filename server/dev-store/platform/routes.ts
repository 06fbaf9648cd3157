import express from 'express';
import type { Request, Router } from 'express';
import type { DevStoreDeps } from '../deps.ts';
import { formBody } from '../page-routes.ts';
import type { Codes } from './codes.ts';
import { execute } from './graphql/execute.ts';
import { adminSchema } from './graphql/schema.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import { answerTokenRequest, checkAccessToken } from './token-endpoint.ts';

/** The endpoints that the app's server calls: tokens and the Admin API. */
export function platformRoutes(deps: DevStoreDeps & { codes: Codes }): Router {
  const router = express.Router();
  const json = express.json({ limit: '256kb' });
  const throttle = createThrottle(deps.options);

  router.post('/oauth/access_token', json, formBody, (request, response) => {
    const { status, body } = answerTokenRequest(deps, (request.body ?? {}) as Record<string, unknown>);
    response.status(status).set('cache-control', 'no-store').json(body);
  });

  router.post('/api/:version/graphql.json', json, (request, response) => {
    const { status, body } = answerAdminApi(deps, throttle, request);
    response.status(status).json(body);
  });
  // The file of a bulk operation, in ranges too. Its address is the key.
  router.get('/bulk/:file', (request, response) => {
    const file = deps.bulk.file(request.params.file);
    if (file === null) response.status(404).end();
    else response.type('application/jsonl').sendFile(file, { cacheControl: false });
  });
  return router;
}

function answerAdminApi(
  deps: DevStoreDeps,
  throttle: Throttle,
  request: Request,
): { status: number; body: object } {
  if (!/^\d{4}-\d{2}$/.test(String(request.params['version']))) {
    return { status: 404, body: { errors: 'Not Found' } };
  }
  const check = checkAccessToken(deps, request.get('x-shopify-access-token'));
  if (!check.ok) return { status: check.status, body: { errors: check.errors } };
  const refusal = throttle.refuse();
  if (refusal !== null) return { status: 200, body: refusal };
  const { query, variables } = (request.body ?? {}) as { query?: unknown; variables?: unknown };
  const question = {
    query: typeof query === 'string' ? query : '',
    variables: typeof variables === 'object' && variables !== null ? { ...variables } : {},
  };
  return { status: 200, body: execute(question, adminSchema(deps, check.installation)) };
}
