import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoreSurveysReply, SurveyDelivery } from '#shared/api/delivery.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { openAdmin } from '../support/admin.tsx';
import { madeHeader, madeStanding } from '../support/standing.ts';
import { findToast, toasts } from '../support/toasts.ts';
import { wouldBrowserAsk } from '../support/would-browser-ask.ts';
import { customerWith, madePage } from '../surveys/replies.ts';
import { ABOUT } from './about.ts';

type Replies = Record<string, (input: unknown) => unknown>;

async function openDelivery(about: Partial<SurveyDelivery> = {}, replies: Replies = {}) {
  const admin = await openAdmin({
    at: '/surveys/delivery/s1',
    replies: {
      getBillingCustomer: () => customerWith(PRO_FEATURES, 19),
      getSurveyDelivery: () => ({ ...ABOUT, ...about }),
      getSurveyStanding: () => madeHeader({ name: ABOUT.name }, { placements: [], seen: [] }),
      getStoreMap: () => madeStore({ ...ABOUT, ...about }),
      listSurveys: () => madePage([]),
      ...replies,
    },
  });
  await screen.findByRole('region', { name: 'Who, when and how often' });
  return admin;
}

/** The store as its pages know it: this survey and others. */
const madeStore = (
  about: SurveyDelivery,
  others: readonly Partial<StoreSurveysReply['surveys'][number]>[] = [],
) => ({
  formatVersion: 1,
  frequencyCap: null,
  surveys: [about, ...others.map((other) => ({ ...about, ...other }))].map((each) => ({
    ...{ surveyId: each.surveyId, name: each.name, status: each.status, full: false },
    ...{ audience: each.audience, delivery: each.delivery, standing: madeStanding() },
  })),
});

/** A word of the sentence that opens settings. */
const word = (name: RegExp | string) =>
  within(screen.getByRole('region', { name: 'Who, when and how often' })).getByRole('button', { name });
const WHO = /customers/;

afterEach(() => vi.restoreAllMocks());

