import type { AboutSurvey } from '../../../answers/view.ts';
import type { ResultProps } from '../types/result-view.ts';
import { PinnedList } from './pinned-list.tsx';
import { TextList } from './text-list.tsx';
import { ThemeList } from './theme-list.tsx';
import styles from './texts.module.css';

interface TextAnswersProps extends AboutSurvey {
  readonly question: ResultProps<'text'>['question'];
}

/** The pinned themes, what the texts speak of, and the texts themselves, newest first, to search. */
export function TextAnswers({ surveyId, query, question }: TextAnswersProps) {
  const { meaningId } = question;
  return (
    <div className={styles.texts}>
      <PinnedList surveyId={surveyId} question={question} />
      <ThemeList surveyId={surveyId} query={query} meaningId={meaningId} />
      <TextList surveyId={surveyId} query={query} meaningId={meaningId} />
    </div>
  );
}
