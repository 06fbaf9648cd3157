import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question } from '#shared/survey/question.ts';

/**
 * A definition with the meanings that publishing decided, wherever it still has the ones that were published:
 * `before` went to the server, `settled` came back, with the same questions and options in the same order.
 */
export function withSettledMeanings(
  definition: SurveyDefinition,
  before: SurveyDefinition,
  settled: SurveyDefinition,
): SurveyDefinition {
  const decided = decisions(before, settled);
  if (decided.size === 0) return definition;
  const meaningOf = (place: string, meaningId: string) => decided.get(`${place} ${meaningId}`) ?? meaningId;
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

/** From each place and its former meaning to the one it has now. */
function decisions(before: SurveyDefinition, settled: SurveyDefinition): Map<string, string> {
  const now = new Map(settled.questions.map((question) => [question.questionId, question]));
  const decided = new Map<string, string>();
  const note = (place: string, from: string, to: string | undefined) => {
    if (to !== undefined && to !== from) decided.set(`${place} ${from}`, to);
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
