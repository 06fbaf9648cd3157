import {
  listSessions as listSessionsCall,
  login,
  logout,
  logOutEverywhere as endAllCall,
} from '#shared/api/auth.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { InstallDeps } from '../stores/install-store.ts';
import { publicRoute, route, type Route } from '#server/kernel/http/route.ts';
import { readNonce } from './install-cookies.ts';
import { beginLogin } from './begin-login.ts';
import { exchangeHandoff } from './handoff.ts';
import { listSessions, logOut, logOutEverywhere } from './own-sessions.ts';
import { loginWithIdToken } from './login-with-id-token.ts';

export function sessionRoutes(deps: Deps & InstallDeps): Route[] {
  return [
    publicRoute(login, async ({ input, request }) => {
      const { userAgent } = request;
      if ('storeUrl' in input) return beginLogin(deps, input);
      if ('idToken' in input) return loginWithIdToken(deps, { ...input, userAgent });
      return exchangeHandoff(deps, { ...input, nonce: readNonce(request.header('cookie')), userAgent });
    }),
    route(logout, ({ session }) => logOut(deps, session)),
    route(listSessionsCall, ({ session }) => listSessions(deps, session)),
    route(endAllCall, ({ session }) => logOutEverywhere(deps, session)),
  ];
}
