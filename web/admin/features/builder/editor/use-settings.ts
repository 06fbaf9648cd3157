import { changeSettings, type Settings } from '../edit/change-question.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { newId } from '../../../lib/new-id.ts';
import { useBuilder } from '../screen/builder-context.tsx';

/** Changes the question's settings; typing into one field is one undo step. */
export function useSettings<T extends QuestionType>({
  questionId,
  type,
}: Pick<QuestionOf<T>, 'questionId' | 'type'>): (settings: Partial<Settings<T>>) => void {
  const { session } = useBuilder();
  return (settings) => {
    const key = `${Object.keys(settings).join()} ${questionId}`;
    session.edit((state) => changeSettings<T>(state, questionId, type, settings, newId), key);
  };
}
