import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { Question } from '#shared/survey/question.ts';
import { changeWording, type QuestionWording } from '../edit/change-question.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import { builderTypeOf } from '../types/registry.ts';
import { Words } from './words.tsx';

export function questionFieldId(questionId: string): string {
  return `question-${questionId}`;
}

/** All words of one question, each in its place of the card. */
export function QuestionWords({ question }: { readonly question: Question }) {
  const { session } = useBuilder();
  const { questionId, text, description } = question;
  const { Words: OwnWords } = builderTypeOf(question);
  const change = (wording: Partial<QuestionWording>): void => {
    const key = `${Object.keys(wording).join()} ${questionId}`;
    session.edit((state) => changeWording(state, questionId, wording), key);
  };
  return (
    <>
      <Words
        isMain
        place="text"
        id={questionFieldId(questionId)}
        label="Question"
        value={text}
        onChange={(value) => change({ text: value })}
        maxLength={SURVEY_LIMITS.questionTextLength}
        placeholder="What do you want to know?"
      />
      <Words
        place="description"
        label="Description (optional)"
        value={description ?? ''}
        onChange={(value) => change({ description: value === '' ? null : value })}
        maxLength={SURVEY_LIMITS.descriptionLength}
        placeholder="Description"
      />
      {OwnWords && <OwnWords key={question.type} question={question} />}
    </>
  );
}
