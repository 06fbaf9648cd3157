import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { MOBILE_BREAKPOINT } from '#web/admin/ui/use-media-query.ts';

// Each figure has one source. These tests change it there and check that the rest of the product follows.

const noDatabase = {} as Queries;

beforeEach(() => {
  vi.resetModules();
});

describe('a session of two days', () => {
  const SECONDS = 2 * 24 * 60 * 60;

  beforeEach(() => {
    vi.doMock('#shared/session-length.ts', () => ({ SESSION_DAYS: 2, SESSION_SECONDS: SECONDS }));
  });

  it('signs a token for two days, and stores the session for as long', async () => {
    const insertSession = vi.fn();
    vi.doMock('#server/areas/identity/session/session-repository.ts', () => ({ insertSession }));
    const { openSession } = await import('#server/areas/identity/session/open-session.ts');
    const deps = { config: { secrets: { session: ['a secret'] } }, clock: () => 1_000 } as unknown as Deps;
    const claims = { merchantId: 'm', storeId: 's', storeUrl: 'u', isNewStore: false, userEmail: 'e' };
    const token = await openSession(deps, noDatabase, 'session', claims);
    expect(payloadOf(token)).toMatchObject({ iat: 1, exp: 1 + SECONDS });
    expect(insertSession).toHaveBeenCalledWith(noDatabase, expect.objectContaining({ seconds: SECONDS }));
  });

  it('keeps the token and the store’s address in cookies for two days', async () => {
    const { createTokenStore } = await import('#web/admin/lib/session/token-store.ts');
    const written: string[] = [];
    const store = createTokenStore({ read: () => '', write: (cookie) => void written.push(cookie) });
    store.set('auth_token', 'token');
    store.set('store_url', 'url');
    store.set('sidebar_state', 'true');
    const lifetimes = written.flatMap((cookie) => /^(\w+)=\w.*Max-Age=(\d+)/.exec(cookie)?.slice(1) ?? []);
    expect(lifetimes.join(' ')).toBe(
      `auth_token ${SECONDS} auth_token ${SECONDS} store_url ${SECONDS} store_url ${SECONDS}` +
        ' sidebar_state 604800 sidebar_state 604800',
    );
  });
});

describe('a list with pages of two surveys', () => {
  beforeEach(() => {
    vi.doMock('#shared/api/values.ts', async (original) => ({
      ...(await original<object>()),
      SURVEY_PAGE_SIZE: 2,
    }));
  });

  it('reads two surveys at a time and counts the pages by two', async () => {
    const findSurveyPage = vi.fn(() => []);
    vi.doMock('#server/areas/surveys/list-repository.ts', () => ({ findSurveyPage, countSurveys: () => 5 }));
    vi.doMock('#server/areas/surveys/plan/get-plan-usage.ts', () => ({
      countResponses: () => ({ responses: 0 }),
    }));
    vi.doMock('#server/areas/identity/stores/live-count-repository.ts', () => ({ findLiveCount: () => 0 }));
    const { listSurveys } = await import('#server/areas/surveys/list-surveys.ts');
    const deps = { database: noDatabase } as unknown as Deps;
    const session = { storeId: 'store' } as Parameters<typeof listSurveys>[1];
    const { pagination } = await listSurveys(deps, session, {
      page: 2,
      status: [],
      search: '',
      sort: '-changed',
    });
    expect(pagination).toEqual({ page: 2, limit: 2, totalSurveys: 5, totalPages: 3 });
    expect(findSurveyPage).toHaveBeenCalledWith(noDatabase, 'store', expect.anything(), {
      limit: 2,
      offset: 2,
    });
  });

  it('shows two placeholder rows while the page loads', async () => {
    const { RowSkeletons } = await import('#web/admin/features/surveys/row-skeletons.tsx');
    expect(renderToStaticMarkup(createElement(RowSkeletons)).match(/<li/g)).toHaveLength(2);
  });
});

describe('the width from which the app is no longer mobile', () => {
  /** The other widths at which the app's style sheets change. */
  const OTHERS = ['40em', '60em', '489.98px', '599px', '600px', '700px', '980px', '1099.98px', '1199.98px'];

  it('the style sheets use the same width as the scripts', () => {
    const sheets = readdirSync('web/admin', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join('web/admin', name), 'utf8'));
    const queries = sheets.flatMap((sheet) => sheet.match(/(?:min|max)-width: [\d.]+(?:px|em)(?=\))/g) ?? []);
    const breakpoints = queries.filter((query) => !OTHERS.some((width) => query.endsWith(` ${width}`)));
    expect(new Set(breakpoints)).toEqual(
      new Set([`min-width: ${MOBILE_BREAKPOINT}px`, `max-width: ${MOBILE_BREAKPOINT - 0.02}px`]),
    );
  });
});

function payloadOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
