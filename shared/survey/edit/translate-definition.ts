import { answerTo } from '../answer.ts';
import type { QuestionTexts, SurveyDefinition } from '../definition.ts';
import type { Question } from '../question.ts';
import { editingOf } from '../types/registry.ts';

/**
 * The definition with its texts in this language, unchanged if it has no translation of exactly this tag. Texts without a
 * translation stay. Ids, rules and meanings never change.
 */
export function translateDefinition(definition: SurveyDefinition, language: string): SurveyDefinition {
  const { translations } = definition;
  const texts = Object.hasOwn(translations, language) ? translations[language] : undefined;
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

function translateQuestion(question: Question, texts: QuestionTexts): Question {
  return {
    ...question,
    text: texts.text ?? question.text,
    description: texts.description ?? question.description,
    config: { ...question.config, ...editingOf(question).translate(question.config, texts) },
  } as Question;
}
