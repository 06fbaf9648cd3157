import { isDeepStrictEqual } from 'node:util';
import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { findDelivery, updateDelivery, updateFrequencyCap } from './delivery-repository.ts';
import { getSurveyDelivery, type DeliveryDeps } from './get-survey-delivery.ts';
import { storedDelivery } from '#server/areas/surveys/stored-delivery.ts';

/** Saves where, when and how often a survey is shown. */
export async function saveDelivery(
  deps: DeliveryDeps,
  session: Session,
  { surveyId, delivery }: InputOf<typeof api.saveDelivery>,
): Promise<api.SurveyDelivery> {
  const { storeId } = session;
  await deps.database.transaction(async (tx) => {
    const { name, status, delivery: stored } = requireFound(await findDelivery(tx, storeId, surveyId));
    requireFound((await updateDelivery(tx, storeId, surveyId, delivery)) || null);
    if (status !== 'draft' && !isDeepStrictEqual(storedDelivery(stored), storedDelivery(delivery))) {
      await noteActivity(tx, storeId, session, { kind: 'survey.delivery_changed', subject: name });
    }
  });
  return getSurveyDelivery(deps, session, { surveyId });
}

/** Saves how many of the store's surveys one visitor may see. */
export async function saveFrequencyCap(
  { database }: Pick<DeliveryDeps, 'database'>,
  session: Session,
  { frequencyCap }: InputOf<typeof api.saveFrequencyCap>,
): Promise<InputOf<typeof api.saveFrequencyCap>> {
  const { storeId } = session;
  await database.transaction(async (tx) => {
    await updateFrequencyCap(tx, storeId, frequencyCap);
    await noteActivity(tx, storeId, session, { kind: 'frequency.changed' });
  });
  return { frequencyCap };
}
