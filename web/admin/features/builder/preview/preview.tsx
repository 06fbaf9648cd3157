import { Button } from '@shopify/polaris';
import { memo, useCallback, useMemo, useState } from 'react';
import { definitionOf } from '#shared/survey/split.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { SurveySettings } from '../../../../survey-view/survey-element.ts';
import { useAfterPaint } from '../../../lib/page/use-after-paint.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import type { EditorPart } from '../screen/use-builder-view.ts';
import { atThanks, useViewSettings } from './preview-settings.ts';
import styles from './preview.module.css';
import { SurveyFrame } from './survey-frame.tsx';

interface PreviewProps {
  readonly part: EditorPart;
  /** The preview's language; null for the survey's main language. */
  readonly language: string | null;
  /** The version of a split test. */
  readonly variant: Variant;
}

/** The survey in a phone frame, at the question being edited. It can be answered. */
export const Preview = memo(function Preview({ part, language, variant }: PreviewProps) {
  const written = useAfterPaint(useBuilderState((state) => state.definition));
  const definition = useMemo(
    () => (variant === 'a' ? written : definitionOf(written, variant)),
    [written, variant],
  );
  const settings = useViewSettings(definition, language);
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.phone}>
        <div className={styles.screen}>
          {part === 'thanks' ? <Thanks settings={settings} /> : <Questions settings={settings} />}
        </div>
      </div>
    </section>
  );
});

/** Follows the selected question. From a question reached by answering, the merchant can open its editor. */
function Questions({ settings }: { settings: SurveySettings }) {
  const { openQuestion } = useBuilder();
  // Late like the definition, so that selecting a question first renders its fields.
  const selectedId = useAfterPaint(useBuilderState(({ selectedQuestionId }) => selectedQuestionId));
  const [walked, setWalked] = useState<{ from: string | null; to: string | null } | null>(null);
  const note = useCallback((to: string | null) => setWalked({ from: selectedId, to }), [selectedId]);
  const reachedId = walked?.from === selectedId && walked.to !== selectedId ? walked.to : null;
  const { questions } = settings.definition;
  const number = questions.findIndex(({ questionId }) => questionId === reachedId) + 1;
  return (
    <>
      <SurveyFrame settings={settings} questionId={selectedId} onPath={note} />
      {number > 0 && reachedId !== null && (
        <div className={styles.reached}>
          <Button onClick={() => openQuestion(reachedId)}>{`Edit question ${number}`}</Button>
        </div>
      )}
    </>
  );
}

/** Shows the thank-you screen as a shopper reaches it. */
function Thanks({ settings }: { settings: SurveySettings }) {
  return <SurveyFrame key="thanks" settings={useMemo(() => atThanks(settings), [settings])} />;
}
