import { useMemo, useState } from 'react';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import { translateDefinition } from '#shared/survey/edit/translate-definition.ts';
import { applyEdit } from '../../../../survey-view/apply-edit.ts';
import { drawPictures } from '../../../../survey-view/pictures/draw-pictures.ts';
import type { SurveySettings } from '../../../../survey-view/survey-element.ts';
import { useStoreDetails } from '../../../lib/store/store-details.ts';
import { useSurveyAppearance } from '../../../lib/surveys/survey-appearance.ts';
import { hasSameLogic } from '../state/same-logic.ts';
import { useMessages } from './use-messages.ts';

/** How the view shows the survey to the merchant. `language` is null for the survey's main language. */
export function useViewSettings(definition: SurveyDefinition, language: string | null): SurveySettings {
  const { look, removeBranding, pictures } = useSurveyAppearance();
  const name = useStoreDetails().data?.store.merchantDetails.businessName;
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
      store: { name },
    }),
    [definition, seconds, language, look, messages, removeBranding, pictures, name],
  );
}

/** Shows the thank-you screen: a run that is already completed. */
export function atThanks(settings: SurveySettings): SurveySettings {
  const { preview: _preview, applyEdit: _applyEdit, ...rest } = settings;
  const { definition } = settings;
  const only = { ...newQuestion('text', definition.surveyId, () => 'only'), isRequired: false };
  return {
    ...rest,
    definition: { ...definition, questions: [only] },
    restore: { ...NOTHING_ANSWERED, path: ['only'], complete: true },
  };
}

const NOTHING_ANSWERED = { revision: 1, currentQuestionId: null, answers: {}, timings: {}, changedAt: 0 };

/** Counted again only when an edit changes which questions follow each other, not at each letter. */
function useExpectedSeconds(definition: SurveyDefinition): number {
  const [counted, setCounted] = useState(definition);
  if (counted !== definition && !hasSameLogic(counted, definition)) setCounted(definition);
  return useMemo(() => expectedSeconds(counted.questions), [counted]);
}
