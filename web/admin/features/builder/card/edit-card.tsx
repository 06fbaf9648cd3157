import { useMemo, useState, type ReactNode } from 'react';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { editFace } from '../../../../survey-view/editing/edit-face.ts';
import type { SurveySettings } from '../../../../survey-view/survey-element.ts';
import { useAfterPaint } from '../../../lib/page/use-after-paint.ts';
import { atThanks, useViewSettings } from '../preview/preview-settings.ts';
import { SurveyFrame } from '../preview/survey-frame.tsx';
import { useBuilderState } from '../screen/builder-context.tsx';
import styles from './card.module.css';
import { QuestionWords } from './question-words.tsx';
import { ThanksWords } from './thanks-words.tsx';

/** The shopper's card at a question, with its words to type. */
export function QuestionCard({
  question,
  isStale,
}: {
  readonly question: Question;
  readonly isStale: boolean;
}) {
  const { questionId, type } = question;
  const definition = useDrawn(question);
  const settings = useEditSettings(definition);
  return (
    <Card isStale={isStale}>
      <SurveyFrame settings={settings} questionId={questionId}>
        <QuestionWords key={`${questionId} ${type}`} question={question} />
      </SurveyFrame>
    </Card>
  );
}

/** The thank-you screen with its words to type. The view draws none of them, so it keeps its first definition. */
export function ThanksCard() {
  const [definition] = useState(useBuilderState((state) => state.definition));
  const settings = useEditSettings(definition);
  return (
    <Card>
      <SurveyFrame settings={useMemo(() => atThanks(settings), [settings])}>
        <ThanksWords />
      </SurveyFrame>
    </Card>
  );
}

function Card({ isStale = false, children }: { readonly isStale?: boolean; readonly children: ReactNode }) {
  return (
    <section className={styles.card} aria-label="The card" data-stale={isStale}>
      {children}
    </section>
  );
}

/**
 * The definition that the view draws: the last painted one, because a letter changes only its field. A question that
 * this one lacks, or has with another type, is drawn at once, so that its field can take the focus.
 */
function useDrawn({ questionId, type }: Question): SurveyDefinition {
  const latest = useBuilderState((state) => state.definition);
  const painted = useAfterPaint(latest);
  const isDrawn = painted.questions.some((each) => each.questionId === questionId && each.type === type);
  return isDrawn ? painted : latest;
}

function useEditSettings(definition: SurveyDefinition): SurveySettings {
  const settings = useViewSettings(definition, null);
  return useMemo(() => ({ ...settings, ...editFace(settings.drawPictures) }), [settings]);
}
