import * as api from '#shared/api/analytics.ts';
import * as findings from '#shared/api/analytics-findings.ts';
import * as home from '#shared/api/home.ts';
import * as inbox from '#shared/api/analytics-inbox.ts';
import * as insights from '#shared/api/analytics-insights.ts';
import * as measures from '#shared/api/analytics-measures.ts';
import * as sample from '#shared/api/analytics-sample.ts';
import * as responses from '#shared/api/analytics-responses.ts';
import * as themes from '#shared/api/analytics-themes.ts';
import { ADMIN_BLOCK_PATH, API_BASE } from '#shared/api/base.ts';
import { EXPORT_PATHS, EXPORT_ROWS_HEADER } from '#shared/api/values.ts';
import {
  type BlockDeps,
  blockInput,
  getShopperAnswers,
  storeOfIdToken,
} from './admin-block/get-shopper-answers.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { deleteResponse } from '#server/areas/collect/removal/delete-response.ts';
import type { RemoveDeps } from '#server/areas/collect/removal/remove-responses.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { sendPieces } from '#server/kernel/http/send-pieces.ts';
import { annotationRoutes } from './annotations/routes.ts';
import { getResponseTags, markResponses, noteResponse } from './responses/change-marks.ts';
import { compareSegments } from './results/compare-segments.ts';
import { exportResponses } from './export/export-responses.ts';
import { exportSelection } from './export/export-selection.ts';
import { exportSummary } from './export/export-summary.ts';
import { getFindings } from './findings/get-findings.ts';
import { createRenewals } from './findings/renew-findings.ts';
import type { WithSources } from './findings/source-counts.ts';
import { lookAtFindings, markFinding, pinHeadline } from './findings/change-findings.ts';
import { getFilterChoices } from './results/get-filter-choices.ts';
import { getFunnel } from './results/get-funnel.ts';
import { getMeasures, setMeasure } from './orders/measures.ts';
import { getOrdersByAnswer } from './orders/get-orders-by-answer.ts';
import { getProducts } from './orders/get-products.ts';
import { getOverview } from './results/get-overview.ts';
import { getQuestionResults } from './results/get-question-results.ts';
import { getResponse, deleteSelection, listResponses } from './responses/responses.ts';
import { getSplitTest } from './results/get-split-test.ts';
import { getTrends } from './results/get-trends.ts';
import { getWhoAnswered } from './who-answered/get-who-answered.ts';
import { changeLowScores, undoLowScoreChange } from './low-scores/change-low-scores.ts';
import { createDiscount } from './low-scores/create-discount.ts';
import { getHome } from './home/get-home.ts';
import { getLowScore, getShopper } from './low-scores/get-low-score.ts';
import { listLowScores, summariseLowScores } from './low-scores/list-low-scores.ts';
import { listTexts } from './texts/list-texts.ts';
import type { ViewDeps } from './open-view.ts';
import { demoteOther, promoteOther } from './texts/promote-other.ts';
import { promotionJobs } from './texts/settle-promotions.ts';
import { summariseTexts } from './texts/summarise-texts.ts';
import { getThemes } from './themes/get-themes.ts';
import { listThemeTexts } from './themes/list-theme-texts.ts';
import { getPinnedThemes, savePinnedThemes } from './themes/pinned-themes.ts';
import { previewTheme } from './themes/preview-theme.ts';
import { createThemeReader } from './themes/read-themes.ts';
import { themeJobs } from './themes/sort-stored-texts.ts';

