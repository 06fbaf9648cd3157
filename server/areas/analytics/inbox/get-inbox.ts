import type { Inbox } from '#shared/api/analytics-inbox.ts';
import { dayIn } from '#server/areas/identity/stores/store-day.ts';
import { installUrl } from '#server/areas/identity/stores/install-url.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { coversScopes, WRITE_DISCOUNTS } from '#server/kernel/platform/oauth.ts';
import { findViewedSurvey } from '../view-repository.ts';
import { countByState, countOverdue, findPeople, findScopes, type InboxFilter } from './inbox-repository.ts';

type Input = Omit<InboxFilter, 'state' | 'today'> & { readonly surveyId: string };

export async function getInbox(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  { storeId }: Session,
  { surveyId, ...wanted }: Input,
): Promise<Inbox> {
  const survey = requireFound(await findViewedSurvey(database, storeId, surveyId));
  const key = { storeId, surveyId };
  const today = dayIn(survey.timezone, clock());
  const [counts, overdue, people, { shop, scopes }] = await Promise.all([
    countByState(database, key, { ...wanted, state: 'any', today }),
    countOverdue(database, key, today),
    findPeople(database, key),
    findScopes(database, storeId),
  ]);
  const isAllowed = coversScopes(scopes, [WRITE_DISCOUNTS]);
  const allowUrl = isAllowed ? null : installUrl(config, shop, 'admin', [WRITE_DISCOUNTS]);
  return { counts, overdue, today, people, discounts: { isAllowed, allowUrl } };
}
