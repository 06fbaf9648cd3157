import { UNKNOWN_PAGE } from '#shared/api/paging.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import type { PublicResponse, PublicResponsePage } from '../public-contract.ts';
import { AppError } from '#shared/errors.ts';
import { openUnfilteredView, UNFILTERED, type ViewDeps } from '#server/areas/analytics/open-view.ts';
import { createPresenter } from '#server/areas/analytics/responses/present-response.ts';
import { findSelectedResponses } from '#server/areas/analytics/responses/response-repository.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { type Change, findChanges, findTracked, type Tracked } from './change-repository.ts';
import { listResponses } from '#server/areas/analytics/responses/responses.ts';
import { isRealMoment } from '#shared/real-date.ts';

interface Input {
  readonly surveyId: string;
  readonly changedSince?: string | undefined;
  readonly after: string;
}

export async function listPublicResponses(
  deps: ViewDeps,
  session: Session,
  { surveyId, changedSince, after }: Input,
): Promise<PublicResponsePage> {
  if (changedSince === undefined) return listAll(deps, session, { surveyId, after });
  return listChanged(deps, session, { surveyId, after, since: readMoment(changedSince) });
}

const PLACE = /^(\d{1,16})~(.*)$/;

/**
 * All responses, the newest first. The place of each is fixed at its first save, so each that existed at the start is
 * on exactly one page. `after` carries the moment of the start, because what changes from then on is asked for next.
 */
async function listAll(
  deps: ViewDeps,
  session: Session,
  { surveyId, after }: { readonly surveyId: string; readonly after: string },
): Promise<PublicResponsePage> {
  const [, begin, place] = PLACE.exec(after) ?? [];
  if (after !== '' && place === undefined) throw unknownPage();
  const until = begin ?? String((await requireTracked(deps, session, surveyId)).until);
  const all = { kind: 'real', sort: '-saved', star: 'any', tag: '', search: '' } as const;
  const { responses, next } = await listResponses(deps, session, {
    ...{ surveyId, ...UNFILTERED, ...all },
    after: place ?? '',
  });
  return {
    responses: responses.map(presentPublic),
    erased: [],
    next: next === null ? null : `${until}~${next}`,
    changesUntil: next === null ? momentOf(Number(until)) : null,
  };
}

const PAGE_SIZE = 100;

async function listChanged(
  deps: ViewDeps,
  session: Session,
  { surveyId, after, since }: { readonly surveyId: string; readonly after: string; readonly since: number },
): Promise<PublicResponsePage> {
  const view = await openUnfilteredView(deps, session, surveyId);
  const tracked = await requireTracked(deps, session, surveyId);
  if (since < tracked.since) throw tooEarly(tracked);
  // Nothing changed after `until`, so a moment ahead of the database's clock misses nothing later.
  const place = readPlace(after) ?? { changedAt: Math.min(since, tracked.until), responseId: LAST_ID };
  const found = await findChanges(deps.database, view, place, PAGE_SIZE + 1);
  const changes = found.slice(0, PAGE_SIZE);
  const isLast = found.length === changes.length;
  const last = changes.at(-1) ?? place;
  return {
    ...(await presentChanges(deps, view, changes)),
    next: isLast ? null : `${last.changedAt}~${last.responseId}`,
    changesUntil: isLast ? momentOf(last.changedAt) : null,
  };
}

/** Sorts behind every id. */
const LAST_ID = '\u{10ffff}';

function readPlace(after: string): Pick<Change, 'changedAt' | 'responseId'> | null {
  if (after === '') return null;
  const [, changedAt, responseId] = PLACE.exec(after) ?? [];
  if (changedAt === undefined || !/^[\w-]+$/.test(responseId ?? '')) throw unknownPage();
  return { changedAt: Number(changedAt), responseId: responseId ?? '' };
}

async function presentChanges(
  { database }: ViewDeps,
  view: Awaited<ReturnType<typeof openUnfilteredView>>,
  changes: readonly Change[],
): Promise<Pick<PublicResponsePage, 'responses' | 'erased'>> {
  const present = createPresenter(view);
  const ids = changes.filter(({ isErased }) => !isErased).map(({ responseId }) => responseId);
  const rows = await findSelectedResponses(database, view, ids);
  const stored = new Map(rows.map((row) => [row.responseId, presentPublic(present(row))]));
  return {
    responses: changes.flatMap(({ responseId }) => stored.get(responseId) ?? []),
    erased: changes.filter(({ responseId }) => !stored.has(responseId)).map(({ responseId }) => responseId),
  };
}

/** Without what the merchant noted. */
export function presentPublic({ mark: _, ...response }: ReadableResponse): PublicResponse {
  return response;
}

async function requireTracked(
  { database }: ViewDeps,
  { storeId }: Session,
  surveyId: string,
): Promise<Tracked> {
  const tracked = await findTracked(database, storeId, surveyId);
  if (tracked === null) throw new AppError('GONE', 'The changes of this store are not recorded now.');
  return tracked;
}

const tooEarly = ({ since }: Tracked) =>
  new AppError(
    'GONE',
    `Changes are known since ${momentOf(since)}. Read the list without changedSince first.`,
  );

const unknownPage = () => new AppError('INVALID_INPUT', undefined, { fields: { after: UNKNOWN_PAGE } });

/** Microseconds as a moment in UTC, and back. JavaScript's dates have milliseconds only. */
function momentOf(microseconds: number): string {
  const [second] = new Date(Math.floor(microseconds / 1_000)).toISOString().split('.');
  return `${second ?? ''}.${String(microseconds % 1_000_000).padStart(6, '0')}Z`;
}

function readMoment(text: string): number {
  if (!isRealMoment(text)) {
    throw new AppError('INVALID_INPUT', undefined, {
      fields: { changedSince: 'This moment does not exist.' },
    });
  }
  const [, digits = ''] = /\.(\d{1,6})Z$/.exec(text) ?? [];
  const second = Date.parse(text.replace(/\.\d+Z$/, 'Z'));
  return second * 1_000 + Number(digits.padEnd(6, '0'));
}
