import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { prefetchHome } from '#web/admin/features/home/api/home.ts';
import { prefetchSurveyList } from '#web/admin/features/surveys/api/start-list.ts';
import type { BearerCall } from '#web/admin/lib/api/bearer-client.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith, madePage, madeSurvey, NO_HOME } from './replies.ts';

afterEach(() => vi.useRealTimers());

const later = () => vi.setSystemTime(Date.now() + 30_000);

/** The list's data arrives half a minute before its code. */
async function preloadEarly(queries: QueryClient, call: BearerCall): Promise<void> {
  prefetchHome(queries, call);
  prefetchSurveyList(queries, call, new URLSearchParams(), () => undefined);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  later();
}

async function openPreloadedList() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const admin = await openAdmin({
    before: preloadEarly,
    replies: {
      listSurveys: () => madePage([madeSurvey('a', { name: 'Preloaded' })]),
      getHome: () => NO_HOME,
      getBillingCustomer: () => customerWith(FREE_FEATURES),
    },
  });
  await screen.findByRole('link', { name: 'Preloaded' });
  const requests = (name: string) => admin.call.mock.calls.filter(([call]) => call.name === name).length;
  return { ...admin, requests };
}

describe('the preloaded survey list', () => {
  it('is requested once, even if its code arrives long after its data', async () => {
    const { requests } = await openPreloadedList();
    expect(requests('listSurveys')).toBe(1);
    expect(requests('getHome')).toBe(1);
  });

  it('is requested again when the merchant returns to it', async () => {
    const { user, requests } = await openPreloadedList();
    await user.click(await screen.findByRole('link', { name: 'Help' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Preloaded' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Surveys' }));
    await screen.findByRole('link', { name: 'Preloaded' });
    await waitFor(() => expect(requests('listSurveys')).toBe(2));
    expect(requests('getHome')).toBe(2);
  });
});
