import { surveyResults } from '#shared/analytics/results.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import type { Session } from '../session/session.ts';
import { countCells } from './count-cells.ts';
import { openView, type ViewDeps, viewed, type ViewInput } from './open-view.ts';

export async function getQuestionResults(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<QuestionResults> {
  const view = await openView(deps, session, input);
  const counts = await countCells(deps.database, view, { withoutDurations: true });
  const { responses, questions } = surveyResults(view.questions, counts);
  return { ...viewed(view), responses, questions };
}
