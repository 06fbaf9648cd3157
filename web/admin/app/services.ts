import { HANDOFF_AUDIENCE } from '#shared/api/auth.ts';
import type { ClientConfig } from '#shared/api/client-config.ts';
import { isShopHost } from '#shared/store/address.ts';
import { createAuthClient } from '../lib/api/auth-client.ts';
import { createBearerClient } from '../lib/api/bearer-client.ts';
import { earlyFetch } from '../lib/api/early-fetch.ts';
import { browserPage } from '../lib/page.ts';
import { isFramed, platformFrame } from '../lib/platform.ts';
import type { Services } from '../lib/services.tsx';
import { createLogoutMark } from '../lib/session/logout-mark.ts';
import { SessionKeeper } from '../lib/session/session-keeper.ts';
import { createTokenStore } from '../lib/session/token-store.ts';

/** Joins the parts that know the browser with those that do not. */
export function createServices(config: ClientConfig): Services {
  const tokens = createTokenStore();
  const page = browserPage(isFramed());
  const session = new SessionKeeper({
    ...createAuthClient({ base: config.authBase }),
    tokens,
    page,
    frame: platformFrame(),
    loggedOut: createLogoutMark(),
    handoffAudience: HANDOFF_AUDIENCE,
    parseShop: (text) => (isShopHost(text, config.shopSuffixes) ? text : undefined),
  });
  const call = createBearerClient({ base: config.bearerBase, session, fetch: earlyFetch });
  return { config, session, tokens, page, call };
}
