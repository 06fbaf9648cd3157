import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question } from '#shared/survey/question.ts';

/**
 * Applies the meanings that publishing decided to a definition that still has the previous ones. `before` is the
 * definition that was sent, `settled` the reply, with the same questions and options in the same order.
 */
export function withSettledMeanings(
  definition: SurveyDefinition,
  before: SurveyDefinition,
  settled: SurveyDefinition,
): SurveyDefinition {
  const decided = decisions(before, settled);
  if (decided.size === 0) return definition;
  const meaningOf = (key: string, meaningId: string) => decided.get(`${key} ${meaningId}`) ?? meaningId;
  const questions = definition.questions.map((question) => {
    const meaningId = meaningOf(question.questionId, question.meaningId);
    const options = optionsOf(question).map((option) => ({
      ...option,
      meaningId: meaningOf(`${question.questionId}.${option.id}`, option.meaningId),
    }));
    const config = 'options' in question.config ? { ...question.config, options } : question.config;
    return { ...question, meaningId, config } as Question;
  });
  return { ...definition, questions };
}

/** The new meaning of each place, by place and previous meaning. */
function decisions(before: SurveyDefinition, settled: SurveyDefinition): Map<string, string> {
  const now = new Map(settled.questions.map((question) => [question.questionId, question]));
  const decided = new Map<string, string>();
  const note = (key: string, from: string, to: string | undefined) => {
    if (to !== undefined && to !== from) decided.set(`${key} ${from}`, to);
  };
  for (const question of before.questions) {
    const settledQuestion = now.get(question.questionId);
    if (!settledQuestion) continue;
    note(question.questionId, question.meaningId, settledQuestion.meaningId);
    const options = new Map(optionsOf(settledQuestion).map((option) => [option.id, option]));
    for (const { id, meaningId } of optionsOf(question)) {
      note(`${question.questionId}.${id}`, meaningId, options.get(id)?.meaningId);
    }
  }
  return decided;
}

function optionsOf(question: Question): readonly Option[] {
  return 'options' in question.config ? question.config.options : [];
}
