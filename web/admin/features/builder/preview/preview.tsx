import { Button } from '@shopify/polaris';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { newQuestion } from '#shared/survey/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { translateDefinition } from '#shared/survey/translate-definition.ts';
import type { SurveySettings } from '../../../../survey-view/survey-view.ts';
import { useSurveyLook } from '../../../lib/store/survey-look.ts';
import { useWhileSeen } from '../../../lib/use-while-seen.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import type { Place } from '../screen/use-place.ts';
import styles from './preview.module.css';
import { SurveyFrame } from './survey-frame.tsx';
import { useMessages } from './use-messages.ts';

interface PreviewProps {
  readonly place: Place;
  /** The language that it speaks; null for the merchant's own. */
  readonly language: string | null;
  /** A merchant's phone has room for one thing at a time; the preview catches up when it is looked at. */
  readonly isShown: boolean;
}

/** The survey on a phone, at the question being edited. It can be answered from there. */
export const Preview = memo(function Preview({ place, language, isShown }: PreviewProps) {
  const latest = useDeferredValue(useBuilderState((state) => state.definition));
  const definition = useWhileSeen(latest, isShown);
  const settings = usePreviewSettings(definition, language);
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.phone}>
        <div className={styles.screen}>
          {place === 'thanks' ? (
            <Thanks settings={settings} />
          ) : (
            <Questions settings={settings} isShown={isShown} />
          )}
        </div>
      </div>
    </section>
  );
});

/** Follows the question that is edited. A merchant who answers on in the preview can edit the question shown there. */
function Questions({ settings, isShown }: { settings: SurveySettings; isShown: boolean }) {
  const { openQuestion } = useBuilder();
  // Deferred, as the definition is: opening a question waits for its fields alone.
  const latestId = useDeferredValue(useBuilderState(({ selectedQuestionId }) => selectedQuestionId));
  const selectedId = useWhileSeen(latestId, isShown);
  const [walked, setWalked] = useState<{ from: string | null; to: string | null } | null>(null);
  const note = useCallback((to: string | null) => setWalked({ from: selectedId, to }), [selectedId]);
  const stranger = walked?.from === selectedId && walked.to !== selectedId ? walked.to : null;
  const { questions } = settings.definition;
  const number = questions.findIndex(({ questionId }) => questionId === stranger) + 1;
  return (
    <>
      <SurveyFrame settings={settings} questionId={selectedId} onPath={note} />
      {number > 0 && stranger !== null && (
        <div className={styles.stranger}>
          <Button onClick={() => openQuestion(stranger)}>{`Edit question ${number}`}</Button>
        </div>
      )}
    </>
  );
}

/** The end by itself: a survey that was answered already, so that it shows nothing else. */
function Thanks({ settings }: { settings: SurveySettings }) {
  const ended = useMemo((): SurveySettings => {
    const { preview: _preview, ...rest } = settings;
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
  const { look, removeBranding } = useSurveyLook();
  const messages = useMessages(language);
  return useMemo(
    () => ({
      definition: language === null ? definition : translateDefinition(definition, [language]),
      look,
      preview: true,
      messages,
      removeBranding,
    }),
    [definition, language, look, messages, removeBranding],
  );
}
