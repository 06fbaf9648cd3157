import type { QuestionTexts, SurveyDefinition, SurveyTexts, ThankYou } from '#shared/survey/definition.ts';
import { assertNever } from '#shared/survey/never.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { omit } from '#shared/survey/record.ts';
import type { Question } from '#shared/survey/question.ts';

type PlainKey = Exclude<keyof QuestionTexts, 'options'>;

/** One text of a survey that can be said in another language. */
export interface Translatable {
  readonly place:
    | { readonly kind: 'thanks'; readonly key: 'title' | 'message' }
    | { readonly kind: 'question'; readonly questionId: string; readonly key: PlainKey }
    | { readonly kind: 'option'; readonly questionId: string; readonly optionId: string };
  readonly label: string;
  readonly original: string;
}

const LABELS: Readonly<Record<PlainKey, string>> = {
  text: 'Question',
  description: 'Description',
  placeholder: 'Placeholder',
  minLabel: 'Word at the low end',
  maxLabel: 'Word at the high end',
  otherLabel: 'Name of the other answer',
};

/** The texts of a question that say something; what is blank needs no translation. */
export function textsOfQuestion(question: Question): Translatable[] {
  const { questionId, text, description } = question;
  const plain = (key: PlainKey, original: string): Translatable => ({
    place: { kind: 'question', questionId, key },
    label: LABELS[key],
    original,
  });
  const all = [plain('text', text), plain('description', description ?? ''), ...textsOfType(question, plain)];
  return all.filter(({ original }) => !isBlank(original));
}

function textsOfType(
  question: Question,
  plain: (key: PlainKey, original: string) => Translatable,
): Translatable[] {
  const { questionId } = question;
  switch (question.type) {
    case 'single_select':
    case 'multi_select':
    case 'drop_down': {
      const { options, allowOther, otherLabel } = question.config;
      const own = options.map(({ id, text }, index): Translatable => ({
        place: { kind: 'option', questionId, optionId: id },
        label: `Option ${index + 1}`,
        original: text,
      }));
      return allowOther ? [...own, plain('otherLabel', otherLabel)] : own;
    }
    case 'text':
      return [plain('placeholder', question.config.placeholder)];
    case 'rating':
    case 'nps':
      return [plain('minLabel', question.config.minLabel), plain('maxLabel', question.config.maxLabel)];
    case 'date':
      return [];
    default:
      return assertNever(question);
  }
}

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
      return texts.questions?.[place.questionId]?.[place.key] ?? '';
    case 'option':
      return texts.questions?.[place.questionId]?.options?.[place.optionId] ?? '';
    default:
      return assertNever(place);
  }
}

/** The texts with one of them changed; an empty one is missing again, and the original is shown. */
export function withTranslation(texts: SurveyTexts, { place }: Translatable, text: string): SurveyTexts {
  if (place.kind === 'thanks') return { ...texts, thankYou: withText(texts.thankYou ?? {}, place.key, text) };
  const own = texts.questions?.[place.questionId] ?? {};
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

export interface Progress {
  readonly done: number;
  readonly all: number;
}

export function progressOf(items: readonly Translatable[], texts: SurveyTexts): Progress {
  const done = items.filter((item) => !isBlank(translationOf(texts, item))).length;
  return { done, all: items.length };
}

export function textsOfSurvey({ questions, thankYou }: SurveyDefinition): Translatable[] {
  return [...questions.flatMap(textsOfQuestion), ...textsOfThanks(thankYou)];
}
