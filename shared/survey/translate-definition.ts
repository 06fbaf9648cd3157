import { answerTo } from './answer.ts';
import type { QuestionTexts, SurveyDefinition, SurveyTexts } from './definition.ts';
import { assertNever } from './never.ts';
import type { ChoiceConfig, Question } from './question.ts';

/**
 * The definition with its texts in the first of these languages that it speaks; `pt-BR` also takes `pt`.
 * Texts that were not translated stay as they are; ids, rules and meanings always do.
 */
export function translateDefinition(
  definition: SurveyDefinition,
  languages: readonly string[],
): SurveyDefinition {
  const texts = findTexts(definition, languages);
  if (texts === undefined) return definition;
  const { title, message } = texts.thankYou ?? {};
  const { thankYou } = definition;
  return {
    ...definition,
    thankYou: { ...thankYou, title: title ?? thankYou.title, message: message ?? thankYou.message },
    questions: definition.questions.map((question) => {
      const own = answerTo(texts.questions ?? {}, question.questionId);
      return own === undefined ? question : translateQuestion(question, own);
    }),
  };
}

function findTexts(definition: SurveyDefinition, languages: readonly string[]): SurveyTexts | undefined {
  const spoken = Object.entries(definition.translations);
  for (const wanted of languages.map((language) => language.toLowerCase())) {
    const [primary] = wanted.split('-');
    const found =
      spoken.find(([language]) => language.toLowerCase() === wanted) ??
      spoken.find(([language]) => language.toLowerCase() === primary);
    if (found) return found[1];
  }
  return undefined;
}

function translateQuestion(question: Question, texts: QuestionTexts): Question {
  const base = {
    text: texts.text ?? question.text,
    description: texts.description ?? question.description,
  };
  switch (question.type) {
    case 'single_select':
      return { ...question, ...base, config: { ...question.config, ...choiceTexts(question.config, texts) } };
    case 'multi_select':
      return { ...question, ...base, config: { ...question.config, ...choiceTexts(question.config, texts) } };
    case 'drop_down':
      return { ...question, ...base, config: { ...question.config, ...choiceTexts(question.config, texts) } };
    case 'text':
      return {
        ...question,
        ...base,
        config: { ...question.config, placeholder: texts.placeholder ?? question.config.placeholder },
      };
    case 'rating':
      return { ...question, ...base, config: { ...question.config, ...scaleTexts(question.config, texts) } };
    case 'nps':
      return { ...question, ...base, config: { ...question.config, ...scaleTexts(question.config, texts) } };
    case 'date':
      return { ...question, ...base };
    default:
      return assertNever(question);
  }
}

function choiceTexts(
  config: ChoiceConfig,
  texts: QuestionTexts,
): Pick<ChoiceConfig, 'options' | 'otherLabel'> {
  const byId = texts.options ?? {};
  return {
    options: config.options.map((option) => ({ ...option, text: answerTo(byId, option.id) ?? option.text })),
    otherLabel: texts.otherLabel ?? config.otherLabel,
  };
}

interface ScaleLabels {
  readonly minLabel: string;
  readonly maxLabel: string;
}

function scaleTexts(config: ScaleLabels, texts: QuestionTexts): ScaleLabels {
  return { minLabel: texts.minLabel ?? config.minLabel, maxLabel: texts.maxLabel ?? config.maxLabel };
}
