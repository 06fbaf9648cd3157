import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BillingCustomer, BillingPlan, ChangePreview } from '#shared/api/billing.ts';
import { FEATURE_KEYS, FEATURE_NAMES, type Features } from '#shared/plan/features.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import type { ProviderInvoice } from '#shared/plan/provider.ts';
import { PRO_DIALOG } from '#shared/plan/upgrade.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { madeStore, openAdmin } from '../support/admin.tsx';
import { tryToClose } from '../support/try-to-close.ts';
import { emptyList } from '../surveys/replies.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

function planOf(
  id: string,
  amount: number,
  granted: Features,
  interval: BillingPlan['interval'],
): BillingPlan {
  const named = FEATURE_KEYS.map((key) => [key, { ...granted[key], name: FEATURE_NAMES[key] }]);
  return {
    ...{ id, amount, interval, name: amount === 0 ? 'Free' : 'Pro', currencyCode: 'USD' },
    trialDays: amount === 0 ? 0 : 14,
    features: Object.fromEntries(named) as BillingPlan['features'],
    featuresOrder: [...FEATURE_KEYS],
  };
}

const FREE = planOf('free', 0, FREE_FEATURES, 'EVERY_30_DAYS');
const MONTHLY = planOf('pro-monthly', 19, PRO_FEATURES, 'EVERY_30_DAYS');
const YEARLY = planOf('pro-yearly', 190, PRO_FEATURES, 'ANNUAL');

type Subscription = NonNullable<BillingCustomer['subscription']>;

function on(plan: BillingPlan, more: Partial<Subscription> = {}): BillingCustomer {
  const { features } = plan;
  const subscription = {
    id: 'sub',
    plan,
    active: true,
    features,
    createdAt: '2026-10-01T00:00:00Z',
    ...more,
  };
  return { id: 'c1', features, plans: [FREE, MONTHLY, YEARLY], subscription };
}

const PREVIEW: ChangePreview = {
  endsOn: null,
  surveysToPause: 2,
  surveys: [
    { surveyId: 'a', name: 'Teapots', responses: 3 },
    { surveyId: 'b', name: 'Lamps', responses: 0 },
  ],
  liveSurveys: 3,
  live: [
    { surveyId: 'c', name: 'Cups', responses: 700 },
    { surveyId: 'a', name: 'Teapots', responses: 3 },
    { surveyId: 'b', name: 'Lamps', responses: 0 },
  ],
  overTargeted: [],
  stopsResponses: true,
  lost: [{ key: 'active_surveys', name: 'Live surveys', before: null, after: 1 }],
};

const paid = { currentPeriodEnd: '2026-12-01T12:00:00Z' };
const plans = (
  customer: BillingCustomer,
  replies: Record<string, (input: unknown) => unknown> = {},
  at = '/billing-plans',
) =>
  openAdmin({
    at,
    replies: { getBillingCustomer: () => customer, previewChange: () => PREVIEW, ...replies },
  });
const lose = (): never => {
  throw new ApiError({ status: 'TIMEOUT_ERROR' });
};
const refuse = (): never => {
  throw new ApiError({
    status: 409,
    data: { error: { code: 'CONFLICT', message: 'A charge is waiting already.' } },
  });
};
const UNCERTAIN =
  /took too long to answer\..* It is not certain whether your plan has changed\. Reload this page/;

HTMLCanvasElement.prototype.getContext = () => null;

