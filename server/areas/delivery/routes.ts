import * as api from '#shared/api/delivery.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { createAllowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { PAGE_STYLE_PATH, STORE_PREVIEW_PATH } from '#server/kernel/platform/settings.ts';
import { estimateReach } from './estimate-reach.ts';
import { getStoreMap } from './get-store-map.ts';
import { getSurveyDelivery } from './get-survey-delivery.ts';
import { saveAudience } from './save-audience.ts';
import { saveDelivery, saveFrequencyCap } from './save-delivery.ts';
import { openStorePreview, previewOnStore, savePageStyle } from './store-preview.ts';

const PAGE_STYLE_BYTES = 4_096;

/** The placement, audience and schedule of surveys. */
export function deliveryArea(plain: Deps & WithBilling): Area {
  const deps = { ...plain, allowances: createAllowances(plain) };
  return {
    name: 'delivery',
    routes: [
      route(api.getSurveyDelivery, ({ session, input }) => getSurveyDelivery(deps, session, input)),
      route(api.getStoreMap, ({ session, input }) => getStoreMap(deps, session, input)),
      route(api.saveAudience, ({ session, input }) => saveAudience(deps, session, input)),
      route(api.saveDelivery, ({ session, input }) => saveDelivery(deps, session, input)),
      route(api.saveFrequencyCap, ({ session, input }) => saveFrequencyCap(deps, session, input)),
      route(api.estimateReach, ({ session, input }) => estimateReach(deps, session, input)),
      route(api.previewOnStore, ({ session, input }) => previewOnStore(deps, session, input)),
    ],
    plainRoutes: [
      plainRoute({
        name: 'storePreview',
        method: 'GET',
        path: STORE_PREVIEW_PATH,
        guard: 'none',
        rate: 'collect',
        crossOrigin: true,
        async handle(request, response) {
          const { languages } = request.query;
          const wanted = typeof languages === 'string' ? languages.split(',') : [];
          const preview = await openStorePreview(deps, String(request.params['token']), wanted);
          response.setHeader('Cache-Control', 'no-store');
          response.json(preview);
        },
      }),
      plainRoute({
        name: 'pageStyle',
        method: 'POST',
        path: PAGE_STYLE_PATH,
        guard: 'none',
        rate: 'collect',
        crossOrigin: true,
        body: { kind: 'json', bytes: PAGE_STYLE_BYTES },
        async handle(request, response) {
          await savePageStyle(deps, String(request.params['token']), request.body);
          response.status(204).end();
        },
      }),
    ],
  };
}