describe('unsaved delivery settings', () => {
  const NOT_SAVED = 'Your changes to “How was it?” are not saved yet';

  it('are kept when the merchant leaves the screen, and can be saved after the way back', async () => {
    const saveAudience = vi.fn(() => ({}));
    const { user, where } = await openDelivery({}, { saveAudience });
    await user.click(word(WHO));
    await user.click(screen.getByRole('radio', { name: /^New customers/ }));
    expect(wouldBrowserAsk()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    expect(where.path).toBe('/');
    await findToast(NOT_SAVED);
    expect(wouldBrowserAsk()).toBe(true);

    await user.click(toasts().getByRole('button', { name: 'Go back' }));
    await user.click(await screen.findByRole('button', { name: WHO }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^New customers/ }).checked).toBe(true);
    const bar = within(screen.getByRole('region', { name: 'Changes that are not saved' }));
    await user.click(bar.getByRole('button', { name: 'Save' }));
    const audience = [{ type: 'customerType', value: 'firstTime' }];
    await waitFor(() => expect(saveAudience).toHaveBeenCalledWith({ surveyId: 's1', audience }));
    await waitFor(() => expect(wouldBrowserAsk()).toBe(false));
  });

  it('are forgotten once they are discarded or changed back', async () => {
    const { user } = await openDelivery();
    await user.click(word(WHO));
    await user.click(screen.getByRole('radio', { name: /^New customers/ }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(wouldBrowserAsk()).toBe(false);
    await user.click(screen.getByRole('radio', { name: /^New customers/ }));
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(wouldBrowserAsk()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    expect(toasts().queryByText(NOT_SAVED)).toBeNull();
  });

  it('are forgotten when a save ends after the merchant has left', async () => {
    let end: (value: unknown) => void = () => undefined;
    const saveAudience = () => new Promise((resolve) => (end = resolve));
    let audience: SurveyDelivery['audience'] = [];
    const getSurveyDelivery = () => ({ ...ABOUT, audience });
    const { user } = await openDelivery({}, { saveAudience, getSurveyDelivery });
    await user.click(word(WHO));
    await user.click(screen.getByRole('radio', { name: /^New customers/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    await findToast(NOT_SAVED);
    audience = [{ type: 'customerType', value: 'firstTime' }];
    end({});
    await findToast('Saved');
    await waitFor(() => expect(wouldBrowserAsk()).toBe(false));
  });
});

it('keeps “Everywhere else” when the last country is removed', async () => {
  const saveAudience = vi.fn(() => ({}));
  const { user } = await openDelivery(
    { audience: [{ type: 'location', operator: 'does_not_contains', values: ['US:United States'] }] },
    { saveAudience },
  );
  await user.click(word(WHO));
  await user.click(screen.getByRole('button', { name: 'Remove United States' }));
  screen.getByText('No country chosen, so the country does not matter.');
  expect(screen.getByLabelText<HTMLSelectElement>('Which').value).toBe('does_not_contains');
  await user.type(screen.getByLabelText('Find a country'), 'Portugal{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const audience = [{ type: 'location', operator: 'does_not_contains', values: ['PT:Portugal'] }];
  await waitFor(() => expect(saveAudience).toHaveBeenCalledWith({ surveyId: 's1', audience }));
});

it('gives the focus to the country search when a country is chosen or removed', async () => {
  const { user } = await openDelivery({
    audience: [{ type: 'location', operator: 'contains', values: ['US:United States'] }],
  });
  await user.click(word(WHO));
  const search = screen.getByLabelText<HTMLInputElement>('Find a country');
  await user.click(screen.getByRole('button', { name: 'Remove United States' }));
  expect(document.activeElement).toBe(search);
  await user.type(search, 'Portugal');
  await user.click(screen.getByRole('button', { name: 'Portugal' }));
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
  screen.getByRole('button', { name: 'Remove Portugal' });
});

describe('filters from an earlier plan', () => {
  const location = { type: 'location', operator: 'contains', values: ['PT:Portugal', 'ES:Spain'] } as const;
  const orderValue = { type: 'orderValue', operator: 'between', value: 50, maxValue: 100 } as const;
  const onFree = { getBillingCustomer: () => customerWith(FREE_FEATURES, 0) };

  it('are shown and can be removed on a plan without them', async () => {
    const saveAudience = vi.fn(() => ({}));
    const { user } = await openDelivery(
      {
        audience: [
          { type: 'customerType', value: 'repeat' },
          { ...location, values: [...location.values] },
          orderValue,
        ],
      },
      { ...onFree, saveAudience },
    );
    await user.click(word(WHO));
    const countries = within(screen.getByRole('region', { name: 'Countries' }));
    countries.getByText(
      /^In these countries: Portugal, Spain\. .* before you publish or resume this survey\.$/,
    );
    const values = within(screen.getByRole('region', { name: 'Order value' }));
    values.getByText(/^Between €50 and €100\. /);
    await user.click(countries.getByRole('button', { name: /^Remove this filter/ }));
    expect(countries.queryByText(/Portugal/)).toBeNull();
    expect(document.activeElement).toBe(countries.getByRole('button', { name: 'Upgrade Required' }));
    await user.click(values.getByRole('button', { name: /^Remove this filter/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const audience = [{ type: 'customerType', value: 'repeat' }];
    await waitFor(() => expect(saveAudience).toHaveBeenCalledWith({ surveyId: 's1', audience }));
  });

  it('are not offered when none is set', async () => {
    const { user } = await openDelivery({}, onFree);
    await user.click(word(WHO));
    screen.getByRole('region', { name: 'Countries' });
    expect(screen.queryByRole('button', { name: /^Remove this filter/ })).toBeNull();
  });
});

describe('the next act', () => {
  const nextAct = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

  it('leads to a page of the store that shows the survey, until one has', async () => {
    const unseen = (placement: 'popup' | 'thank_you') => ({
      getSurveyStanding: () => madeHeader({}, { placements: [placement], seen: [] }),
    });
    await openDelivery({}, unseen('thank_you'));
    expect((await nextAct('Place a test order')).getAttribute('href')).toBe(ABOUT.storeUrl);
    screen.getByText('No page of your store has shown it so far.');
    screen.getByText('Waiting for the first answer');
  });

  it('is to see the answers once there are some', async () => {
    await openDelivery({}, { getSurveyStanding: () => madeHeader({ responses: 3 }) });
    expect((await nextAct('See answers')).getAttribute('href')).toBe('/surveys/analytics/s1');
  });
});

describe('the map of the store', () => {
  const place = (name: string) =>
    within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);
  const save = async (user: Awaited<ReturnType<typeof openDelivery>>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Save' }));

  it('places the survey by a button and by its menu, and saves it with its other settings', async () => {
    const saveDelivery = vi.fn(() => ({}));
    const { user } = await openDelivery({}, { saveDelivery });
    await screen.findByRole('heading', { level: 3, name: 'Cart' });
    await user.click(screen.getByRole('button', { name: 'Place it here: Cart' }));
    place('Cart').getByText('How was it?');
    expect(document.activeElement?.textContent).toBe('Cart');
    await user.click(screen.getByRole('button', { name: 'Move it: Thank-you page' }));
    await user.click(screen.getByRole('menuitem', { name: 'Take it away from here' }));
    await user.click(screen.getByRole('button', { name: 'Move it: Cart' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to: Home page' }));
    await save(user);
    const trigger = { type: 'delay', seconds: 5 };
    const placements = [{ type: 'popup', pages: { kinds: ['home'], paths: [] }, trigger }];
    await waitFor(() =>
      expect(saveDelivery).toHaveBeenCalledWith({
        surveyId: 's1',
        delivery: { ...ABOUT.delivery, placements },
      }),
    );
  });

  it('says which survey shoppers meet instead before anything is saved, and asks this one first', async () => {
    const other = { surveyId: 's2', name: 'Leaving the cart', delivery: { ...ABOUT.delivery, priority: 1 } };
    const saveDelivery = vi.fn(() => ({}));
    const { user } = await openDelivery(
      { status: 'draft' },
      {
        saveDelivery,
        getStoreMap: () => madeStore({ ...ABOUT, status: 'draft' }, [{ ...other, status: 'live' }]),
      },
    );
    await screen.findByText(
      /Thank-you page: “How was it\?” waits until shoppers are done with “Leaving the cart”\./,
    );
    place('Thank-you page').getByText('Waits');
    await user.click(screen.getByRole('button', { name: 'Ask “How was it?” first' }));
    screen.getByText(/“Leaving the cart” waits until shoppers are done with “How was it\?”\./);
    await save(user);
    await waitFor(() =>
      expect(saveDelivery).toHaveBeenCalledWith({
        surveyId: 's1',
        delivery: { ...ABOUT.delivery, priority: 1 },
      }),
    );
  });

  it('does not take the survey off a page that the merchant named by its address, and says why', async () => {
    const pages = { kinds: [], paths: ['/cart'] };
    const popup = { type: 'popup' as const, pages, trigger: { type: 'immediately' as const } };
    const { user } = await openDelivery({ delivery: { ...ABOUT.delivery, placements: [popup] } });
    await user.click(await screen.findByRole('button', { name: 'Move it: Cart' }));
    await user.click(screen.getByRole('menuitem', { name: 'Take it away from here' }));
    screen.getByText('Cart: an address that you wrote leads here. Change the addresses first.');
    expect(place('Cart').queryByText('How was it?')).not.toBeNull();
  });
});

it('offers to open the preview when the browser blocked its tab', async () => {
  const url = 'https://fern.example/?preview=1';
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openDelivery({}, { previewOnStore: () => ({ url }) });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await toasts().findByRole('button', { name: 'Open preview' }));
  expect(open).toHaveBeenLastCalledWith(url, '_blank', 'noopener');
});

it('says what is wrong with a setting on another tab', async () => {
  const error = {
    code: 'INVALID_INPUT',
    message: 'Some of what was sent is not valid.',
    fields: { 'delivery.schedule': 'The end comes before the start.' },
  };
  const { user } = await openDelivery(
    {},
    {
      saveAudience: () => {
        throw new ApiError({ status: 422, data: { error } });
      },
    },
  );
  await user.click(word(WHO));
  await user.click(screen.getByRole('radio', { name: /^New customers/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const bar = await screen.findByText(/is not valid/);
  expect(bar.textContent).toBe(
    'Some of what was sent is not valid. The end comes before the start. What you chose is still here.',
  );
});

it('saves nothing more when the store’s limit is refused, and says so', async () => {
  const saved: unknown[] = [];
  const { user } = await openDelivery(
    {},
    {
      saveFrequencyCap: async () => {
        await Promise.resolve();
        throw new ApiError({ status: 'FETCH_ERROR' });
      },
      saveAudience: (input) => saved.push(input),
    },
  );
  await user.click(word(/any number of surveys/));
  await user.click(screen.getByLabelText('Limit how many surveys a visitor sees'));
  await user.click(word(WHO));
  await user.click(screen.getByRole('radio', { name: /^New customers/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/What you chose is still here/);
  expect(saved).toEqual([]);
});
