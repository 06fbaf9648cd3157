import { screen, within } from '@testing-library/react';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith, madePage, NO_HOME } from './replies.ts';

export const refusal = (code: string, message: string): never => {
  throw new ApiError({ status: 402, data: { error: { code, message } } });
};

type Replies = NonNullable<NonNullable<Parameters<typeof openAdmin>[0]>['replies']>;

/** Opens the list with a fake server that changes the surveys as the real one does. */
export async function openList(surveys: SurveySummary[], replies: Replies = {}, at = '/') {
  const kept = [...surveys];
  const admin = await openAdmin({
    at,
    replies: {
      listSurveys: () => madePage(kept),
      getHome: () => NO_HOME,
      getBillingCustomer: () => customerWith(FREE_FEATURES),
      ...replies,
    },
  });
  await screen.findByRole('region', { name: 'Your surveys' });
  const asked = (name: string) =>
    admin.call.mock.calls.filter(([call]) => call.name === name).map(([, input]) => input);
  return { ...admin, kept, asked };
}

export const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);
