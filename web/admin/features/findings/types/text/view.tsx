import { TextAnswers } from '../../texts/text-answers.tsx';
import type { ResultView } from '../result-view.ts';

export const textView: ResultView<'text'> = {
  Result: ({ surveyId, query, question }) => (
    <TextAnswers surveyId={surveyId} query={query} question={question} />
  ),
  explained: 'Empty answers are not counted.',
  method: 'counting',
  lead: () => null,
  rows: ({ themes }) => themes.map(({ cell, text, rate }) => ({ key: cell, label: text, rate })),
};
