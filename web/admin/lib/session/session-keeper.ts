import type { OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import type { login } from '#shared/api/auth.ts';
import type { Page } from '../page.ts';
import type { PlatformFrame } from '../platform.ts';
import { decodeToken, type DecodedToken, type SessionUser } from './claims.ts';
import type { LogoutMark } from './logout-mark.ts';
import type { TokenStore } from './token-store.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated'; user: SessionUser; token: string }
  | { status: 'unauthenticated'; error?: string };

type Credentials = RequestOf<typeof login>;

export interface SessionDeps {
  tokens: TokenStore;
  login: (credentials: Credentials) => Promise<OutputOf<typeof login>>;
  logout: (token: string) => Promise<unknown>;
  frame: PlatformFrame | undefined;
  page: Page;
  loggedOut: LogoutMark;
  handoffAudience: string;
  /** Reads a shop's host, so that nothing else is ever shown as the store's address. */
  parseShop: (text: string) => string | undefined;
}

const UNREADABLE = 'We could not read your session. Please log in again.';

/** Holds who is signed in: restores, exchanges, renews and ends the session. React only watches it. */
export class SessionKeeper {
  readonly #deps: SessionDeps;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'loading' };
  #exchange: Promise<string | null> | undefined;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up a return from the install if there is one, else the stored session. */
  async start(): Promise<void> {
    const { tokens, page, loggedOut, parseShop } = this.#deps;
    const query = page.query();
    const token = query.get('token');
    if (token === null) return this.#restore();
    loggedOut.set(false);
    const rung = tokens.set('auth_token', token);
    const shop = parseShop(query.get('storeUrl') ?? '');
    if (shop !== undefined) tokens.set('store_url', shop);
    page.clearQuery();
    // Reloading with nothing kept would lose the login for good.
    if (rung !== 'memory') page.reload();
    else await this.#restore();
  }

  /** Signs in to a typed store, which ends at the store's authorize page. Throws when the server refuses. */
  async logInTo(storeUrl: string): Promise<void> {
    const { frame, page, loggedOut, login } = this.#deps;
    loggedOut.set(false);
    if (frame?.shop() === storeUrl && (await this.#mint(frame)) !== null) return;
    const reply = await login({ storeUrl, ...(frame ? { embedded: true } : {}) });
    if ('redirectUrl' in reply) page.leaveTo(reply.redirectUrl);
  }

  /** The server refused a token. In the frame a new one is asked for once; elsewhere the session ends. */
  async renew(refused: string): Promise<string | null> {
    const { frame, loggedOut } = this.#deps;
    if (this.#state.status === 'authenticated' && this.#state.token !== refused) return this.#state.token;
    const newer = this.#newerOfSameStore(refused);
    if (newer !== undefined) return newer;
    if (frame && !loggedOut.isSet()) return this.#mint(frame);
    this.#forget();
    return null;
  }

  /** Ends the session whose renewed token was refused again, unless another one has begun meanwhile. */
  refuse(token: string): void {
    if (this.#state.status === 'authenticated' && this.#state.token === token) this.#forget();
  }

  readonly logOut = async (): Promise<void> => {
    const token = this.#state.status === 'authenticated' ? this.#state.token : undefined;
    this.#deps.loggedOut.set(true);
    try {
      if (token !== undefined) await this.#deps.logout(token);
    } catch {
      // Whatever the server says, the merchant asked to be logged out here.
    } finally {
      this.#forget();
    }
  };

  /** Called every second: a token that has gone ends the session, another store's takes its place. */
  readonly check = (): void => {
    if (this.#state.status !== 'authenticated') return;
    const stored = this.#deps.tokens.get('auth_token');
    if (stored === undefined) {
      this.#forget();
      return;
    }
    // All stores of an admin share the frame's cookies, so there another store's token says nothing about us.
    if (stored === this.#state.token || this.#deps.frame) return;
    const other = this.#decode(stored);
    if (!other) this.#forget();
    else if (other.storeId !== this.#state.user.storeId) this.#adopt(stored);
  };

  async #restore(): Promise<void> {
    const { tokens, frame, loggedOut } = this.#deps;
    const token = tokens.get('auth_token');
    const decoded = this.#decode(token);
    const framing = frame?.shop();
    if (token !== undefined && decoded && (framing === undefined || decoded.storeUrl === framing)) {
      if (decoded.isHandoff) await this.#trade(() => Promise.resolve({ handoffToken: token }));
      else this.#adopt(token);
    } else if (frame && !loggedOut.isSet()) await this.#mint(frame);
    else this.#forget();
  }

  #mint(frame: PlatformFrame): Promise<string | null> {
    return this.#trade(async () => ({ idToken: await frame.idToken() }));
  }

  /** Trades a credential for a session token; whoever asks meanwhile waits for the same exchange. */
  #trade(credentials: () => Promise<Credentials>): Promise<string | null> {
    this.#exchange ??= this.#exchangeFor(credentials).finally(() => {
      this.#exchange = undefined;
    });
    return this.#exchange;
  }

  async #exchangeFor(credentials: () => Promise<Credentials>): Promise<string | null> {
    const { tokens, page, login } = this.#deps;
    try {
      const reply = await login(await credentials());
      if ('redirectUrl' in reply) {
        page.leaveTo(reply.redirectUrl);
        return null;
      }
      const user = this.#decode(reply.token);
      if (!user || user.isHandoff) throw new Error(UNREADABLE);
      tokens.set('store_url', user.storeUrl);
      tokens.set('auth_token', reply.token);
      this.#adopt(reply.token);
      return reply.token;
    } catch (fault) {
      this.#forget(fault instanceof Error ? fault.message : UNREADABLE);
      return null;
    }
  }

  /** Another tab of this store may have logged in again: its session will do. */
  #newerOfSameStore(refused: string): string | undefined {
    const stored = this.#deps.tokens.get('auth_token');
    if (this.#state.status !== 'authenticated' || stored === undefined || stored === refused)
      return undefined;
    const sameStore = this.#decode(stored)?.storeId === this.#state.user.storeId;
    return sameStore && this.#adopt(stored) ? stored : undefined;
  }

  #adopt(token: string): boolean {
    const decoded = this.#decode(token);
    if (!decoded || decoded.isHandoff) return false;
    const { merchantId, storeId, userEmail, isNewStore } = decoded;
    const { tokens, parseShop } = this.#deps;
    const storeUrl = parseShop(tokens.get('store_url') ?? '') ?? decoded.storeUrl;
    const user = { merchantId, storeId, storeUrl, userEmail, isNewStore };
    this.#become({ status: 'authenticated', user, token });
    return true;
  }

  /** Another tab may have signed in to another store: what it stored is not ours to delete. */
  #forget(error?: string): void {
    const own = this.#state.status === 'authenticated' ? this.#state.user.storeId : undefined;
    const stored = this.#decode(this.#deps.tokens.get('auth_token'));
    if (own === undefined || !stored || stored.storeId === own) this.#deps.tokens.remove('auth_token');
    this.#become({ status: 'unauthenticated', ...(error === undefined ? {} : { error }) });
  }

  #decode(token: string | undefined): DecodedToken | null {
    return token === undefined ? null : decodeToken(token, this.#deps.handoffAudience);
  }

  #become(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
