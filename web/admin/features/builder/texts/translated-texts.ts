import { omit, ownValue } from '#shared/own-value.ts';
import type { QuestionTexts, SurveyDefinition, SurveyTexts, ThankYou } from '#shared/survey/definition.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { Question } from '#shared/survey/question.ts';
import { cachedBy } from '../state/cached-by.ts';
import { builderTypeOf } from '../types/registry.ts';

type PlainKey = Exclude<keyof QuestionTexts, 'options'>;

/** A translatable text of a survey. */
export interface Translatable {
  readonly place:
    | { readonly kind: 'thanks'; readonly key: 'title' | 'message' }
    | { readonly kind: 'question'; readonly questionId: string; readonly key: PlainKey }
    | { readonly kind: 'option'; readonly questionId: string; readonly optionId: string };
  readonly label: string;
  readonly original: string;
}

/** The non-empty texts of a question; an empty text needs no translation. */
export const textsOfQuestion = cachedBy((question: Question): readonly Translatable[] => {
  const { questionId, text, description } = question;
  const own = builderTypeOf(question).translatable(question.config);
  const all: Translatable[] = [
    { place: { kind: 'question', questionId, key: 'text' }, label: 'Question', original: text },
    {
      place: { kind: 'question', questionId, key: 'description' },
      label: 'Description',
      original: description ?? '',
    },
    ...own.map(({ label, original, ...which }): Translatable => {
      const place =
        'key' in which
          ? ({ kind: 'question', questionId, key: which.key } as const)
          : ({ kind: 'option', questionId, optionId: which.optionId } as const);
      return { place, label, original };
    }),
  ];
  return all.filter(({ original }) => !isBlank(original));
});

export function textsOfThanks({ title, message }: ThankYou): Translatable[] {
  const all: Translatable[] = [
    { place: { kind: 'thanks', key: 'title' }, label: 'Heading', original: title },
    { place: { kind: 'thanks', key: 'message' }, label: 'Message', original: message },
  ];
  return all.filter(({ original }) => !isBlank(original));
}

export function translationOf(texts: SurveyTexts, { place }: Translatable): string {
  switch (place.kind) {
    case 'thanks':
      return texts.thankYou?.[place.key] ?? '';
    case 'question':
      return textsOf(texts, place.questionId)?.[place.key] ?? '';
    case 'option':
      return ownValue(textsOf(texts, place.questionId)?.options ?? {}, place.optionId) ?? '';
  }
}

const textsOf = ({ questions = {} }: SurveyTexts, questionId: string) => ownValue(questions, questionId);

/** Sets one translation. An empty one is removed, and shoppers see the original. */
export function withTranslation(texts: SurveyTexts, { place }: Translatable, text: string): SurveyTexts {
  if (place.kind === 'thanks') return { ...texts, thankYou: withText(texts.thankYou ?? {}, place.key, text) };
  const own = textsOf(texts, place.questionId) ?? {};
  const changed =
    place.kind === 'option'
      ? { ...own, options: withText(own.options ?? {}, place.optionId, text) }
      : { ...own, ...withText(omit({ ...own } as Record<string, never>, place.key), place.key, text) };
  return { ...texts, questions: { ...texts.questions, [place.questionId]: changed } };
}

function withText(
  record: Readonly<Record<string, string>>,
  key: string,
  text: string,
): Record<string, string> {
  return text === '' ? omit(record, key) : { ...record, [key]: text };
}

export interface TranslationProgress {
  readonly done: number;
  readonly all: number;
}

export function progressOf(items: readonly Translatable[], texts: SurveyTexts): TranslationProgress {
  const done = items.filter((item) => !isBlank(translationOf(texts, item))).length;
  return { done, all: items.length };
}

export function textsOfSurvey({ questions, thankYou }: SurveyDefinition): Translatable[] {
  return [...questions.flatMap((question) => textsOfQuestion(question)), ...textsOfThanks(thankYou)];
}

export function longestTranslation({ place }: Translatable): number {
  if (place.kind === 'thanks') return SURVEY_LIMITS.thankYouLength;
  if (place.kind === 'option') return SURVEY_LIMITS.optionTextLength;
  if (place.key === 'text') return SURVEY_LIMITS.questionTextLength;
  return place.key === 'description' ? SURVEY_LIMITS.descriptionLength : SURVEY_LIMITS.labelLength;
}
