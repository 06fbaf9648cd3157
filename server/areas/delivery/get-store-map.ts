import type { StoreSurveysReply } from '#shared/api/delivery.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { presentStandings } from '#server/areas/surveys/present-standings.ts';
import { findStoreSurveys } from '#server/areas/surveys/store-surveys-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';

/**
 * What decides who meets which survey where. The admin computes the map from it, with the settings that the merchant has
 * not saved yet.
 */
export async function getStoreMap(
  deps: Pick<Deps, 'database' | 'clock'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<StoreSurveysReply> {
  const store = await findStoreSurveys(deps.database, storeId, surveyId);
  requireFound(store.surveys.find((each) => each.surveyId === surveyId));
  const ids = store.surveys.map((each) => each.surveyId);
  const standings = await presentStandings(deps, storeId, ids);
  return {
    ...store,
    surveys: store.surveys.flatMap((each) => {
      const standing = standings.get(each.surveyId);
      return standing ? [{ ...each, standing }] : [];
    }),
  };
}
