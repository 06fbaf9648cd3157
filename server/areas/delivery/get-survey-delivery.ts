import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { findDelivery, findLastOrder } from './delivery-repository.ts';
import {
  findPlacementSightings,
  SCRIPT_SURVEY_ID,
  type PlacementSighting,
} from './storefront/sighting-repository.ts';
import { editorLinks, scriptUrl, storefrontUrl } from './store-links.ts';
import { readFrequencyCap, storedDelivery } from '#server/areas/surveys/stored-delivery.ts';

export type DeliveryDeps = Pick<Deps, 'config' | 'database'>;

export async function getSurveyDelivery(
  { config, database }: DeliveryDeps,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<SurveyDelivery> {
  const row = requireFound(await findDelivery(database, storeId, surveyId));
  const [sightings, lastOrderAt] = await Promise.all([
    findPlacementSightings(database, storeId, surveyId),
    findLastOrder(database, storeId),
  ]);
  const { shop, publicId } = row;
  return {
    ...row,
    surveyId,
    delivery: storedDelivery(row.delivery),
    frequencyCap: readFrequencyCap(row.frequencyCap),
    hostedUrl: config.app.url + hostedPath(publicId),
    storeUrl: storefrontUrl(shop, config),
    scriptUrl: scriptUrl(shop, config),
    editor: editorLinks(shop, config),
    scriptSeen: sightings.filter(({ surveyId: id }) => id === SCRIPT_SURVEY_ID).map(presentSeen),
    surveySeen: sightings.filter(({ surveyId: id }) => id !== SCRIPT_SURVEY_ID).map(presentSeen),
    lastOrderAt,
  };
}

const presentSeen = ({ placement, at, host }: PlacementSighting) => ({ placement, at, host });
