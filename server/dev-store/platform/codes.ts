import type { DevStoreOptions } from '../options.ts';

const CODE_LIFETIME_MS = 60_000;

/** Authorization codes: valid once, for a minute, kept in memory. */
export interface Codes {
  issue(scopes: string[]): string;
  /** Uses up a code; returns its scopes, or null if it is invalid. */
  redeem(code: string): string[] | null;
}

export function createCodes({ clock, newId }: Pick<DevStoreOptions, 'clock' | 'newId'>): Codes {
  const issued = new Map<string, { scopes: string[]; expiresAt: number }>();
  return {
    issue(scopes) {
      const code = newId();
      issued.set(code, { scopes, expiresAt: clock() + CODE_LIFETIME_MS });
      return code;
    },
    redeem(code) {
      const found = issued.get(code);
      issued.delete(code);
      return found !== undefined && found.expiresAt > clock() ? found.scopes : null;
    },
  };
}
