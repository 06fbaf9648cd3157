import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { ClientConfig } from '#shared/api/client-config.ts';
import type { BearerCall } from './api/bearer-client.ts';
import type { Page } from './page.ts';
import type { SessionKeeper, SessionState } from './session/session-keeper.ts';
import type { TokenStore } from './session/token-store.ts';

/** What the composition root makes once and every part of the app may ask for. */
export interface Services {
  config: ClientConfig;
  session: SessionKeeper;
  tokens: TokenStore;
  page: Page;
  call: BearerCall;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within a ServicesProvider');
  return services;
}

/** Who is signed in, as a part of the screen that follows it. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}
