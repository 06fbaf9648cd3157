import { HANDOFF_AUDIENCE } from '#shared/api/values.ts';
import type { ClientConfig } from '#shared/api/client-config.ts';
import { isShopHost } from '#shared/store/address.ts';
import { createAuthClient } from '../lib/api/auth-client.ts';
import { createBearerClient } from '../lib/api/bearer-client.ts';
import { earlyFetch } from '../lib/api/early-fetch.ts';
import { browserPage } from '../lib/session/browser-page.ts';
import { isFramed, platformFrame } from '../lib/platform.ts';
import type { Services } from '../lib/services.tsx';
import { createLogoutFlag } from '../lib/session/logout-flag.ts';
import { SessionManager } from '../lib/session/session-manager.ts';
import { createTokenStore } from '../lib/session/token-store.ts';

/** Creates the services that depend on the browser. */
export function createServices(config: ClientConfig): Services {
  const tokens = createTokenStore();
  const page = browserPage(isFramed());
  const session = new SessionManager({
    ...createAuthClient({ base: config.authBase }),
    tokens,
    page,
    frame: platformFrame(),
    loggedOut: createLogoutFlag(),
    handoffAudience: HANDOFF_AUDIENCE,
    parseShop: (text) => (isShopHost(text, config.shopSuffixes) ? text : undefined),
  });
  const call = createBearerClient({ base: config.bearerBase, session, fetch: earlyFetch });
  return { config, session, tokens, page, call };
}
