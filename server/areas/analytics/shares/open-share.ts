import { queryFromParameters } from '#shared/analytics/query-codec.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { type Report, reportOf } from '#shared/report/report.ts';
import { activeFilters } from '#shared/analytics/filter-labels.ts';
import { getAnnotations } from '../annotations/annotations.ts';
import { computeFindings } from '../findings/get-findings.ts';
import { openView, type ViewInput } from '../open-view.ts';
import { getFilterChoices } from '../results/get-filter-choices.ts';
import { getQuestionResults } from '../results/get-question-results.ts';
import { getTrends } from '../results/get-trends.ts';
import { listTexts } from '../texts/list-texts.ts';
import { findStore, type StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import type { ShareDeps } from './manage-shares.ts';
import { countOpening, findShareByToken, type ShareRecord } from './share-repository.ts';
import { hashShareToken, storeOfShareToken } from './share-token.ts';

/** What a link opens: `over` if it was ended or expired, the store uninstalled the app, or its plan has no sharing. */
export type OpenedShare =
  | { readonly kind: 'open'; readonly report: Report }
  | { readonly kind: 'ended' | 'unknown' };

/** Reads everything anew, so that an erased text or an ended link is gone at the next opening. */
export async function openShare(deps: ShareDeps, token: string): Promise<OpenedShare> {
  const { database } = deps;
  const storeId = storeOfShareToken(token);
  const share = storeId === null ? null : await findShareByToken(database, storeId, hashShareToken(token));
  if (storeId === null || share === null) return { kind: 'unknown' };
  const store = await findStore(database, storeId);
  if (share.state !== 'open' || store === null || !store.isInstalled) return { kind: 'ended' };
  if (!(await mayShare(deps, storeId))) return { kind: 'ended' };
  try {
    const report = await readReport(deps, store, share);
    await countOpening(database, storeId, share.shareId);
    return { kind: 'open', report };
  } catch (error) {
    if (hasEnded(error)) return { kind: 'ended' };
    throw error;
  }
}

async function mayShare({ billing }: ShareDeps, storeId: string): Promise<boolean> {
  const { features } = await billing.loadCustomer(storeId);
  return isAllowed(features, { type: 'share_results' });
}

/** The survey was deleted, or the plan no longer includes the filters. */
function hasEnded(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'PLAN_LIMIT');
}

async function readReport(deps: ShareDeps, store: StoreRecord, share: ShareRecord): Promise<Report> {
  const { surveyId, parameters, hasTexts } = share;
  const input = { surveyId, ...parameters };
  const [{ name }, findings, results, trends, { annotations, events }, filters] = await Promise.all([
    openView(deps, store, input),
    computeFindings(deps, store, input),
    getQuestionResults(deps, store, input),
    getTrends(deps, store, input),
    getAnnotations(deps, store, input),
    filterWords(deps, store, input),
  ]);
  return reportOf({
    store: store.businessName === '' ? store.shop : store.businessName,
    survey: name,
    asOf: new Date(deps.clock()).toISOString(),
    filters,
    results,
    findings,
    trends: trends.trends,
    notes: [...annotations, ...events],
    texts: hasTexts ? await readTexts(deps, store, input, results) : {},
  });
}

async function filterWords(deps: ShareDeps, store: StoreRecord, input: ViewInput): Promise<string[]> {
  const query = queryFromParameters((name) => input[name]);
  const choices = query.answered ? await getFilterChoices(deps, store, input) : undefined;
  return activeFilters(query, choices, store.currency).map(({ label }) => label);
}

const MOST_TEXTS = 5;

/** The newest texts of each free-text question. */
async function readTexts(
  deps: ShareDeps,
  store: StoreRecord,
  input: ViewInput,
  { questions }: QuestionResults,
): Promise<Record<string, string[]>> {
  const texts: Record<string, string[]> = {};
  for (const { kind, meaningId, answered } of questions) {
    if (kind !== 'text' || answered === 0) continue;
    const page = await listTexts(deps, store, { ...input, meaningId, after: '', search: '' });
    texts[meaningId] = page.texts.slice(0, MOST_TEXTS).map(({ body }) => body);
  }
  return texts;
}
