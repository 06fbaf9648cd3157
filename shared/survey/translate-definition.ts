import { answerTo } from './answer.ts';
import { chooseLanguage } from './choose-language.ts';
import type { QuestionTexts, SurveyDefinition, SurveyTexts } from './definition.ts';
import type { Question } from './question.ts';
import { editingOf } from './types/registry.ts';

/**
 * The definition with its texts in the first of these languages in which it is written. Texts
 * without a translation stay. Ids, rules and meanings never change.
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

function findTexts(
  { translations }: SurveyDefinition,
  languages: readonly string[],
): SurveyTexts | undefined {
  const language = chooseLanguage(Object.keys(translations), languages);
  return language === undefined ? undefined : translations[language];
}

function translateQuestion(question: Question, texts: QuestionTexts): Question {
  return {
    ...question,
    text: texts.text ?? question.text,
    description: texts.description ?? question.description,
    config: { ...question.config, ...editingOf(question).translate(question.config, texts) },
  } as Question;
}
