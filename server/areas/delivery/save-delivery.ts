import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { found } from '#server/areas/surveys/found.ts';
import { saveDeliveryOf, saveFrequencyCapOf } from './delivery-repository.ts';
import { getSurveyDelivery, type DeliveryDeps } from './get-survey-delivery.ts';

/** Where, when and how often a survey comes to a shopper. */
export async function saveDelivery(
  deps: DeliveryDeps,
  session: Session,
  { surveyId, delivery }: InputOf<typeof api.saveDelivery>,
): Promise<api.SurveyDelivery> {
  await deps.database.transaction(async (tx) => {
    found((await saveDeliveryOf(tx, session.storeId, surveyId, delivery)) || null);
  });
  return getSurveyDelivery(deps, session, { surveyId });
}

/** How many of the store's surveys one visitor may meet. */
export async function saveFrequencyCap(
  { database }: Pick<DeliveryDeps, 'database'>,
  { storeId }: Session,
  { frequencyCap }: InputOf<typeof api.saveFrequencyCap>,
): Promise<InputOf<typeof api.saveFrequencyCap>> {
  await database.transaction((tx) => saveFrequencyCapOf(tx, storeId, frequencyCap));
  return { frequencyCap };
}
