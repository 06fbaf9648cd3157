import { ROUTES } from '#shared/routes.ts';

/** What a route requires of its visitor. The table in `routes.tsx` names one for each section. */
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

export type Verdict =
  | { kind: 'show' }
  | { kind: 'show-login' }
  | { kind: 'wait'; for: 'session' | 'store' }
  | { kind: 'failed' }
  | { kind: 'go'; to: string };

const SHOW: Verdict = { kind: 'show' };

/**
 * The only place that decides who sees what. It is fed by the server's store details and subscription, never
 * by what the token claims. Redirects replace, so that Back does not run into the same gate again.
 */
export function decide(access: Access, state: GateState): Verdict {
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

function signedOut(access: Exclude<Access, 'public'>): Verdict {
  if (access === 'login') return SHOW;
  return access === 'onboarding' ? { kind: 'show-login' } : { kind: 'go', to: ROUTES.login };
}

/** The three gates in order: onboarding, a plan, the surveys. */
function homeOf(store: StoreGate, subscription: 'none' | 'active'): string {
  if (store.isNewStore && !store.isOnboardingSkipped) return ROUTES.onboarding;
  return subscription === 'active' ? ROUTES.home : ROUTES.plans;
}
