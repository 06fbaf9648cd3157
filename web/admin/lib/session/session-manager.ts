import type { ReplyTo, RequestTo } from '#shared/api/contract.ts';
import type { BrowserPage } from './browser-page.ts';
import type { PlatformFrame } from '../platform.ts';
import { decodeToken, type DecodedToken, type SessionUser } from './claims.ts';
import type { LogoutFlag } from './logout-flag.ts';
import type { StoragePlace, TokenStore } from './token-store.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated'; user: SessionUser; token: string }
  | { status: 'unauthenticated'; error?: string };

type Credentials = RequestTo<'POST /auth/login'>;

export interface SessionDeps {
  tokens: TokenStore;
  login: (credentials: Credentials) => Promise<ReplyTo<'POST /auth/login'>>;
  logout: (token: string) => Promise<unknown>;
  frame: PlatformFrame | undefined;
  page: BrowserPage;
  loggedOut: LogoutFlag;
  handoffAudience: string;
  /** Validates a shop host, so that nothing else is shown as the store's address. */
  parseShop: (text: string) => string | undefined;
}

/** The result of a login. */
interface NewSession {
  readonly token: string;
  readonly storeUrl: string;
}

const UNREADABLE = 'We could not read your session. Please log in again.';

/** Holds the session: restores, exchanges, renews and ends it. React only observes it. */
export class SessionManager {
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

  /** Uses the handoff of an install if there is one, else the stored session. */
  async start(): Promise<void> {
    const { page } = this.#deps;
    const token = page.query().get('token');
    if (token === null) return this.#restore();
    page.clearQuery();
    return this.#isHandoff(token) ? this.#takeHandoff(token) : this.#restore();
  }

  /**
   * Starts the login of a typed store, which continues at the store's authorize page. Throws if the server refuses.
   */
  async logInTo(storeUrl: string): Promise<void> {
    const { frame, page, loggedOut, login } = this.#deps;
    loggedOut.set(false);
    if (frame?.shop() === storeUrl && (await this.#mint(frame)) !== null) return;
    const reply = await login({ storeUrl, ...(frame ? { embedded: true } : {}) });
    if ('redirectUrl' in reply) page.leaveTo(reply.redirectUrl);
  }

  /** The server refused a token. Inside the frame, requests a new one once; elsewhere the session ends. */
  async renew(refused: string): Promise<string | null> {
    const { frame, loggedOut } = this.#deps;
    if (this.#state.status === 'authenticated' && this.#state.token !== refused) return this.#state.token;
    const newer = this.#newerOfSameStore(refused);
    if (newer !== undefined) return newer;
    if (frame && !loggedOut.isSet()) return this.#mint(frame);
    this.#forget();
    return null;
  }

  /** Ends the session whose renewed token was refused too, unless another one has started. */
  refuse(token: string): void {
    if (this.#state.status === 'authenticated' && this.#state.token === token) this.#forget();
  }

  readonly logOut = async (): Promise<void> => {
    const token = this.#state.status === 'authenticated' ? this.#state.token : undefined;
    this.#deps.loggedOut.set(true);
    try {
      if (token !== undefined) await this.#deps.logout(token);
    } catch {
      // Log out locally even if the server does not answer.
    } finally {
      this.#forget();
    }
  };

  /** Called every second: a missing token ends the session, another store's token replaces it. */
  readonly check = (): void => {
    if (this.#state.status !== 'authenticated') return;
    const stored = this.#deps.tokens.get('auth_token');
    if (stored === undefined) {
      this.#forget();
      return;
    }
    // Inside the admin, all stores share the frame's cookies, so another store's token does not affect this
    // session.
    if (stored === this.#state.token || this.#deps.frame) return;
    const other = this.#decode(stored);
    if (!other) this.#forget();
    else if (other.storeId !== this.#state.user.storeId) this.#adopt(stored);
  };

  /**
   * Anyone can write an address, so only a handoff is accepted from it, and the server decides whether it is valid.
   * Nothing is stored before the exchange, so that a link cannot replace or end the current session.
   */
  async #takeHandoff(handoffToken: string): Promise<void> {
    const { page, loggedOut } = this.#deps;
    try {
      const session = await this.#logIn({ handoffToken });
      if (session === null) return;
      loggedOut.set(false);
      // If nothing could be stored, a reload would lose the login.
      if (this.#keep(session) === 'memory') this.#adopt(session.token);
      else page.reload();
    } catch (fault) {
      await this.#restore(reasonOf(fault));
    }
  }

  /** Inside the frame the store is fixed: a handoff for another store is ignored. */
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

  /** Exchanges the frame's id token for a session token; concurrent callers share one exchange. */
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

  /** Null if the browser goes to the store's authorize page instead. */
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

  /** The store's address comes from the server's token, never from the page's address. */
  #keep({ token, storeUrl }: NewSession): StoragePlace {
    const { tokens } = this.#deps;
    tokens.set('store_url', storeUrl);
    return tokens.set('auth_token', token);
  }

  /** Another tab of this store may have logged in again: use its session. */
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

  /** Removes the stored token unless another tab has stored another store's session. */
  #forget(error?: string): void {
    const own = this.#state.status === 'authenticated' ? this.#state.user.storeId : undefined;
    const stored = this.#decode(this.#deps.tokens.get('auth_token'));
    if (!stored || stored.storeId === own) this.#deps.tokens.remove('auth_token');
    this.#become({ status: 'unauthenticated', ...(error === undefined ? {} : { error }) });
  }

  /** The claims of a session token; null for a handoff. */
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
