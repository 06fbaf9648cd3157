import type { DevStoreDeps } from '../deps.ts';
import type { AccessToken, Installation } from '../store/state.ts';
import type { Codes } from './codes.ts';
import { isOwnIdToken, equalInConstantTime } from './signatures.ts';

const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 90 * 24 * 3600;
const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token';
const OFFLINE_TOKEN = 'urn:shopify:params:oauth:token-type:offline-access-token';

export interface TokenReply {
  status: number;
  body: Record<string, unknown>;
}

/** Exchanges a code, an id token or a refresh token for an access token, or returns the error. */
export function answerTokenRequest(
  deps: DevStoreDeps & { codes: Codes },
  fields: Record<string, unknown>,
): TokenReply {
  const { app } = deps.options;
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  if (
    !equalInConstantTime(text('client_id'), app.clientId) ||
    !equalInConstantTime(text('client_secret'), app.clientSecret)
  ) {
    return refusal(401, 'invalid_client', 'The client_id or the client_secret is wrong.');
  }
  const installation = deps.stateStore.state.installation;
  if (installation === null)
    return refusal(400, 'app_not_installed', 'This store has not installed the app.');
  const wantsExpiring = text('expiring') === '1';
  switch (text('grant_type')) {
    case '':
    case 'authorization_code':
      return tradeCode(deps, installation, text('code'), wantsExpiring);
    case TOKEN_EXCHANGE:
      return tradeIdToken(deps, installation, text, wantsExpiring);
    case 'refresh_token':
      return tradeRefreshToken(deps, installation, text('refresh_token'));
    default:
      return refusal(400, 'unsupported_grant_type', 'This grant_type is not known.');
  }
}

function tradeCode(
  deps: DevStoreDeps & { codes: Codes },
  installation: Installation,
  code: string,
  expiring: boolean,
): TokenReply {
  const scopes = deps.codes.redeem(code);
  if (scopes === null) {
    return refusal(400, 'invalid_request', 'The authorization code was not found or was already used.');
  }
  installation.scopes = scopes;
  return grant(deps, installation, expiring);
}

function tradeIdToken(
  deps: DevStoreDeps,
  installation: Installation,
  text: (name: string) => string,
  expiring: boolean,
): TokenReply {
  const { host, clock, app } = deps.options;
  if (text('subject_token_type') !== ID_TOKEN || text('requested_token_type') !== OFFLINE_TOKEN) {
    return refusal(400, 'invalid_request', 'Only an offline token for an id token can be had here.');
  }
  const facts = { host, clientId: app.clientId, now: clock() };
  if (!isOwnIdToken(text('subject_token'), facts, app.clientSecret)) {
    return refusal(400, 'invalid_subject_token', 'The id token is not valid, or it has expired.');
  }
  return grant(deps, installation, expiring);
}

/** Uses up the refresh token; the reply contains the next one. */
function tradeRefreshToken(deps: DevStoreDeps, installation: Installation, refreshToken: string): TokenReply {
  const known = installation.token?.refresh;
  if (!known || !equalInConstantTime(known.value, refreshToken) || known.expiresAt <= deps.options.clock()) {
    return refusal(400, 'invalid_grant', 'The refresh token was not found, was already used or has expired.');
  }
  return grant(deps, installation, true);
}

function grant(
  { options, stateStore }: DevStoreDeps,
  installation: Installation,
  expiring: boolean,
): TokenReply {
  const now = options.clock();
  const token: AccessToken = {
    value: `shpat_${options.newId()}`,
    expiresAt: expiring ? now + ACCESS_SECONDS * 1000 : null,
    refresh: expiring ? { value: `shprt_${options.newId()}`, expiresAt: now + REFRESH_SECONDS * 1000 } : null,
  };
  installation.token = token;
  stateStore.save();
  const body: Record<string, unknown> = { access_token: token.value, scope: installation.scopes.join(',') };
  if (token.refresh !== null) {
    body['expires_in'] = ACCESS_SECONDS;
    body['refresh_token'] = token.refresh.value;
    body['refresh_token_expires_in'] = REFRESH_SECONDS;
  }
  return { status: 200, body };
}

function refusal(status: number, error: string, description: string): TokenReply {
  return { status, body: { error, error_description: description } };
}

export type TokenCheck =
  | { ok: true; installation: Installation }
  | { ok: false; status: number; errors: string };

/** Verifies the access token of an Admin API call. */
export function checkAccessToken(
  { stateStore, options }: DevStoreDeps,
  given: string | undefined,
): TokenCheck {
  const { installation } = stateStore.state;
  const token = installation?.token;
  if (!installation || !token || !equalInConstantTime(token.value, given ?? '')) return invalidToken();
  if (token.expiresAt === null) {
    return { ok: false, status: 403, errors: '[API] Non-expiring access tokens are no longer accepted.' };
  }
  return token.expiresAt > options.clock() ? { ok: true, installation } : invalidToken();
}

function invalidToken(): TokenCheck {
  return { ok: false, status: 401, errors: '[API] Invalid API key or access token.' };
}
