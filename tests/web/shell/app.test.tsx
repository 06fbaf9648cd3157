import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { madeCustomer, madeStore, openAdmin } from '../support/admin.tsx';
import { madeToken } from '../support/tokens.ts';

const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

const newStore = { getStoreDetails: () => madeStore({ isNewStore: true }) };

describe('where a visitor lands', () => {
  it('signed out: on the login, whatever was asked for', async () => {
    const { where } = await openAdmin({ at: '/settings', signedIn: false });
    await heading(/Ask your shoppers/);
    expect(where.path).toBe('/login');
    expect(document.title).toBe('Login · Askwell');
  });

  it('signed out at /onboarding: the login screen, in place', async () => {
    const { where } = await openAdmin({ at: '/onboarding', signedIn: false });
    await heading(/Ask your shoppers/);
    expect(where.path).toBe('/onboarding');
  });

  it('a new store: on the onboarding', async () => {
    const { where } = await openAdmin({ replies: newStore });
    await heading('Welcome, Fern and Fig');
    expect(where.path).toBe('/onboarding');
  });

  it('without a plan: on the plans', async () => {
    const { where } = await openAdmin({ replies: { getBillingCustomer: () => madeCustomer(false) } });
    await heading('Choose a plan');
    expect(where.path).toBe('/billing-plans');
  });

  it('with everything: on the surveys', async () => {
    await openAdmin();
    await heading('Surveys');
    expect(document.title).toBe('Dashboard · Askwell');
  });
});

describe('a link with somebody else’s session token', () => {
  const query = `token=${madeToken({ storeId: 's2', merchantId: 'm2' })}&storeUrl=theirs.myshopify.com`;

  it('shows a merchant who is signed in their own surveys', async () => {
    const { where, page, session, tokens } = await openAdmin({ query });
    await heading('Surveys');
    expect(where.path).toBe('/');
    expect(page.query().toString()).toBe('');
    expect(session.state()).toMatchObject({ user: { storeId: 's1' } });
    expect(tokens.get('store_url')).toBeUndefined();
  });

  it.each([query, 'token=x'])('shows the login to a visitor who is signed out: %s', async (address) => {
    const { where, page, tokens } = await openAdmin({ query: address, signedIn: false });
    await heading(/Ask your shoppers/);
    expect(where.path).toBe('/login');
    expect(page.query().toString()).toBe('');
    expect(tokens.get('auth_token')).toBeUndefined();
  });
});

describe('another screen', () => {
  it('begins at its top', async () => {
    const { user } = await openAdmin({ at: '/billing-plans' });
    await heading('Your plan');
    document.documentElement.scrollTop = 400;
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    await heading('Surveys');
    expect(document.documentElement.scrollTop).toBe(0);
  });
});

describe('when the store cannot be loaded', () => {
  it('says what happened and offers to try again', async () => {
    const refuse = (): never => {
      throw new ApiError({ status: 404, data: { error: { code: 'NOT_FOUND', message: 'No such store.' } } });
    };
    const { user, page } = await openAdmin({ replies: { getStoreDetails: refuse } });
    await heading('Oops! Something went wrong');
    expect(screen.getByText('No such store.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe('the session’s end', () => {
  it('is noticed within a second of the token going, and leads to the login', async () => {
    const { tokens, where } = await openAdmin();
    await heading('Surveys');
    tokens.remove('auth_token');
    await waitFor(() => expect(where.path).toBe('/login'), { timeout: 1_900 });
  });

  it('by the merchant leads to the login, from the pages before the app too', async () => {
    const { user, where } = await openAdmin({ replies: newStore });
    await heading(/Welcome/);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(where.path).toBe('/login'));
  });
});

describe('onboarding', () => {
  it('shows a choice at once and keeps it on the server', async () => {
    const saved: unknown[] = [];
    const { user } = await openAdmin({
      replies: {
        getStoreDetails: () => madeStore({ isNewStore: true, onboarding: { step: 'goal', goal: null } }),
        saveOnboardingProgress: (input) => {
          saved.push(input);
          return madeStore({ isNewStore: true, onboarding: input as { step: 'goal'; goal: null } });
        },
      },
    });
    await heading('What do you want to know first?');
    await user.click(screen.getByRole('radio', { name: /Are my customers happy/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /happy/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Add Askwell to your store');
    expect(saved).toEqual([
      { step: 'goal', goal: 'customer satisfaction' },
      { step: 'ready', goal: 'customer satisfaction' },
    ]);
  });

  it('shows what the server knows when a choice could not be kept', async () => {
    const { user } = await openAdmin({
      replies: {
        getStoreDetails: () => madeStore({ isNewStore: true, onboarding: { step: 'goal', goal: null } }),
        saveOnboardingProgress: () => {
          throw new ApiError({ status: 'FETCH_ERROR' });
        },
      },
    });
    await heading('What do you want to know first?');
    await user.click(screen.getByRole('radio', { name: /Are my customers happy/ }));
    expect((await screen.findByText(/could not reach Askwell/)).textContent).toContain('Nothing is lost');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /happy/ }).checked).toBe(false);
  });

  it('can be skipped, which moves on to the plans', async () => {
    const { user, where } = await openAdmin({
      replies: {
        ...newStore,
        getBillingCustomer: () => madeCustomer(false),
        skipOnboarding: () => madeStore({ isNewStore: true, isOnboardingSkipped: true }),
      },
    });
    await heading(/Welcome/);
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await heading('Choose a plan');
    expect(where.path).toBe('/billing-plans');
  });
});

describe('the plans', () => {
  it('are compared as the server has them, and Free starts the app', async () => {
    const startWithFree = vi.fn(() => madeCustomer(true));
    const { user } = await openAdmin({
      replies: { getBillingCustomer: () => madeCustomer(false), startWithFree },
    });
    await heading('Choose a plan');
    const questions = within(screen.getByRole('row', { name: /^Questions in a survey/ }));
    expect(questions.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Up to 10', 'Unlimited']);
    expect(screen.getByText('$19/mo')).toBeTruthy();
    expect(screen.getByText('14-day free trial')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start with Free' }));
    await heading('Surveys');
    expect(startWithFree).toHaveBeenCalledOnce();
  });

  it('name the current one and lead back to the surveys', async () => {
    const { user } = await openAdmin({ at: '/billing-plans' });
    await heading('Your plan');
    expect(screen.getByText('Your current plan')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    await heading('Surveys');
  });
});
