import { ChoiceList } from '@shopify/polaris';
import type { MeaningChoice } from '#shared/api/surveys.ts';
import styles from './publish.module.css';

/** A published text that was changed. The merchant says whether it is a correction or means something new. */
export interface MeaningQuestion {
  readonly questionId: string;
  readonly optionId: string | null;
  readonly sentence: string;
}

export type Change = MeaningChoice['change'];

/** Ids contain no dots. */
export function placeOfMeaning({
  questionId,
  optionId,
}: Pick<MeaningQuestion, 'questionId' | 'optionId'>): string {
  return optionId === null ? questionId : `${questionId}.${optionId}`;
}

interface MeaningQuestionsProps {
  readonly asked: readonly MeaningQuestion[];
  readonly answers: ReadonlyMap<string, Change>;
  readonly onAnswer: (place: string, change: Change) => void;
}

export function MeaningQuestions({ asked, answers, onAnswer }: MeaningQuestionsProps) {
  return (
    <div className={styles.meanings}>
      <p>You changed these texts. Say for each whether its earlier answers still count.</p>
      {asked.map((question) => {
        const place = placeOfMeaning(question);
        const answer = answers.get(place);
        return (
          <ChoiceList
            key={place}
            title={question.sentence}
            choices={[
              {
                value: 'correction',
                label: 'A correction',
                helpText: 'It means the same. Earlier and later answers are counted together.',
              },
              {
                value: 'new_meaning',
                label: 'A new meaning',
                helpText:
                  'It means something else. Counting starts again; earlier answers stay with the old text.',
              },
            ]}
            selected={answer === undefined ? [] : [answer]}
            onChange={([chosen]) => onAnswer(place, chosen === 'new_meaning' ? 'new_meaning' : 'correction')}
          />
        );
      })}
    </div>
  );
}
