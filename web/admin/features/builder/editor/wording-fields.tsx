import { Checkbox } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { changeWording, type QuestionWording } from '../edit/change-question.ts';
import type { Question } from '#shared/survey/question.ts';
import { useBuilder } from '../screen/builder-context.tsx';
import { TextArea } from './text-area.tsx';

export function questionFieldId(questionId: string): string {
  return `question-${questionId}`;
}

/** The text and the description, which every question type has. */
export function WordingFields({ question }: { question: Question }) {
  const { session } = useBuilder();
  const { questionId, text, description } = question;
  const change = (wording: Partial<QuestionWording>): void => {
    const key = `${Object.keys(wording).join()} ${questionId}`;
    session.edit((state) => changeWording(state, questionId, wording), key);
  };
  return (
    <>
      <TextArea
        id={questionFieldId(questionId)}
        label="Question"
        value={text}
        onChange={(value) => change({ text: value })}
        maxLength={SURVEY_LIMITS.questionTextLength}
        placeholder="What do you want to know?"
      />
      <TextArea
        id={`description-${questionId}`}
        label="Description (optional)"
        value={description ?? ''}
        onChange={(value) => change({ description: value === '' ? null : value })}
        maxLength={SURVEY_LIMITS.descriptionLength}
        placeholder="A line that helps to answer"
      />
    </>
  );
}

export function RequiredField({ question }: { question: Question }) {
  const { session } = useBuilder();
  return (
    <Checkbox
      label="An answer is required"
      checked={question.isRequired}
      onChange={(isRequired) =>
        session.edit((state) => changeWording(state, question.questionId, { isRequired }))
      }
    />
  );
}
