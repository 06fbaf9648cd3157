import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { found } from '#server/areas/surveys/found.ts';
import { loadFeatures } from '#server/areas/surveys/plan-limits.ts';
import type { SurveyDeps } from '#server/areas/surveys/survey-deps.ts';
import { saveAudienceOf } from './delivery-repository.ts';
import { getSurveyDelivery, type DeliveryDeps } from './get-survey-delivery.ts';

/** Whom a survey is for. What the plan has no room for is refused; taking it away never is. */
export async function saveAudience(
  deps: DeliveryDeps & Pick<SurveyDeps, 'billing'>,
  session: Session,
  { surveyId, audience }: InputOf<typeof api.saveAudience>,
): Promise<api.SurveyDelivery> {
  const { storeId } = session;
  const features = await loadFeatures(deps, storeId);
  if (!isAllowed(features, { type: 'target_audience', audience })) {
    throw new AppError(
      'PLAN_LIMIT',
      'Your plan tells new and repeat customers apart. Upgrade to choose by country and order value too.',
    );
  }
  await deps.database.transaction(async (tx) => {
    found((await saveAudienceOf(tx, storeId, surveyId, audience)) || null);
  });
  return getSurveyDelivery(deps, session, { surveyId });
}
