import { ALL_ACTIVITY, kindsIn } from '#shared/activity/activity-kinds.ts';
import type * as api from '#shared/api/activity.ts';
import type { InputOf, OutputOf } from '#shared/api/endpoint.ts';
import { onePage } from '#server/kernel/limits/one-page.ts';
import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import { AppError } from '#shared/errors.ts';
import { isRealMoment } from '#shared/real-date.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { findActivity, type ActivityPlace } from './activity-repository.ts';

const PAGE_SIZE = 30;

export async function listActivity(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { group, after }: InputOf<typeof api.listActivity>,
): Promise<OutputOf<typeof api.listActivity>> {
  const kinds = group === undefined ? ALL_ACTIVITY : kindsIn(group);
  const rows = await findActivity(database, storeId, {
    ...{ kinds, before: readPlace(after), limit: PAGE_SIZE + 1 },
  });
  const { shown, next } = onePage(rows, PAGE_SIZE, ({ at, activityId }) => `${at} ${activityId}`);
  return { entries: shown, next };
}

/** The last entry of the previous page; null for the first page. */
function readPlace(after: string): ActivityPlace | null {
  if (after === '') return null;
  const [at = '', activityId = ''] = after.split(' ');
  if (isRealMoment(at) && /^[\w-]{1,80}$/.test(activityId)) return { at, activityId };
  throw new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });
}
