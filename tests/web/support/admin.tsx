import type { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { BillingCustomer, BillingPlan } from '#shared/api/billing.ts';
import type { ClientConfig } from '#shared/api/client-config.ts';
import { HANDOFF_AUDIENCE } from '#shared/api/values.ts';
import type { StoreDetails } from '#shared/api/store.ts';
import { App } from '#web/admin/app/app.tsx';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import type { BearerCall } from '#web/admin/lib/api/bearer-client.ts';
import { createQueryClient } from '#web/admin/lib/api/query-client.ts';
import type { Services } from '#web/admin/lib/services.tsx';
import { SessionManager } from '#web/admin/lib/session/session-manager.ts';
import { createTokenStore } from '#web/admin/lib/session/token-store.ts';
import { callsTo } from './calls-to.ts';
import { fakeCookies } from './fake-cookies.ts';
import { madeToken } from './tokens.ts';

export const CONFIG: ClientConfig = {
  appName: 'Askwell',
  authBase: '/api/v1',
  bearerBase: '/api/v1',
  shopSuffixes: ['myshopify.com'],
  supportEmail: 'support@askwell.example',
  helpCentreUrl: 'https://help.askwell.example/',
  videoUrl: 'https://video.askwell.example/',
  billing: { apiUrl: '/api/billing/v1', appId: 'askwell' },
  booking: null,
};

const plan = (id: string, amount: number): BillingPlan => ({
  id,
  name: amount === 0 ? 'Free' : 'Pro',
  amount,
  currencyCode: 'USD',
  interval: 'EVERY_30_DAYS',
  trialDays: amount === 0 ? 0 : 14,
  features: {
    questions_per_survey: {
      name: 'Questions per survey',
      type: 'limit',
      value: amount === 0 ? 10 : -1,
    },
  },
  featuresOrder: ['questions_per_survey'],
});

export function madeCustomer(hasPlan: boolean): BillingCustomer {
  const plans = [plan('free', 0), plan('pro', 19)];
  const [free] = plans;
  const subscription = hasPlan &&
    free && { id: 'sub', plan: free, active: true, features: {}, createdAt: '' };
  return { id: 'c1', features: {}, plans, subscription: subscription || null };
}

export function madeStore(store: Partial<StoreDetails['store']> = {}): StoreDetails {
  return {
    store: {
      storeId: 's1',
      merchantId: 'm1',
      storeUrl: 'fern-and-fig.myshopify.com',
      isNewStore: false,
      isOnboardingSkipped: false,
      merchantDetails: {
        businessName: 'Fern and Fig',
        businessEmail: 'robin@example.com',
        merchantId: 'm1',
        timezone: 'Europe/Lisbon',
        settings: {},
        status: 'active',
        trialEndsAt: null,
      },
      onboarding: { step: 'goal', goal: null, places: ['thank_you'] },
      isMobileNoticeDismissed: true,
      selectedPlanUpgrade: null,
      billingCustomerToken: 'token',
      appEmbedUrl: 'https://fern-and-fig.myshopify.com/admin/themes/current/editor?context=apps',
      checkoutEditorUrl:
        'https://fern-and-fig.myshopify.com/admin/settings/checkout/editor?page=thank-you&context=apps',
      totalPublishedSurveys: 0,
      ...store,
    },
    metadata: { city: null, plan: null, country: null, currency: 'EUR', installedAt: '2026-10-01T10:00:00Z' },
  };
}

interface AdminOptions {
  at?: string;
  signedIn?: boolean;
  config?: Partial<ClientConfig>;
  /** The query string of the address. */
  query?: string;
  /** Each call's reply, by name; a thrown error makes the call fail. */
  replies?: Record<string, (input: unknown) => unknown>;
  /** Runs before the app is rendered. */
  before?: (queries: QueryClient, call: BearerCall) => Promise<void>;
}

/** Renders the whole admin with a fake server. */
export async function openAdmin({
  at = '/',
  signedIn = true,
  config,
  query = '',
  replies = {},
  before,
}: AdminOptions = {}) {
  const tokens = createTokenStore(fakeCookies('top level'));
  if (signedIn) tokens.set('auth_token', madeToken());
  const where = { path: '', search: query, navigate: (_steps: number): unknown => undefined };
  const page = {
    query: () => new URLSearchParams(where.search),
    clearQuery: vi.fn(() => void (where.search = '')),
    reload: vi.fn(),
    leaveTo: vi.fn(),
  };
  const login = vi.fn(() => Promise.resolve({ redirectUrl: 'https://fern.example/authorize' }));
  const session = new SessionManager({
    tokens,
    page,
    login,
    logout: () => Promise.resolve(),
    frame: undefined,
    loggedOut: { isSet: () => false, set: () => undefined },
    handoffAudience: HANDOFF_AUDIENCE,
    parseShop: (text) => (text === '' ? undefined : text),
  });
  await session.start();
  const answers: Record<string, (input: unknown) => unknown> = {
    getStoreDetails: () => madeStore(),
    getBillingCustomer: () => madeCustomer(true),
    ...replies,
  };
  const call = vi.fn(({ name }: { name: string }, input: unknown) =>
    Promise.resolve().then(() => {
      const answer = answers[name];
      if (!answer) throw new ApiError({ status: 404, data: undefined });
      return answer(input);
    }),
  );
  const services: Services = {
    config: { ...CONFIG, ...config },
    session,
    tokens,
    page,
    call: callsTo(call),
    saveDelayMs: 0,
  };
  const client = quickQueries();
  await before?.(client, services.call);
  render(
    <MemoryRouter initialEntries={[where.search === '' ? at : `${at}?${where.search}`]}>
      <App services={services} queries={client} />
      <Where found={where} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  /** Steps in the history, as the browser's Back and Forward. */
  const go = (steps: number): void => act(() => void where.navigate(steps));
  return { user, where, go, page, login, call, session, tokens };
}

/**
 * Requests are repeated as in the browser, but without the seconds in between. A draft that a test leaves ends with it:
 * the window, which asks about drafts before it closes, serves the next test too.
 */
function quickQueries(): QueryClient {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 10 } });
  return client;
}

interface WhereProps {
  found: { path: string; search: string; navigate: (steps: number) => unknown };
}

function Where({ found }: WhereProps) {
  const { pathname, search } = useLocation();
  Object.assign(found, { path: pathname, search });
  found.navigate = useNavigate();
  return null;
}

/** Answers media queries as a window of this width would. */
export function setWidth(width: number): void {
  window.matchMedia = (media) => {
    const least = /\(min-width: ([\d.]+)px\)/.exec(media)?.[1];
    return {
      media,
      matches: least !== undefined && width >= Number(least),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as Partial<MediaQueryList> as MediaQueryList;
  };
}
