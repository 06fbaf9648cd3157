import { Button } from '@shopify/polaris';
import { memo, useCallback, useMemo, useState } from 'react';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import { hasSameLogic } from '../state/same-logic.ts';
import { definitionOf } from '#shared/survey/split.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { translateDefinition } from '#shared/survey/edit/translate-definition.ts';
import { applyEdit } from '../../../../survey-view/apply-edit.ts';
import { drawPictures } from '../../../../survey-view/pictures/draw-pictures.ts';
import type { SurveySettings } from '../../../../survey-view/survey-element.ts';
import { useSurveyAppearance } from '../../../lib/store/survey-appearance.ts';
import { useAfterPaint } from '../../../lib/use-after-paint.ts';
import { useLastVisible } from '../../../lib/use-last-visible.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import type { EditorPart } from '../screen/use-builder-view.ts';
import styles from './preview.module.css';
import { SurveyFrame } from './survey-frame.tsx';
import { useMessages } from './use-messages.ts';

interface PreviewProps {
  readonly part: EditorPart;
  /** The preview's language; null for the survey's main language. */
  readonly language: string | null;
  /** The version of a split test. */
  readonly variant: Variant;
  /** On a phone the preview may be hidden; it updates when it is shown. */
  readonly isShown: boolean;
}

/** The survey in a phone frame, at the question being edited. It can be answered. */
export const Preview = memo(function Preview({ part, language, variant, isShown }: PreviewProps) {
  const latest = useAfterPaint(useBuilderState((state) => state.definition));
  const written = useLastVisible(latest, isShown);
  const definition = useMemo(
    () => (variant === 'a' ? written : definitionOf(written, variant)),
    [written, variant],
  );
  const settings = usePreviewSettings(definition, language);
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.phone}>
        <div className={styles.screen}>
          {part === 'thanks' ? (
            <Thanks settings={settings} />
          ) : (
            <Questions settings={settings} isShown={isShown} />
          )}
        </div>
      </div>
    </section>
  );
});

/** Follows the selected question. From a question reached by answering, the merchant can open its editor. */
function Questions({ settings, isShown }: { settings: SurveySettings; isShown: boolean }) {
  const { openQuestion } = useBuilder();
  // Late like the definition, so that selecting a question first renders its fields.
  const latestId = useAfterPaint(useBuilderState(({ selectedQuestionId }) => selectedQuestionId));
  const selectedId = useLastVisible(latestId, isShown);
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

/** Shows the thank-you screen: a run that is already completed. */
function Thanks({ settings }: { settings: SurveySettings }) {
  const ended = useMemo((): SurveySettings => {
    const { preview: _preview, applyEdit: _applyEdit, ...rest } = settings;
    const { definition } = settings;
    const only = { ...newQuestion('text', definition.surveyId, () => 'only'), isRequired: false };
    return {
      ...rest,
      definition: { ...definition, questions: [only] },
      restore: { ...NOTHING_ANSWERED, path: ['only'], complete: true },
    };
  }, [settings]);
  return <SurveyFrame key="thanks" settings={ended} />;
}

const NOTHING_ANSWERED = { revision: 1, currentQuestionId: null, answers: {}, timings: {}, changedAt: 0 };

function usePreviewSettings(definition: SurveyDefinition, language: string | null): SurveySettings {
  const { look, removeBranding, pictures } = useSurveyAppearance();
  const messages = useMessages(language);
  const seconds = useExpectedSeconds(definition);
  return useMemo(
    () => ({
      definition: {
        ...(language === null ? definition : translateDefinition(definition, language)),
        seconds,
      },
      look,
      preview: true,
      applyEdit,
      messages,
      removeBranding,
      drawPictures: pictures && drawPictures(pictures),
    }),
    [definition, seconds, language, look, messages, removeBranding, pictures],
  );
}

/** Counted again only when an edit changes which questions follow each other, not at each letter. */
function useExpectedSeconds(definition: SurveyDefinition): number {
  const [counted, setCounted] = useState(definition);
  if (counted !== definition && !hasSameLogic(counted, definition)) setCounted(definition);
  return useMemo(() => expectedSeconds(counted.questions), [counted]);
}