describe('the comparison of plans', () => {
  it('lists every feature that a plan can grant, with each plan’s value', async () => {
    await plans(on(FREE));
    const table = await screen.findByRole('table', { name: 'What is in each plan' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(FEATURE_KEYS.length);
    for (const name of Object.values(FEATURE_NAMES)) expect(table.textContent).toContain(name);
    const live = within(table).getByRole('row', { name: /^Live surveys/ });
    expect(
      within(live)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Up to 1', 'Unlimited']);
  });

  it('shows the yearly price and the saving', async () => {
    const { user } = await plans(on(FREE));
    await user.click(await screen.findByRole('radio', { name: /Yearly.*2 months free/ }));
    expect(screen.getByText('$190/yr')).toBeTruthy();
    expect(screen.queryByText('$19/mo')).toBeNull();
  });
});

describe('the card of the current plan', () => {
  const trial = { trialExpiresAt: '2099-12-01T12:00:00Z' };

  it.each([
    ['says when the trial ends', trial, 'Free trial until December 1, 2099'],
    [
      'says when a cancelled trial ends',
      { ...trial, cancelOn: '2099-11-20T12:00:00Z' },
      /^Ends on November 20/,
    ],
    ['offers no second trial', { trialExpiresAt: '2020-01-01T12:00:00Z' }, 'Cancel at any time'],
  ])('%s', async (_, more, hint) => {
    await plans(on(MONTHLY, { ...paid, ...more }));
    await screen.findByRole('heading', { name: 'You are on Pro, monthly' });
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByText('14-day free trial')).toBeNull();
  });
});

describe('choosing a paid plan', () => {
  it('opens the charge page in the top window', async () => {
    const asked: unknown[] = [];
    const { user, page } = await plans(on(FREE), {
      changePlan: (input) => {
        asked.push(input);
        return { confirmationUrl: 'https://store.example/charge', customer: on(FREE) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try Pro for free' }));
    expect(await vi.waitUntil(() => page.leaveTo.mock.calls[0], { timeout: PATIENCE_MS })).toEqual([
      'https://store.example/charge',
    ]);
    expect(asked).toEqual([{ planId: 'pro-monthly', framed: false, keepLive: [] }]);
  });

  it('says why it was refused and that nothing changed', async () => {
    const { user, page } = await plans(on(FREE), { changePlan: refuse });
    await user.click(await screen.findByRole('button', { name: 'Try Pro for free' }));
    await screen.findByText('A charge is waiting already. Your plan has not changed.');
    expect(page.leaveTo).not.toHaveBeenCalled();
  });
});

describe('changing to a smaller plan', () => {
  it('names the surveys that stop because they choose shoppers by country or order value', async () => {
    const [cups, teapots, lamps] = PREVIEW.live;
    if (!cups || !teapots || !lamps) throw new Error('The preview needs three live surveys');
    const previewChange = () => ({ ...PREVIEW, live: [cups, teapots], overTargeted: [lamps] });
    const { user } = await plans(on(MONTHLY, paid), { previewChange });
    await user.click(await screen.findByRole('button', { name: 'Move to Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to Free?' }));
    await dialog.findByText(/^These choose shoppers by country or order value/);
    dialog.getByText('Lamps');
    const choice = within(dialog.getByRole('group', { name: 'Which survey stays live?' }));
    expect(choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'c',
      'a',
    ]);
  });

  it('shows in numbers what will stop, before the change', async () => {
    const changePlan = vi.fn((_: unknown) => ({ confirmationUrl: null, customer: on(FREE) }));
    const { user } = await plans(on(MONTHLY, paid), { changePlan });
    await user.click(await screen.findByRole('button', { name: 'Move to Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to Free?' }));
    await dialog.findByText(/^2 of your 3 live surveys will be paused/);
    dialog.getByText(/nothing is paid back\. To keep .+ until the end of the period, choose “Cancel/);
    const choice = within(dialog.getByRole('group', { name: 'Which survey stays live?' }));
    expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Cups' }).checked).toBe(true);
    await user.click(choice.getByRole('radio', { name: 'Teapots' }));
    expect(choice.getByText('700 responses')).toBeTruthy();
    expect(
      dialog.getByText(/^This month already has all the responses that that plan includes\./),
    ).toBeTruthy();
    expect(dialog.getByRole('row', { name: 'Live surveys No limit 1' })).toBeTruthy();
    expect(changePlan).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Move to Free' }));
    await screen.findByRole('heading', { name: 'You are on Free' });
    expect(changePlan.mock.lastCall).toEqual([{ planId: FREE.id, framed: false, keepLive: ['a'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Free' })).toBeNull();
  });
});

describe('cancelling a plan', () => {
  it('ends the plan after the paid period, or at once if the merchant chooses that, and sends the reason', async () => {
    const asked: unknown[] = [];
    const cancelPlan = (input: unknown) => {
      asked.push(input);
      return on(MONTHLY, { ...paid, cancelOn: '2026-12-01T12:00:00Z' });
    };
    const { user } = await plans(on(MONTHLY, paid), { cancelPlan });
    await user.click(await screen.findByRole('button', { name: 'Cancel Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pro?' }));
    await user.type(dialog.getByLabelText(/^Why are you cancelling/), 'Too few answers');
    await user.click(dialog.getByRole('button', { name: 'Cancel Pro' }));
    await screen.findByText(/^Cancelled: it ends on December 1, 2026/);
    expect(asked).toEqual([{ when: 'period_end', reason: 'Too few answers' }]);
    expect(screen.getByRole('button', { name: 'Keep Pro' })).toBeTruthy();
  });
});

describe('a change of the plan whose reply is late or lost', () => {
  async function openCancel(
    replies: Record<string, (input: unknown) => unknown>,
    customer = on(MONTHLY, paid),
  ) {
    const { user } = await plans(customer, replies);
    await user.click(await screen.findByRole('button', { name: 'Cancel Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pro?' }));
    return { user, dialog, confirm: () => user.click(dialog.getByRole('button', { name: 'Cancel Pro' })) };
  }

  it('cannot be confirmed before the merchant sees what would stop', async () => {
    let show: (preview: ChangePreview) => void = () => undefined;
    const cancelPlan = vi.fn(() => on(MONTHLY, { ...paid, cancelOn: '2026-12-01T12:00:00Z' }));
    const previewChange = () => new Promise((resolve) => (show = resolve));
    const { dialog, confirm } = await openCancel({ cancelPlan, previewChange });
    dialog.getByText('Loading what would stop…');
    await confirm();
    expect(cancelPlan).not.toHaveBeenCalled();
    await act(async () => show(PREVIEW));
    await confirm();
    await screen.findByText(/^Cancelled: it ends on/);
  });

  it('keeps the question of a cancellation open until the reply', async () => {
    let reply: (customer: BillingCustomer) => void = () => undefined;
    const cancelPlan = () => new Promise((resolve) => (reply = resolve));
    const { user, dialog, confirm } = await openCancel({ cancelPlan });
    await dialog.findByText(/will be paused/);
    await confirm();
    await tryToClose(user, 'Cancel Pro?', 'Keep Pro');
    expect(screen.getByRole('dialog', { name: 'Cancel Pro?' })).toBeTruthy();
    await act(async () => reply(on(MONTHLY, { ...paid, cancelOn: '2026-12-01T12:00:00Z' })));
    await screen.findByText(/^Cancelled: it ends on/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the question of a smaller plan open until the reply', async () => {
    let reply: (value: unknown) => void = () => undefined;
    const changePlan = () => new Promise((resolve) => (reply = resolve));
    const { user } = await plans(on(MONTHLY, paid), { changePlan });
    await user.click(await screen.findByRole('button', { name: 'Move to Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to Free?' }));
    await dialog.findByText(/will be paused/);
    await user.click(dialog.getByRole('button', { name: 'Move to Free' }));
    await tryToClose(user, 'Move to Free?', 'Keep Pro');
    expect(screen.getByRole('dialog', { name: 'Move to Free?' })).toBeTruthy();
    await act(async () => reply({ confirmationUrl: null, customer: on(FREE) }));
    await screen.findByRole('heading', { name: 'You are on Free' });
  });

  it('says that a cancellation without a reply is not certain', async () => {
    const { dialog, confirm } = await openCancel({ cancelPlan: lose });
    await dialog.findByText(/will be paused/);
    await confirm();
    expect((await dialog.findByRole('alert')).textContent).toMatch(UNCERTAIN);
  });

  it('says that a refused cancellation changed nothing', async () => {
    const { dialog, confirm } = await openCancel({ cancelPlan: refuse });
    await dialog.findByText(/will be paused/);
    await confirm();
    const fault = await dialog.findByText(/^A charge is waiting already/);
    expect(fault.textContent).toBe('A charge is waiting already. Your plan has not changed.');
  });

  it('reads the plan again and shows that a cancellation was made', async () => {
    const stored = { customer: on(MONTHLY, paid) };
    const { dialog, confirm } = await openCancel({
      getBillingCustomer: () => stored.customer,
      cancelPlan: () => {
        stored.customer = on(MONTHLY, { ...paid, cancelOn: '2026-12-01T12:00:00Z' });
        return lose();
      },
    });
    await dialog.findByText(/will be paused/);
    await confirm();
    await screen.findByText(/^Cancelled: it ends on/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads the plan again and shows that the smaller plan was taken', async () => {
    const stored = { customer: on(MONTHLY, paid) };
    const { user } = await plans(stored.customer, {
      getBillingCustomer: () => stored.customer,
      changePlan: () => {
        stored.customer = on(FREE);
        return lose();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move to Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to Free?' }));
    await dialog.findByText(/will be paused/);
    await user.click(dialog.getByRole('button', { name: 'Move to Free' }));
    await screen.findByRole('heading', { name: 'You are on Free' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/It is not certain/)).toBeNull();
  });

  it('says so for a paid plan too', async () => {
    const { user } = await plans(on(FREE), { changePlan: lose });
    await user.click(await screen.findByRole('button', { name: 'Try Pro for free' }));
    expect((await screen.findByText(UNCERTAIN)).getAttribute('role')).toBe('alert');
  });
});

describe('the invoices', () => {
  interface InvoicePage {
    invoices: readonly Partial<ProviderInvoice>[];
    hasMore: boolean;
  }
  const page = (total: number, hasMore: boolean): InvoicePage => {
    const period = { periodStart: '2026-10-01T00:00:00Z', periodEnd: '2026-10-31T00:00:00Z' };
    const invoice = { id: `${total}`, status: 'paid', total, currencyCode: 'USD', test: false, items: [] };
    return { invoices: [{ ...invoice, ...period } as Partial<ProviderInvoice>], hasMore };
  };

  /** Opens the plan's settings. Each request for invoices waits until the test replies to it. */
  async function openInvoices() {
    const waiting: ((page: InvoicePage) => void)[] = [];
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('/invoices')
        ? new Promise<Response>((resolve) => {
            waiting.push((found) => resolve(Response.json(found)));
          })
        : Promise.resolve(Response.json({ customer: null })),
    );
    const { user } = await plans(on(MONTHLY, paid), {}, '/settings/plan');
    const invoices = within(await screen.findByRole('region', { name: 'Invoices' }));
    const reply = async (found: InvoicePage) => {
      const answer = await vi.waitUntil(() => waiting.shift(), { timeout: PATIENCE_MS });
      await act(async () => answer(found));
    };
    return { user, invoices, reply };
  }

  afterEach(() => void vi.unstubAllGlobals());

  it('shows placeholders until the first invoices arrive', async () => {
    const { invoices, reply } = await openInvoices();
    invoices.getByRole('list', { name: 'Loading invoices' });
    await reply(page(19, false));
    expect(await invoices.findByText('$19')).toBeTruthy();
    expect(invoices.queryByRole('list', { name: 'Loading invoices' })).toBeNull();
  });

  it('keeps the table while the next page or another status loads', async () => {
    const { user, invoices, reply } = await openInvoices();
    await reply(page(19, true));
    await invoices.findByText('$19');
    await user.click(invoices.getByRole('button', { name: 'Older' }));
    invoices.getByText('$19');
    expect(invoices.getByRole('table').getAttribute('aria-busy')).toBe('true');
    await reply(page(18, false));
    await invoices.findByText('$18');
    expect(invoices.getByRole('table').getAttribute('aria-busy')).toBe('false');
    await user.selectOptions(invoices.getByLabelText('Show'), 'open');
    invoices.getByText('$18');
    await reply({ invoices: [], hasMore: false });
    await invoices.findByText('No invoice here.');
  });

  it('does not say that nothing was charged before the invoices of another status arrive', async () => {
    const { user, invoices, reply } = await openInvoices();
    await reply(page(19, false));
    await invoices.findByText('$19');
    await user.selectOptions(invoices.getByLabelText('Show'), 'void');
    await reply({ invoices: [], hasMore: false });
    await invoices.findByText('No invoice here.');
    await user.selectOptions(invoices.getByLabelText('Show'), 'paid');
    invoices.getByRole('list', { name: 'Loading invoices' });
    expect(invoices.queryByText('No invoice here.')).toBeNull();
  });
});

describe('returning from the charge page', () => {
  /** Opens the app with what the server knows: the plan that was chosen, and the plans that it tells one after the other. */
  async function back(selectedPlanUpgrade: string | null, customers: BillingCustomer[]) {
    const state = { selectedPlanUpgrade };
    const dismissNotice = vi.fn((_: unknown) => {
      state.selectedPlanUpgrade = null;
      return madeStore(state);
    });
    const getBillingCustomer = vi.fn(() => customers[getBillingCustomer.mock.calls.length - 1] ?? lose());
    const admin = await openAdmin({
      query: 'charge_id=c1',
      replies: {
        ...emptyList,
        getStoreDetails: () => madeStore(state),
        getBillingCustomer,
        dismissNotice,
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Ask your first question' });
    return { ...admin, dismissNotice };
  }
  const DISMISSED = [[{ notice: 'plan_upgrade' }]];

  // The list's code is loaded before, so that loading it takes none of the five seconds.
  beforeAll(async () => void (await import('#web/admin/screens/survey-list-screen.tsx')));
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const shown = () => screen.queryByRole('dialog', { name: PRO_DIALOG.title });

  it('shows a success dialog once, after five seconds, with a link to create a survey', async () => {
    const { where, dismissNotice } = await back('pro-monthly', [on(MONTHLY), on(MONTHLY)]);
    expect(shown()).toBeNull();
    expect(dismissNotice).not.toHaveBeenCalled();
    await pass(5_000);
    const dialog = await screen.findByRole('dialog', { name: PRO_DIALOG.title });
    expect(dismissNotice.mock.calls).toEqual(DISMISSED);
    await waitFor(() => expect([where.path, where.search]).toEqual(['/', '']));
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...PRO_DIALOG.features]);
    within(dialog).getByRole('button', { name: 'Create Survey' }).click();
    await vi.waitUntil(() => where.path === '/surveys/scratch', { timeout: PATIENCE_MS });
    expect(shown()).toBeNull();
  });

  it('shows the success dialog when the plan starts during the five seconds', async () => {
    await back('pro-monthly', [on(FREE), on(MONTHLY)]);
    await pass(5_000);
    await screen.findByRole('dialog', { name: PRO_DIALOG.title });
    expect(screen.queryByText('Your plan was not changed')).toBeNull();
  });

  it('says after five seconds that the plan was not changed, and leaves nothing behind', async () => {
    const { where, dismissNotice, user } = await back('pro-monthly', [on(FREE), on(FREE)]);
    await pass(4_000);
    expect(screen.queryByText('Your plan was not changed')).toBeNull();
    await pass(1_000);
    await screen.findByText('Your plan was not changed');
    screen.getByText('You are still on Free. You can upgrade at any time.');
    expect(shown()).toBeNull();
    expect(dismissNotice.mock.calls).toEqual(DISMISSED);
    await waitFor(() => expect([where.path, where.search]).toEqual(['/', '']));
    await user.click(screen.getByRole('button', { name: 'See plans' }));
    await vi.waitUntil(() => where.path === '/billing-plans', { timeout: PATIENCE_MS });
  });

  it('does not wait longer because the merchant goes to another screen', async () => {
    const { where, user } = await back('pro-monthly', [on(FREE), on(FREE)]);
    await pass(3_000);
    await user.click(await screen.findByRole('button', { name: 'Start from scratch' }));
    await vi.waitUntil(() => where.path === '/surveys/scratch', { timeout: PATIENCE_MS });
    await pass(2_000);
    await screen.findByText('Your plan was not changed');
    expect(where.path).toBe('/surveys/scratch');
  });

  it('says that it is not certain when the plan cannot be read, and forgets nothing', async () => {
    const { where, dismissNotice } = await back('pro-monthly', [on(FREE)]);
    await pass(6_000);
    await screen.findByText('It is not certain whether your plan changed');
    expect(dismissNotice).not.toHaveBeenCalled();
    expect(where.search).toBe('?charge_id=c1');
  });

  it('shows nothing when the merchant did not leave for the charge page', async () => {
    const { dismissNotice } = await back(null, [on(MONTHLY)]);
    await pass(6_000);
    expect(shown()).toBeNull();
    expect(screen.queryByText(/Your plan was/)).toBeNull();
    expect(dismissNotice).not.toHaveBeenCalled();
  });
});
