import type { OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import type { login } from '#shared/api/auth.ts';
import type { Page } from '../page.ts';
import type { PlatformFrame } from '../platform.ts';
import { decodeToken, type DecodedToken, type SessionUser } from './claims.ts';
import type { LogoutMark } from './logout-mark.ts';
import type { Rung, TokenStore } from './token-store.ts';

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

/** What a login gave. */
interface NewSession {
  readonly token: string;
  readonly storeUrl: string;
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
    const { page } = this.#deps;
    const token = page.query().get('token');
    if (token === null) return this.#restore();
    page.clearQuery();
    return this.#isHandoff(token) ? this.#takeHandoff(token) : this.#restore();
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

  /**
   * Anyone can write an address: of what it brings only a handoff counts, and the server decides whether it is ours.
   * Until the server has traded it, nothing is stored, so that a link cannot replace or end the session in place.
   */
  async #takeHandoff(handoffToken: string): Promise<void> {
    const { page, loggedOut } = this.#deps;
    try {
      const session = await this.#logIn({ handoffToken });
      if (session === null) return;
      loggedOut.set(false);
      // Reloading with nothing kept would lose the login for good.
      if (this.#keep(session) === 'memory') this.#adopt(session.token);
      else page.reload();
    } catch (fault) {
      await this.#restore(reasonOf(fault));
    }
  }

  /** In the frame the store is given: a handoff for another one is not taken there. */
  #isHandoff(token: string): boolean {
    const decoded = decodeToken(token, this.#deps.handoffAudience);
    return decoded !== null && decoded.isHandoff && this.#mayShow(decoded);
  }

  #mayShow({ storeUrl }: SessionUser): boolean {
    const framing = this.#deps.frame?.shop();
    return framing === undefined || storeUrl === framing;
  }

  async #restore(error?: string): Promise<void> {
    const { tokens, frame, loggedOut } = this.#deps;
    const token = tokens.get('auth_token');
    const decoded = this.#decode(token);
    if (token !== undefined && decoded && this.#mayShow(decoded)) this.#adopt(token);
    else if (frame && !loggedOut.isSet()) await this.#mint(frame);
    else this.#forget(error);
  }

  /** Trades the frame's proof for a session token; all callers in the meantime wait for the same exchange. */
  #mint(frame: PlatformFrame): Promise<string | null> {
    this.#exchange ??= this.#mintOnce(frame).finally(() => {
      this.#exchange = undefined;
    });
    return this.#exchange;
  }

  async #mintOnce(frame: PlatformFrame): Promise<string | null> {
    try {
      const session = await this.#logIn({ idToken: await frame.idToken() });
      if (session === null) return null;
      this.#keep(session);
      this.#adopt(session.token);
      return session.token;
    } catch (fault) {
      this.#forget(reasonOf(fault));
      return null;
    }
  }

  /** Null when the browser leaves for the store's authorize page instead. */
  async #logIn(credentials: Credentials): Promise<NewSession | null> {
    const { page, login } = this.#deps;
    const reply = await login(credentials);
    if ('redirectUrl' in reply) {
      page.leaveTo(reply.redirectUrl);
      return null;
    }
    const user = this.#decode(reply.token);
    if (!user) throw new Error(UNREADABLE);
    return { token: reply.token, storeUrl: user.storeUrl };
  }

  /** The store's address comes from the token that the server gave, never from the page's address. */
  #keep({ token, storeUrl }: NewSession): Rung {
    const { tokens } = this.#deps;
    tokens.set('store_url', storeUrl);
    return tokens.set('auth_token', token);
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
    if (!decoded) return false;
    const { merchantId, storeId, userEmail, isNewStore } = decoded;
    const { tokens, parseShop } = this.#deps;
    const storeUrl = parseShop(tokens.get('store_url') ?? '') ?? decoded.storeUrl;
    const user = { merchantId, storeId, storeUrl, userEmail, isNewStore };
    this.#become({ status: 'authenticated', user, token });
    return true;
  }

  /** Removes the stored token unless it is another store's session, which another tab may have stored. */
  #forget(error?: string): void {
    const own = this.#state.status === 'authenticated' ? this.#state.user.storeId : undefined;
    const stored = this.#decode(this.#deps.tokens.get('auth_token'));
    if (!stored || stored.storeId === own) this.#deps.tokens.remove('auth_token');
    this.#become({ status: 'unauthenticated', ...(error === undefined ? {} : { error }) });
  }

  /** The claims of a session token; null for a handoff, which is no session. */
  #decode(token: string | undefined): DecodedToken | null {
    const decoded = token === undefined ? null : decodeToken(token, this.#deps.handoffAudience);
    return decoded?.isHandoff === true ? null : decoded;
  }

  #become(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : UNREADABLE;
}