export function analyticsArea(deps: Deps & WithBilling & WithSources & RemoveDeps): Area {
  const themeDeps = { ...deps, readThemes: createThemeReader(deps) };
  const findingDeps = { ...deps, renewals: createRenewals(deps) };
  return {
    name: 'analytics',
    routes: [
      route(api.getAnalyticsOverview, ({ session, input }) => getOverview(deps, session, input)),
      route(api.getQuestionResults, ({ session, input }) => getQuestionResults(deps, session, input)),
      route(api.getAnalyticsTrends, ({ session, input }) => getTrends(deps, session, input)),
      route(api.getAnalyticsFunnel, ({ session, input }) => getFunnel(deps, session, input)),
      route(api.getFilterChoices, ({ session, input }) => getFilterChoices(deps, session, input)),
      route(api.listAnswerTexts, ({ session, input }) => listTexts(deps, session, input)),
      route(api.summariseTexts, ({ session, input }) => summariseTexts(deps, session, input)),
      route(themes.getAnswerThemes, ({ session, input, signal }) =>
        getThemes(themeDeps, session, input, signal),
      ),
      route(themes.listThemeTexts, ({ session, input, signal }) =>
        listThemeTexts(themeDeps, session, input, signal),
      ),
      route(themes.getPinnedThemes, ({ session, input }) => getPinnedThemes(deps, session, input)),
      route(themes.savePinnedThemes, ({ session, input }) => savePinnedThemes(deps, session, input)),
      route(themes.previewTheme, ({ session, input, signal }) => previewTheme(deps, session, input, signal)),
      route(api.promoteOther, ({ session, input }) => promoteOther(deps, session, input)),
      route(api.demoteOther, ({ session, input }) => demoteOther(deps, session, input)),
      route(measures.setMeasure, ({ session, input }) => setMeasure(deps, session, input)),
      route(measures.getMeasures, ({ session, input }) => getMeasures(deps, session, input)),
      route(responses.listResponses, ({ session, input }) => listResponses(deps, session, input)),
      route(responses.getResponse, ({ session, input }) => getResponse(deps, session, input)),
      route(responses.deleteResponse, async ({ session, input }) => {
        await deleteResponse(deps, session, input);
        return {};
      }),
      route(responses.deleteResponses, ({ session, input }) => deleteSelection(deps, session, input)),
      route(responses.exportSelection, ({ session, input }) => exportSelection(deps, session, input)),
      route(responses.markResponses, ({ session, input }) => markResponses(deps, session, input)),
      route(responses.noteResponse, async ({ session, input }) => {
        await noteResponse(deps, session, input);
        return {};
      }),
      route(responses.getResponseTags, ({ session, input }) => getResponseTags(deps, session, input)),
      route(sample.getWhoAnswered, ({ session, input }) => getWhoAnswered(deps, session, input)),
      route(findings.getFindings, ({ session, input }) => getFindings(findingDeps, session, input)),
      route(home.getHome, ({ session }) => getHome(findingDeps, session)),
      route(findings.pinHeadline, ({ session, input }) => pinHeadline(deps, session, input)),
      route(findings.markFinding, ({ session, input }) => markFinding(deps, session, input)),
      route(findings.lookAtFindings, ({ session, input }) => lookAtFindings(deps, session, input)),
      ...comparisonRoutes(deps),
      ...annotationRoutes(deps),
      ...lowScoreRoutes(deps),
    ],
    plainRoutes: [
      exportRoute(deps, 'exportResponses', 'responses', exportResponses),
      exportRoute(deps, 'exportSummary', 'summary', exportSummary),
      adminBlockRoute(deps),
    ],
    jobs: { ...promotionJobs(deps), ...themeJobs(deps) },
    onStop: () => findingDeps.renewals.stop(),
  };
}

function comparisonRoutes(deps: Deps & WithBilling) {
  return [
    route(insights.compareSegments, ({ session, input }) => compareSegments(deps, session, input)),
    route(insights.getSplitTest, ({ session, input }) => getSplitTest(deps, session, input)),
    route(insights.getResultsByProduct, ({ session, input }) => getProducts(deps, session, input)),
    route(insights.getMoneyByAnswer, ({ session, input }) => getOrdersByAnswer(deps, session, input)),
  ];
}

function lowScoreRoutes(deps: Deps & WithBilling) {
  return [
    route(inbox.listLowScores, ({ session, input }) => listLowScores(deps, session, input)),
    route(inbox.getInbox, ({ session, input }) => summariseLowScores(deps, session, input)),
    route(inbox.getLowScore, ({ session, input }) => getLowScore(deps, session, input)),
    route(inbox.getShopper, ({ session, input }) => getShopper(deps, session, input)),
    route(inbox.changeLowScores, ({ session, input }) => changeLowScores(deps, session, input)),
    route(inbox.undoLowScoreChange, ({ session, input }) => undoLowScoreChange(deps, session, input)),
    route(inbox.createDiscount, ({ session, input }) => createDiscount(deps, session, input)),
  ];
}

/** Blocks in the store's admin run in a worker of another site, and send an id token of the admin. */
const adminBlockRoute = (deps: BlockDeps): PlainRoute =>
  plainRoute({
    name: 'adminBlock',
    method: 'GET',
    path: ADMIN_BLOCK_PATH,
    guard: 'signature',
    crossOrigin: true,
    async handle(request, response) {
      const storeId = await storeOfIdToken(deps, request.get('authorization'));
      const read = blockInput.safeParse(request.query);
      if (!read.success) throw new AppError('INVALID_INPUT');
      response.setHeader('Cache-Control', 'no-store');
      response.json({ data: await getShopperAnswers(deps, storeId, read.data) });
    },
  });

function exportRoute(
  deps: ViewDeps,
  name: string,
  kind: keyof typeof EXPORT_PATHS,
  open: typeof exportResponses,
): PlainRoute {
  return plainRoute({
    name,
    method: 'GET',
    path: API_BASE + EXPORT_PATHS[kind],
    guard: 'session',
    rate: 'heavy',
    async handle(request, response, { session, signal }) {
      const read = api.exportInput.safeParse({ ...request.query, ...request.params });
      if (!read.success) {
        const fields: FieldErrors = {};
        for (const issue of read.error.issues) fields[issue.path.join('.')] ??= issue.message;
        throw new AppError('INVALID_INPUT', undefined, { fields });
      }
      const { fileName, rows, text } = await open(deps, session, read.data);
      if (rows !== null) response.setHeader(EXPORT_ROWS_HEADER, String(rows));
      const file = { fileName, contentType: 'text/csv; charset=utf-8', pieces: text };
      await sendPieces(request, response, file, signal);
    },
  });
}
