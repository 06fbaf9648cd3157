import { Button } from '@shopify/polaris';
import { ChevronLeftIcon, ChevronRightIcon } from '@shopify/polaris-icons';
import { memo, type ReactNode } from 'react';
import { QuestionEditor } from '../editor/question-editor.tsx';
import { PathMap } from '../path-map/path-map.tsx';
import type { ShownVariant } from '../split/split-editor.tsx';
import { SplitPanel } from '../split/split-panel.tsx';
import { DetailsPanel } from '../texts/details-panel.tsx';
import { ThankYouPanel } from '../texts/thank-you-panel.tsx';
import { TranslationsPanel } from '../texts/translations-panel.tsx';
import { useAfterPaint } from '../../../lib/use-after-paint.ts';
import { useBuilder, useBuilderState, useSelectedQuestion } from './builder-context.tsx';
import { FirstQuestion } from './first-question.tsx';
import styles from './screen.module.css';
import type { EditorPart } from './use-builder-view.ts';

interface EditorPaneProps extends ShownVariant {
  readonly part: EditorPart;
  /** The question whose text field gets the focus. */
  readonly atOnceId: string | null;
  readonly versions: ReactNode;
  /** On a phone the list may take the editor's place. */
  readonly isShown: boolean;
  /** On a phone: returns to the list. */
  readonly onList: (() => void) | null;
  readonly language: string | null;
  readonly onLanguage: (language: string | null) => void;
}

/** On a phone the first frame shows the empty editor, the next frame its fields. */
export function EditorPane({ isShown, onList, ...rest }: EditorPaneProps) {
  const wasShown = useAfterPaint(isShown);
  const selectedId = useBuilderState(({ selectedQuestionId }) => selectedQuestionId);
  const isAwaited = selectedId !== null && selectedId === rest.atOnceId;
  return (
    <>
      {onList && <PhoneSteps part={rest.part} onList={onList} />}
      <div className={styles.card} data-opening={isShown && !wasShown && !isAwaited}>
        <Part {...rest} />
      </div>
    </>
  );
}

type PartProps = Omit<EditorPaneProps, 'isShown' | 'onList'>;

function Part({ part, atOnceId, versions, language, onLanguage, variant, onVariant }: PartProps) {
  switch (part) {
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
    case 'split':
      return <SplitPanel variant={variant} onVariant={onVariant} />;
    case 'versions':
      return versions;
    default:
      return part satisfies never;
  }
}

/**
 * Marks the selected question at once; its fields follow in the next frames. Until then an overlay covers the
 * previous fields: `inert` would make the browser restyle each of their thousand elements.
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

function PhoneSteps({ part, onList }: { part: EditorPart; onList: () => void }) {
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
      {part === 'question' && (
        <div>
          {step(at - 1, 'Previous question', ChevronLeftIcon)}
          {step(at + 1, 'Next question', ChevronRightIcon)}
        </div>
      )}
    </div>
  );
}
