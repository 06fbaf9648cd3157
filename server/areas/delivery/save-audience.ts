import { isDeepStrictEqual } from 'node:util';
import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { loadFeatures } from '#server/areas/surveys/plan-limits.ts';
import type { SurveyDeps } from '#server/areas/surveys/survey-deps.ts';
import { findDelivery, updateAudience } from './delivery-repository.ts';
import { getSurveyDelivery, type DeliveryDeps } from './get-survey-delivery.ts';

/**
 * Saves the audience. Adding a condition that the plan does not include is refused. A stored one from an earlier plan
 * may stay, so that the others can be changed and removed.
 */
export async function saveAudience(
  deps: DeliveryDeps & Pick<SurveyDeps, 'billing'>,
  session: Session,
  { surveyId, audience }: InputOf<typeof api.saveAudience>,
): Promise<api.SurveyDelivery> {
  const { storeId } = session;
  const {
    name,
    status,
    audience: stored,
  } = requireFound(await findDelivery(deps.database, storeId, surveyId));
  const added = audience.filter((filter) => !stored.some((kept) => isDeepStrictEqual(kept, filter)));
  const features = await loadFeatures(deps, storeId);
  if (!isAllowed(features, { type: 'target_audience', audience: added })) {
    throw new AppError(
      'PLAN_LIMIT',
      'Your plan tells new and repeat customers apart. Upgrade to choose by country and order value too.',
    );
  }
  await deps.database.transaction(async (tx) => {
    requireFound((await updateAudience(tx, storeId, surveyId, audience)) || null);
    if (status !== 'draft' && !isDeepStrictEqual(stored, audience)) {
      await noteActivity(tx, storeId, session, { kind: 'survey.audience_changed', subject: name });
    }
  });
  return getSurveyDelivery(deps, session, { surveyId });
}
