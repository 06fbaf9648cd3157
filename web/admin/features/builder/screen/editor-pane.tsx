import { Button } from '@shopify/polaris';
import { ChevronLeftIcon, ChevronRightIcon } from '@shopify/polaris-icons';
import { memo, type ReactNode } from 'react';
import { QuestionEditor } from '../editor/question-editor.tsx';
import { PathMap } from '../path-map/path-map.tsx';
import { DetailsPanel } from '../texts/details-panel.tsx';
import { ThankYouPanel } from '../texts/thank-you-panel.tsx';
import { TranslationsPanel } from '../texts/translations-panel.tsx';
import { useAfterPaint } from '../../../lib/use-after-paint.ts';
import { useBuilder, useBuilderState, useSelectedQuestion } from './builder-context.tsx';
import { FirstQuestion } from './first-question.tsx';
import styles from './screen.module.css';
import type { Place } from './use-place.ts';

interface EditorPaneProps {
  readonly place: Place;
  /** The question whose text is to be typed into now. */
  readonly atOnceId: string | null;
  readonly versions: ReactNode;
  /** On a phone the list may be shown in its place. */
  readonly isShown: boolean;
  /** On a phone: back to the list that the editor covers. */
  readonly onList: (() => void) | null;
  readonly language: string | null;
  readonly onLanguage: (language: string | null) => void;
}

/** On a phone the first frame shows that it opens; the next frame draws what is in it. */
export function EditorPane({ isShown, onList, ...rest }: EditorPaneProps) {
  const wasShown = useAfterPaint(isShown);
  const selectedId = useBuilderState(({ selectedQuestionId }) => selectedQuestionId);
  const isAwaited = selectedId !== null && selectedId === rest.atOnceId;
  return (
    <>
      {onList && <PhoneSteps place={rest.place} onList={onList} />}
      <div className={styles.card} data-opening={isShown && !wasShown && !isAwaited}>
        <Part {...rest} />
      </div>
    </>
  );
}

type PartProps = Omit<EditorPaneProps, 'isShown' | 'onList'>;

function Part({ place, atOnceId, versions, language, onLanguage }: PartProps) {
  switch (place) {
    case 'question':
      return <SelectedQuestion atOnceId={atOnceId} />;
    case 'thanks':
      return <ThankYouPanel />;
    case 'details':
      return <DetailsPanel />;
    case 'translations':
      return <TranslationsPanel language={language} onLanguage={onLanguage} />;
    case 'map':
      return <PathMap />;
    case 'versions':
      return versions;
    default:
      return place satisfies never;
  }
}

/**
 * Shows at once which question is chosen; its fields follow in the next frames. Until then a layer covers the fields of
 * the question before: `inert` would make the browser restyle each of its thousand elements.
 */
const SelectedQuestion = memo(function SelectedQuestion({ atOnceId }: Pick<EditorPaneProps, 'atOnceId'>) {
  const questions = useBuilderState(({ definition }) => definition.questions);
  const selectedId = useBuilderState(({ selectedQuestionId }) => selectedQuestionId);
  const drawnId = useAfterPaint(selectedId);
  const find = (id: string | null) => questions.find(({ questionId }) => questionId === id);
  const selected = find(selectedId);
  const shown = selectedId === atOnceId ? selected : (find(drawnId) ?? selected);
  if (!shown) return <FirstQuestion />;
  return (
    <div className={styles.question} data-stale={shown !== selected}>
      <QuestionEditor key={shown.questionId} question={shown} />
    </div>
  );
});

function PhoneSteps({ place, onList }: { place: Place; onList: () => void }) {
  const { openQuestion } = useBuilder();
  const questions = useBuilderState(({ definition }) => definition.questions);
  const at = useSelectedQuestion()?.orderIndex ?? 0;
  const step = (to: number, label: string, icon: typeof ChevronLeftIcon) => {
    const target = questions[to];
    return (
      <Button
        icon={icon}
        variant="tertiary"
        accessibilityLabel={label}
        disabled={!target}
        onClick={() => target && openQuestion(target.questionId)}
      />
    );
  };
  return (
    <div className={styles.phoneSteps}>
      <Button icon={ChevronLeftIcon} variant="tertiary" onClick={onList}>
        All questions
      </Button>
      {place === 'question' && (
        <div>
          {step(at - 1, 'Previous question', ChevronLeftIcon)}
          {step(at + 1, 'Next question', ChevronRightIcon)}
        </div>
      )}
    </div>
  );
}
