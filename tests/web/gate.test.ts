import { describe, expect, it } from 'vitest';
import { decide, type GateState, type Verdict } from '#web/admin/app/gate.ts';
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

/** Where section 2 of the specification sends each kind of visitor; `show` is the route itself. */
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
  '/help': SESSION,
  '/integrations': SESSION,
  '/no/such/page': SESSION,
};

const outcomeOf = (verdict: Verdict): string => (verdict.kind === 'go' ? verdict.to : verdict.kind);

const CASES = Object.entries(EXPECTED).flatMap(([path, outcomes]) =>
  Object.entries(outcomes).map(([state, outcome]) => ({ path, state: state as StateName, outcome })),
);

describe('the gate', () => {
  it.each(CASES)('sends $state at $path to $outcome', ({ path, state, outcome }) => {
    expect(outcomeOf(decide(routeAt(path).access, STATES[state]))).toBe(outcome);
  });

  it('has an expectation for every route of the table', () => {
    const expected = Object.keys(EXPECTED).map((path) => routeAt(path).path);
    expect(new Set(expected)).toEqual(new Set(SCREEN_ROUTES.map((route) => route.path)));
  });

  it.each(CASES.filter(({ outcome }) => outcome.startsWith('/')))(
    'lets $state rest after being sent from $path to $outcome',
    ({ state, outcome }) => {
      expect(decide(routeAt(outcome).access, STATES[state]).kind).toBe('show');
    },
  );
});

describe('while something is on its way', () => {
  const protectedPaths = Object.keys(EXPECTED).filter((path) => path !== '/book-a-call');

  it.each(protectedPaths)('%s waits for the session before anything is decided', (path) => {
    const state: GateState = { session: 'loading', store: 'loading', subscription: 'loading' };
    expect(decide(routeAt(path).access, state)).toEqual({ kind: 'wait', for: 'session' });
  });

  it.each(protectedPaths)('%s waits for the store, then for the subscription', (path) => {
    const { access } = routeAt(path);
    expect(decide(access, signedIn('loading', 'active'))).toEqual({ kind: 'wait', for: 'store' });
    expect(decide(access, signedIn(DONE, 'loading'))).toEqual({ kind: 'wait', for: 'store' });
  });

  it.each(protectedPaths)('%s says so when either could not be loaded', (path) => {
    const { access } = routeAt(path);
    expect(decide(access, signedIn('failed', 'loading')).kind).toBe('failed');
    expect(decide(access, signedIn('loading', 'failed')).kind).toBe('failed');
  });

  it('opens the booking page without waiting for anyone', () => {
    const state: GateState = { session: 'loading', store: 'loading', subscription: 'loading' };
    expect(decide(routeAt('/book-a-call').access, state).kind).toBe('show');
  });
});

describe('the titles', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/login', 'Login'],
    ['/onboarding', 'Onboarding'],
    ['/builder/abc', 'Surveys'],
    ['/settings', 'Settings'],
    ['/help', 'Help Center'],
    ['/surveys/templates/mnps', 'Measure Net Promoter Score'],
    ['/surveys/analytics/abc', 'Analytics'],
    ['/surveys/delivery/abc', 'On your store'],
    ['/surveys/templates', 'Survey Templates'],
    ['/template/abc', 'Template Editor'],
    ['/surveys/scratch', 'Create'],
    ['/surveys/template/abc', 'Template'],
    ['/billing-plans', 'Billing'],
    ['/book-a-call', 'Book a Call'],
  ])('%s is called %s', (path, title) => {
    expect(routeAt(path).title).toBe(title);
  });
});
