import { AppError } from '#shared/errors.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { saveMeasure } from './measure-repository.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import { openUnfilteredView, type ViewDeps } from '../open-view.ts';

interface Input {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly measure: string;
}

/** Names are compared without spaces at their ends. */
export async function setMeasure(
  deps: ViewDeps,
  session: Session,
  { surveyId, meaningId, measure }: Input,
): Promise<{ measure: string }> {
  const view = await openUnfilteredView(deps, session, surveyId);
  refuseUnknownQuestion(view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  if (question?.type !== 'nps') {
    const fields = { meaningId: 'Only net promoter questions can be one measure.' };
    throw new AppError('INVALID_INPUT', undefined, { fields });
  }
  await saveMeasure(deps.database, view, meaningId, measure);
  return { measure };
}
