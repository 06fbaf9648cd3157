import { AppError } from '#shared/errors.ts';
import { adminAppUrl, exchangeCode } from '#server/kernel/platform/oauth.ts';
import { PlatformRefusal } from '#server/kernel/platform/request.ts';
import { shopOrigin, validShopHost } from '#server/kernel/platform/shop-host.ts';
import { equalInConstantTime, verifyOAuthQuery } from '#server/kernel/platform/signatures.ts';
import { installStore, type InstallDeps } from '../stores/install-store.ts';
import { installUrl } from '../stores/install-url.ts';
import { consumeState, type ConsumedState } from './install-repository.ts';
import { issueHandoff } from '../session/handoff.ts';

export interface CallbackInput {
  readonly query: URLSearchParams;
  /** From the cookie that the start of the install set. */
  readonly stateCookie: string | null;
}

export interface DeniedInstall {
  readonly outcome: 'denied';
  readonly shop: string;
  readonly tryAgainUrl: string;
  readonly storeAdminUrl: string;
}

export type FinishedInstall = { readonly outcome: 'installed'; readonly location: string } | DeniedInstall;

/**
 * Handles the browser's return from the store's authorize page. It accepts the query only if the platform signed it
 * recently, this browser began the install for this shop, and the state is used for the first time.
 */
export async function finishInstall(
  deps: InstallDeps,
  { query, stateCookie }: CallbackInput,
): Promise<FinishedInstall> {
  const begun = await checkCallback(deps, query, stateCookie);
  const code = query.get('code');
  if (query.has('error') || code === null) {
    const { shop, returnTo } = begun;
    const tryAgainUrl = installUrl(deps.config, shop, returnTo);
    return { outcome: 'denied', shop, tryAgainUrl, storeAdminUrl: `${shopOrigin(shop, deps.config)}/admin` };
  }
  const grant = await exchangeCode(deps.config, begun.shop, code).catch(rethrowRefusal);
  const store = await installStore(deps, begun.shop, grant);
  if (begun.returnTo === 'admin') {
    return { outcome: 'installed', location: adminAppUrl(deps.config, begun.shop) };
  }
  const token = await issueHandoff(deps, store, begun.nonceHash);
  const location = new URL('/', deps.config.app.url);
  location.search = new URLSearchParams({ token, storeUrl: begun.shop }).toString();
  return { outcome: 'installed', location: location.href };
}

async function checkCallback(
  deps: InstallDeps,
  query: URLSearchParams,
  stateCookie: string | null,
): Promise<ConsumedState> {
  const { config } = deps;
  const shop = validShopHost(query.get('shop'), config);
  if (shop === null) throw refused('This is not a store’s address.');
  if (!verifyOAuthQuery(query, config.secrets.platformApi, deps.clock())) {
    throw refused('This link has expired or was changed.');
  }
  const state = query.get('state');
  if (state === null || stateCookie === null || !equalInConstantTime(state, stateCookie)) {
    throw refused('This sign-in was not begun in this browser.');
  }
  const begun = await consumeState(deps.database, state);
  if (begun === null || begun.shop !== shop)
    throw refused('This sign-in was already finished, or took too long.');
  return begun;
}

/** If the store refuses the code, the link is old. Every other fault is passed on. */
function rethrowRefusal(fault: unknown): never {
  throw fault instanceof PlatformRefusal ? refused('The store did not accept this sign-in any more.') : fault;
}

function refused(message: string): AppError {
  return new AppError('INVALID_INPUT', `${message} Please start again.`);
}
