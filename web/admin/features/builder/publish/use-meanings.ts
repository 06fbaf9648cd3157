import { useState } from 'react';
import { changedTexts } from '#shared/survey/edit/changed-texts.ts';
import type { MeaningChoice } from '#shared/api/surveys.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { placeOfMeaning, type Change, type MeaningQuestion } from './meaning-questions.tsx';

/**
 * The changed texts to ask about before publishing, compared with the newest version. Texts of older versions are
 * added once the server names them.
 */
export function useMeanings(
  live: SurveyDefinition | undefined,
  draft: SurveyDefinition,
  refusal: Error | null,
) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Change>>(new Map());
  const own = live ? changedTexts([live], draft) : [];
  const asked = own.map(({ questionId, optionId, before, after }): MeaningQuestion => ({
    questionId,
    optionId,
    sentence: `“${before}” became “${after}”`,
  }));
  const places = new Set(asked.map(placeOfMeaning));
  const more = meaningQuestionsOf(refusal).filter((each) => !places.has(placeOfMeaning(each)));
  const all = [...asked, ...more];
  return {
    asked: all,
    answers,
    answer: (place: string, change: Change) => setAnswers((before) => new Map(before).set(place, change)),
    isAnswered: all.every((each) => answers.has(placeOfMeaning(each))),
    choices: all.flatMap(({ questionId, optionId }): MeaningChoice[] => {
      const change = answers.get(placeOfMeaning({ questionId, optionId }));
      return change === undefined ? [] : [{ questionId, optionId, change }];
    }),
  };
}

const PREFIX = 'meanings.';

export function meaningQuestionsOf(refusal: Error | null): MeaningQuestion[] {
  if (!(refusal instanceof ApiError)) return [];
  return Object.entries(refusal.fields).flatMap(([field, sentence]) => {
    if (!field.startsWith(PREFIX)) return [];
    const [questionId = '', optionId = null] = field.slice(PREFIX.length).split('.');
    return [{ questionId, optionId, sentence }];
  });
}
