import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { ClientConfig } from '#shared/api/client-config.ts';
import type { BearerCall } from './api/bearer-client.ts';
import type { BrowserPage } from './session/browser-page.ts';
import type { SessionManager, SessionState } from './session/session-manager.ts';
import type { TokenStore } from './session/token-store.ts';

/** Created once by the composition root and available to every component. */
export interface Services {
  config: ClientConfig;
  session: SessionManager;
  tokens: TokenStore;
  page: BrowserPage;
  call: BearerCall;
  /** How long the builder waits for another edit before it saves; the autosave's own delay when left out. */
  saveDelayMs?: number | undefined;
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

/** The current session; the component renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state);
}
