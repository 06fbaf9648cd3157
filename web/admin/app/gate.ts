import { ROUTES } from '#shared/routes.ts';

/** What a route requires of its visitor; the route table names one for each route. */
export type Access = 'public' | 'login' | 'onboarding' | 'gated' | 'session';

export interface StoreGate {
  isNewStore: boolean;
  isOnboardingSkipped: boolean;
}

export interface GateState {
  session: 'loading' | 'unauthenticated' | 'authenticated';
  store: 'loading' | 'failed' | StoreGate;
  subscription: 'loading' | 'failed' | 'none' | 'active';
}

export type GateDecision =
  | { kind: 'show' }
  | { kind: 'show-login' }
  | { kind: 'wait'; for: 'session' | 'store' }
  | { kind: 'failed' }
  | { kind: 'go'; to: string };

const SHOW: GateDecision = { kind: 'show' };

/**
 * The only function that decides who sees which screen. Its input is the server's store details and subscription,
 * never the token's claims. Redirects replace the history entry, so that Back does not hit the same gate again.
 */
export function decideScreen(access: Access, state: GateState): GateDecision {
  if (access === 'public') return SHOW;
  if (state.session === 'loading') return { kind: 'wait', for: 'session' };
  if (state.session === 'unauthenticated') return signedOut(access);
  if (state.store === 'failed' || state.subscription === 'failed') return { kind: 'failed' };
  if (state.store === 'loading' || state.subscription === 'loading') return { kind: 'wait', for: 'store' };
  if (access === 'session') return SHOW;

  const home = homeOf(state.store, state.subscription);
  if (access === 'login') return { kind: 'go', to: home };
  const own = access === 'onboarding' ? ROUTES.onboarding : ROUTES.home;
  return home === own ? SHOW : { kind: 'go', to: home };
}

function signedOut(access: Exclude<Access, 'public'>): GateDecision {
  if (access === 'login') return SHOW;
  return access === 'onboarding' ? { kind: 'show-login' } : { kind: 'go', to: ROUTES.login };
}

/** The three gates in order: onboarding, plan, surveys. */
function homeOf(store: StoreGate, subscription: 'none' | 'active'): string {
  if (store.isNewStore && !store.isOnboardingSkipped) return ROUTES.onboarding;
  return subscription === 'active' ? ROUTES.home : ROUTES.plans;
}
