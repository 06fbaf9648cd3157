import { describe, expect, it } from 'vitest';
import { decideScreen, type GateState, type GateDecision } from '#web/admin/app/gate.ts';
import { routeAt, SCREEN_ROUTES } from '#web/admin/app/route-table.tsx';

const NEW = { isNewStore: true, isOnboardingSkipped: false };
const SKIPPED = { isNewStore: true, isOnboardingSkipped: true };
const DONE = { isNewStore: false, isOnboardingSkipped: false };

const signedIn = (store: GateState['store'], subscription: GateState['subscription']): GateState => ({
  session: 'authenticated',
  store,
  subscription,
});

const STATES = {
  'signed out': { session: 'unauthenticated', store: 'loading', subscription: 'loading' },
  'new store': signedIn(NEW, 'none'),
  'new store with a plan': signedIn(NEW, 'active'),
  'skipped, no plan': signedIn(SKIPPED, 'none'),
  'skipped, with a plan': signedIn(SKIPPED, 'active'),
  'onboarded, no plan': signedIn(DONE, 'none'),
  'onboarded, with a plan': signedIn(DONE, 'active'),
} satisfies Record<string, GateState>;

type StateName = keyof typeof STATES;
type Outcomes = Record<StateName, string>;

/** The route for each kind of visitor, from section 2 of the specification; `show` is the requested route itself. */
const GATED: Outcomes = {
  'signed out': '/login',
  'new store': '/onboarding',
  'new store with a plan': '/onboarding',
  'skipped, no plan': '/billing-plans',
  'skipped, with a plan': 'show',
  'onboarded, no plan': '/billing-plans',
  'onboarded, with a plan': 'show',
};
const LOGIN: Outcomes = {
  'signed out': 'show',
  'new store': '/onboarding',
  'new store with a plan': '/onboarding',
  'skipped, no plan': '/billing-plans',
  'skipped, with a plan': '/',
  'onboarded, no plan': '/billing-plans',
  'onboarded, with a plan': '/',
};
const ONBOARDING: Outcomes = {
  'signed out': 'show-login',
  'new store': 'show',
  'new store with a plan': 'show',
  'skipped, no plan': '/billing-plans',
  'skipped, with a plan': '/',
  'onboarded, no plan': '/billing-plans',
  'onboarded, with a plan': '/',
};
const everyState = (outcome: string): Outcomes =>
  Object.fromEntries(Object.keys(STATES).map((name) => [name, outcome])) as Outcomes;
const SESSION: Outcomes = { ...everyState('show'), 'signed out': '/login' };

const EXPECTED: Record<string, Outcomes> = {
  '/': GATED,
  '/login': LOGIN,
  '/onboarding': ONBOARDING,
  '/book-a-call': everyState('show'),
  '/billing-plans': SESSION,
  '/builder/abc': SESSION,
  '/template/abc': SESSION,
  '/surveys/scratch': SESSION,
  '/surveys/template/abc': SESSION,
  '/surveys/templates': SESSION,
  '/surveys/templates/mnps': SESSION,
  '/surveys/analytics/abc': SESSION,
  '/surveys/delivery/abc': SESSION,
  '/settings': SESSION,
  '/settings/look': SESSION,
  '/settings/people': SESSION,
  '/settings/plan': SESSION,
  '/settings/connections': SESSION,
  '/settings/channels': SESSION,
  '/settings/developers': SESSION,
  '/settings/activity': SESSION,
  '/help': SESSION,
  '/help/methods': SESSION,
  '/integrations': SESSION,
  '/no/such/page': SESSION,
};

const outcomeOf = (verdict: GateDecision): string => (verdict.kind === 'go' ? verdict.to : verdict.kind);

const CASES = Object.entries(EXPECTED).flatMap(([path, outcomes]) =>
  Object.entries(outcomes).map(([state, outcome]) => ({ path, state: state as StateName, outcome })),
);

describe('the route guard', () => {
  it.each(CASES)('sends $state at $path to $outcome', ({ path, state, outcome }) => {
    expect(outcomeOf(decideScreen(routeAt(path).access, STATES[state]))).toBe(outcome);
  });

  it('has an expectation for every route of the table', () => {
    const expected = Object.keys(EXPECTED).map((path) => routeAt(path).path);
    expect(new Set(expected)).toEqual(new Set(SCREEN_ROUTES.map((route) => route.path)));
  });

  it.each(CASES.filter(({ outcome }) => outcome.startsWith('/')))(
    'does not redirect $state again after $path to $outcome',
    ({ state, outcome }) => {
      expect(decideScreen(routeAt(outcome).access, STATES[state]).kind).toBe('show');
    },
  );
});

describe('while data is loading', () => {
  const protectedPaths = Object.keys(EXPECTED).filter((path) => path !== '/book-a-call');

  it.each(protectedPaths)('waits for the session at %s', (path) => {
    const state: GateState = { session: 'loading', store: 'loading', subscription: 'loading' };
    expect(decideScreen(routeAt(path).access, state)).toEqual({ kind: 'wait', for: 'session' });
  });

  it.each(protectedPaths)('waits for the store, then for the subscription at %s', (path) => {
    const { access } = routeAt(path);
    expect(decideScreen(access, signedIn('loading', 'active'))).toEqual({ kind: 'wait', for: 'store' });
    expect(decideScreen(access, signedIn(DONE, 'loading'))).toEqual({ kind: 'wait', for: 'store' });
  });

  it.each(protectedPaths)('shows an error at %s when either fails to load', (path) => {
    const { access } = routeAt(path);
    expect(decideScreen(access, signedIn('failed', 'loading')).kind).toBe('failed');
    expect(decideScreen(access, signedIn('loading', 'failed')).kind).toBe('failed');
  });

  it('opens the booking page without waiting for data', () => {
    const state: GateState = { session: 'loading', store: 'loading', subscription: 'loading' };
    expect(decideScreen(routeAt('/book-a-call').access, state).kind).toBe('show');
  });
});

describe('page titles', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/login', 'Login'],
    ['/onboarding', 'Onboarding'],
    ['/builder/abc', 'Surveys'],
    ['/settings', 'Settings'],
    ['/help', 'Help Center'],
    ['/help/methods', 'How figures are worked out'],
    ['/surveys/templates/mnps', 'Measure Net Promoter Score'],
    ['/surveys/analytics/abc', 'Analytics'],
    ['/surveys/delivery/abc', 'On your store'],
    ['/surveys/templates', 'Survey Templates'],
    ['/template/abc', 'Template Editor'],
    ['/surveys/scratch', 'Create'],
    ['/surveys/template/abc', 'Template'],
    ['/billing-plans', 'Billing'],
    ['/book-a-call', 'Book a Call'],
  ])('gives %s the title %s', (path, title) => {
    expect(routeAt(path).title).toBe(title);
  });
});
