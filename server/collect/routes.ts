import * as api from '#shared/api/collect.ts';
import type { Deps } from '../deps.ts';
import type { Area } from '../http/area.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { publicRoute, route } from '../http/route.ts';
import { createCollect } from './collect.ts';
import { getCollectUsage } from './get-usage.ts';
import { receiveResponse } from './receive-response.ts';
import { recordSighting } from './record-sighting.ts';

/** What shoppers' pages send, and how much of it a merchant may still collect. */
export function collectArea(deps: Deps): Area {
  const { clock, config } = deps;
  const limiter = createRateLimiter({ clock, scale: config.server.rateScale });
  const collect = createCollect(deps, (surveyId) => limiter.take('survey', surveyId));
  return {
    name: 'collect',
    routes: [
      publicRoute(api.saveResponse, ({ input }) => receiveResponse(collect, input)),
      publicRoute(api.sendResponse, ({ input }) => receiveResponse(collect, input)),
      publicRoute(api.recordSighting, ({ input }) => recordSighting(collect, input)),
      route(api.getCollectUsage, ({ session }) => getCollectUsage({ ...deps, ...collect }, session)),
    ],
    onStop: () => collect.stop(),
  };
}
