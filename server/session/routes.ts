import { login, logout } from '#shared/api/auth.ts';
import type { Deps } from '../deps.ts';
import { publicRoute, route, type Route } from '../http/route.ts';
import { readNonce } from '../install/install-cookies.ts';
import { beginLogin } from './begin-login.ts';
import { exchangeHandoff } from './exchange-handoff.ts';
import { logOut } from './log-out.ts';
import { loginWithIdToken } from './login-with-id-token.ts';

export function sessionRoutes(deps: Deps): Route[] {
  return [
    publicRoute(login, async ({ input, request }) => {
      if ('storeUrl' in input) return beginLogin(deps, input);
      if ('idToken' in input) return loginWithIdToken(deps, input.idToken);
      return exchangeHandoff(deps, { ...input, nonce: readNonce(request.header('cookie')) });
    }),
    route(logout, ({ session }) => logOut(deps, session)),
  ];
}
