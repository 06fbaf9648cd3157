import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Onboarding } from '#shared/api/store.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { hideCaughtErrors } from '../support/caught-errors.ts';
import { madeCustomer, madeStore, openAdmin } from '../support/admin.tsx';
import { madeToken } from '../support/tokens.ts';

const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

const newStore = { getStoreDetails: () => madeStore({ isNewStore: true }) };

describe('the first screen', () => {
  it('opens the login for a signed-out visitor, for any requested page', async () => {
    const { where } = await openAdmin({ at: '/settings', signedIn: false });
    await heading(/Ask your shoppers/);
    expect(where.path).toBe('/login');
    expect(document.title).toBe('Login · Askwell');
  });

  it('shows the login at /onboarding to a signed-out visitor, without a redirect', async () => {
    const { where } = await openAdmin({ at: '/onboarding', signedIn: false });
    await heading(/Ask your shoppers/);
    expect(where.path).toBe('/onboarding');
  });

  it('opens the onboarding for a new store', async () => {
    const { where } = await openAdmin({ replies: newStore });
    await heading('What do you want to know first?');
    expect(where.path).toBe('/onboarding');
  });

  it('opens the plans for a store without a plan', async () => {
    const { where } = await openAdmin({ replies: { getBillingCustomer: () => madeCustomer(false) } });
    await heading('Choose a plan');
    expect(where.path).toBe('/billing-plans');
  });

  it('opens the surveys for a store with a plan', async () => {
    await openAdmin();
    await heading('This week’s answers');
    expect(document.title).toBe('Dashboard · Askwell');
  });
});

describe('a link with another merchant’s session token', () => {
  const query = `token=${madeToken({ storeId: 's2', merchantId: 'm2' })}&storeUrl=theirs.myshopify.com`;

  it('shows a signed-in merchant their own surveys', async () => {
    const { where, page, session, tokens } = await openAdmin({ query });
    await heading('This week’s answers');
    expect(where.path).toBe('/');
    expect(page.query().toString()).toBe('');
    expect(session.state()).toMatchObject({ user: { storeId: 's1' } });
    expect(tokens.get('store_url')).toBeUndefined();
  });

  it.each([query, 'token=x'])('shows the login to a signed-out visitor: %s', async (address) => {
    const { where, page, tokens } = await openAdmin({ query: address, signedIn: false });
    await heading(/Ask your shoppers/);
    expect(where.path).toBe('/login');
    expect(page.query().toString()).toBe('');
    expect(tokens.get('auth_token')).toBeUndefined();
  });
});

describe('navigating to another screen', () => {
  it('scrolls to the top on another screen', async () => {
    const { user } = await openAdmin({ at: '/billing-plans' });
    await heading('Your plan');
    document.documentElement.scrollTop = 400;
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    await heading('This week’s answers');
    expect(document.documentElement.scrollTop).toBe(0);
  });
});

