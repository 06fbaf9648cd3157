import { surveyResults } from '#shared/analytics/results.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { isJobOpen } from '#server/kernel/jobs/job-repository.ts';
import { countCells } from './count-cells.ts';
import { openView, type ViewDeps, presentRange, type ViewInput, type Reader } from '../open-view.ts';
import { SETTLE_PROMOTIONS } from '../texts/settle-promotions.ts';
import { SORT_TEXTS } from '../themes/sort-stored-texts.ts';

export async function getQuestionResults(
  deps: ViewDeps,
  session: Reader,
  input: ViewInput,
): Promise<QuestionResults> {
  const view = await openView(deps, session, input);
  const { storeId, surveyId } = view;
  const [counts, ...isOpen] = await Promise.all([
    countCells(deps.database, view, { withoutDurations: true }),
    isJobOpen(deps.database, storeId, SETTLE_PROMOTIONS, { surveyId }),
    isJobOpen(deps.database, storeId, SORT_TEXTS, { surveyId }),
  ]);
  const { responses, questions } = surveyResults(view.questions, counts);
  return { ...presentRange(view), responses, questions, isSorting: isOpen.includes(true) };
}
