import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { updateDelivery, updateFrequencyCap } from './delivery-repository.ts';
import { getSurveyDelivery, type DeliveryDeps } from './get-survey-delivery.ts';

/** Saves where, when and how often a survey is shown. */
export async function saveDelivery(
  deps: DeliveryDeps,
  session: Session,
  { surveyId, delivery }: InputOf<typeof api.saveDelivery>,
): Promise<api.SurveyDelivery> {
  await deps.database.transaction(async (tx) => {
    requireFound((await updateDelivery(tx, session.storeId, surveyId, delivery)) || null);
  });
  return getSurveyDelivery(deps, session, { surveyId });
}

/** Saves how many of the store's surveys one visitor may see. */
export async function saveFrequencyCap(
  { database }: Pick<DeliveryDeps, 'database'>,
  { storeId }: Session,
  { frequencyCap }: InputOf<typeof api.saveFrequencyCap>,
): Promise<InputOf<typeof api.saveFrequencyCap>> {
  await database.transaction((tx) => updateFrequencyCap(tx, storeId, frequencyCap));
  return { frequencyCap };
}