describe('a store that fails to load', () => {
  it('shows the reason and a retry button', async () => {
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

describe('the crash screen', () => {
  const APOLOGY =
    'We apologize for the inconvenience. Please try refreshing the page or contact support if the problem persists.';

  /** Opens a screen that throws while it is drawn. */
  const crash = (error: unknown) => {
    hideCaughtErrors();
    return openAdmin({
      at: '/settings/look',
      replies: {
        getStoreDetails: () => ({
          ...madeStore(),
          get metadata(): never {
            throw error;
          },
        }),
      },
    });
  };
  const sentence = async () =>
    (await heading('Oops! Something went wrong')).parentElement?.querySelector('p')?.textContent;

  it('shows the error’s message, and reloads the page on request', async () => {
    const { user, page } = await crash(new Error('The chart has no scale.'));
    expect(await sentence()).toBe('The chart has no scale.');
    expect(screen.queryByText(APOLOGY)).toBeNull();
    await expectAccessiblePage();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it.each([new Error(''), new Error('  '), null])(
    'apologizes when there is no message: %s',
    async (error) => {
      await crash(error);
      expect(await sentence()).toBe(APOLOGY);
    },
  );

  it('leads to the surveys', async () => {
    const { user, page, where } = await crash(new Error('The chart has no scale.'));
    await user.click(await screen.findByRole('button', { name: 'Go to your surveys' }));
    await waitFor(() => expect([where.path, page.reload.mock.calls.length]).toEqual(['/', 1]));
  });
});

describe('the end of the session', () => {
  it('notices within a second that the token was deleted, and opens the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { tokens, where } = await openAdmin();
    await heading('This week’s answers');
    tokens.remove('auth_token');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();
    await waitFor(() => expect(where.path).toBe('/login'));
  });

  it('leads from the onboarding to the login after a logout', async () => {
    const { user, where } = await openAdmin({ replies: newStore });
    await heading('What do you want to know first?');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(where.path).toBe('/login'));
  });
});

describe('the onboarding', () => {
  const atStep = (onboarding: Onboarding) => madeStore({ isNewStore: true, onboarding });
  const template = {
    surveyId: 'happy',
    name: 'Order satisfaction',
    description: '',
    categoryTag: 'Customer Satisfaction',
    questionsCount: 1,
    estimatedTimeBreakdown: { minutes: 1 },
    questions: [{ ...newQuestion('rating', 'happy', () => 'q1'), text: 'How happy are you?' }],
  };

  it('shows the chosen survey at once, saves each step and goes back', async () => {
    const saved: unknown[] = [];
    const { user } = await openAdmin({
      replies: {
        ...newStore,
        listTemplates: () => [template],
        saveOnboardingProgress: (input) => {
          saved.push(input);
          return atStep(input as Onboarding);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Are my customers happy/ }));
    await heading('Your survey in your store’s look');
    await user.click(await screen.findByRole('button', { name: 'Looks good' }));
    await heading('Where should it ask?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Your survey in your store’s look');
    const goal = 'customer satisfaction';
    const places = ['thank_you'];
    expect(saved).toEqual([
      { step: 'look', goal, places },
      { step: 'place', goal, places },
      { step: 'look', goal, places },
    ]);
  });

  it('shows the saved step again when a save fails', async () => {
    const { user } = await openAdmin({
      replies: {
        ...newStore,
        saveOnboardingProgress: () => {
          throw new ApiError({ status: 'FETCH_ERROR' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Are my customers happy/ }));
    expect((await screen.findByText(/could not reach Askwell/)).textContent).toContain(
      'Nothing is lost. Please press the button again.',
    );
    await heading('What do you want to know first?');
  });

  it('starts the free plan and publishes with the ticked places in one press, and goes on after a failure', async () => {
    const calls: [string, unknown][] = [];
    const reply =
      (name: string, answer: () => unknown) =>
      (input: unknown): unknown => {
        calls.push([name, input]);
        return answer();
      };
    const publish = vi
      .fn((): unknown => ({}))
      .mockImplementationOnce(() => {
        throw new ApiError({ status: 'FETCH_ERROR' });
      });
    const { user, where } = await openAdmin({
      replies: {
        getStoreDetails: () =>
          atStep({ step: 'place', goal: 'customer satisfaction', places: ['thank_you'] }),
        getBillingCustomer: () => madeCustomer(false),
        listTemplates: () => [template],
        startWithFree: reply('free', () => madeCustomer(true)),
        createSurvey: reply('create', () => ({ revision: 1 })),
        saveDelivery: reply('deliver', () => ({})),
        publishSurvey: reply('publish', publish),
        saveOnboardingProgress: (input) => atStep(input as Onboarding),
        completeOnboarding: reply('complete', () => madeStore({})),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Link and QR code/ }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/could not reach Askwell/);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(where.path).toBe('/surveys/delivery/first-happy'));
    expect(calls.map(([name]) => name)).toEqual([
      ...['free', 'create', 'deliver', 'publish'],
      ...['create', 'deliver', 'publish', 'complete'],
    ]);
    expect(calls.find(([name]) => name === 'create')?.[1]).toEqual({
      surveyId: 'first-happy',
      templateId: 'happy',
    });
    expect(calls.find(([name]) => name === 'deliver')?.[1]).toMatchObject({
      delivery: { placements: [{ type: 'thank_you' }, { type: 'hosted' }] },
    });
  });

  it.each([
    ['look', 'Looks good'],
    ['place', 'Publish'],
  ] as const)('loads the templates again on the step “%s” after a failure', async (step, next) => {
    const state = { isDown: true };
    const { user } = await openAdmin({
      replies: {
        getStoreDetails: () => atStep({ step, goal: 'customer satisfaction', places: ['thank_you'] }),
        listTemplates: () => {
          if (state.isDown) throw new ApiError({ status: 'FETCH_ERROR' });
          return [template];
        },
      },
    });
    const fault = await screen.findByText(/could not reach Askwell.* Nothing is lost\.$/);
    expect(fault.getAttribute('role')).toBe('alert');
    const button = screen.getByRole('button', { name: next });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    state.isDown = false;
    await user.click(within(fault).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    expect(fault.isConnected).toBe(false);
  });

  it.each([
    ['look', '“Edit” starts the free plan.'],
    ['place', 'Starts the free plan.'],
  ] as const)('says on the step “%s” which press starts the free plan', async (step, note) => {
    await openAdmin({
      replies: {
        getStoreDetails: () => atStep({ step, goal: 'customer satisfaction', places: ['thank_you'] }),
        getBillingCustomer: () => madeCustomer(false),
        listTemplates: () => [template],
      },
    });
    await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith(note));
    expect(screen.queryAllByRole('button', { name: 'Edit' })).toHaveLength(step === 'look' ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'See plans' })).toHaveLength(step === 'place' ? 1 : 0);
  });

  it('lets the merchant skip the onboarding, which opens the plans', async () => {
    const { user, where } = await openAdmin({
      replies: {
        ...newStore,
        getBillingCustomer: () => madeCustomer(false),
        skipOnboarding: () => madeStore({ isNewStore: true, isOnboardingSkipped: true }),
      },
    });
    await heading('What do you want to know first?');
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await heading('Choose a plan');
    expect(where.path).toBe('/billing-plans');
  });
});

it('leads from the integrations to the connections in the settings', async () => {
  const { where } = await openAdmin({ at: '/integrations' });
  await waitFor(() => expect(where.path).toBe('/settings/connections'));
});

describe('the plans screen', () => {
  it('compares the server’s plans and starts the app with Free', async () => {
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
    await heading('This week’s answers');
    expect(startWithFree).toHaveBeenCalledOnce();
  });

  it('marks the current plan and links back to the surveys', async () => {
    const { user } = await openAdmin({ at: '/billing-plans' });
    await heading('Your plan');
    expect(screen.getByText('Your current plan')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to surveys' }));
    await heading('This week’s answers');
  });
});
