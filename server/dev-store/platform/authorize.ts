import type { DevStoreDeps } from '../deps.ts';
import type { DevStoreOptions } from '../options.ts';
import { installApp } from './installation.ts';
import type { Codes } from './codes.ts';
import { isOptionalScope, parseScopes } from './scopes.ts';
import { signQuery } from './signatures.ts';

/** An app's request at the authorize page. */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly scopes: string[];
  /** Scopes that the merchant may refuse. */
  readonly optional: string[];
  readonly redirectUri: string;
  readonly state: string;
}

/**
 * Parses an authorize request. An error is returned as a sentence, since an unknown redirect address must not be
 * used.
 */
export function readAuthorizeRequest(
  query: URLSearchParams,
  { app }: DevStoreOptions,
): { request: AuthorizeRequest } | { fault: string } {
  const clientId = query.get('client_id') ?? '';
  if (clientId !== app.clientId) return { fault: 'No app with this client_id is known here.' };
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isWithin(redirectUri, app.url)) return { fault: 'The redirect_uri does not belong to this app.' };
  const scopes = parseScopes(query.get('scope') ?? '');
  if (scopes === null)
    return { fault: 'The scope parameter is missing or holds something that is no scope.' };
  const optional = parseScopes(query.get('optional_scopes') ?? '') ?? [];
  return { request: { clientId, scopes, optional, redirectUri, state: query.get('state') ?? '' } };
}

function isWithin(address: string, appUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(appUrl).origin;
}

/** True if the merchant has already granted everything: the platform does not ask again. */
export function isAlreadyGranted({ stateStore }: DevStoreDeps, request: AuthorizeRequest): boolean {
  const granted = stateStore.state.installation?.scopes;
  const wanted = [...request.scopes, ...request.optional];
  return granted !== undefined && wanted.every((scope) => granted.includes(scope));
}

/** Installs the app with its scopes and the optional ones that the merchant chose; returns the redirect address. */
export function approve(
  deps: DevStoreDeps & { codes: Codes },
  request: AuthorizeRequest,
  chosen: readonly string[] = request.optional,
): string {
  const optional = request.optional.filter((scope) => chosen.includes(scope));
  const granted = deps.stateStore.state.installation?.scopes ?? [];
  // What was granted as optional stays granted when the app asks for its other scopes again.
  const scopes = [...new Set([...request.scopes, ...optional, ...granted.filter(isOptionalScope)])];
  installApp(deps, scopes);
  return redirectAddress(deps.options, request, { code: deps.codes.issue(scopes) });
}

export function deny({ options }: DevStoreDeps, request: AuthorizeRequest): string {
  return redirectAddress(options, request, {
    error: 'access_denied',
    error_description: 'The merchant did not allow this app in.',
  });
}

function redirectAddress(
  options: DevStoreOptions,
  request: AuthorizeRequest,
  result: Record<string, string>,
): string {
  const url = new URL(request.redirectUri);
  const parameters = {
    ...Object.fromEntries(url.searchParams),
    ...result,
    ...shopParameters(options),
    state: request.state,
  };
  url.search = signQuery(parameters, options.app.clientSecret).toString();
  return url.href;
}

/** The parameters of every signed address of the platform. */
export function shopParameters({ host, origin, clock }: DevStoreOptions): Record<string, string> {
  return {
    host: Buffer.from(`${new URL(origin).host}/admin`)
      .toString('base64')
      .replace(/=+$/, ''),
    shop: host,
    timestamp: String(Math.floor(clock() / 1000)),
  };
}
