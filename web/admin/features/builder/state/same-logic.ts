import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';

/** Whether the logic check gives the same findings for both. They may differ in texts. */
export function hasSameLogic(one: SurveyDefinition, other: SurveyDefinition): boolean {
  const { questions } = one;
  return (
    questions.length === other.questions.length &&
    other.questions.every((question, at) => {
      const before = questions[at];
      return before === question || (before !== undefined && leadsAlike(before, question));
    })
  );
}

function leadsAlike(one: Question, other: Question): boolean {
  return (
    one.questionId === other.questionId &&
    one.type === other.type &&
    one.isRequired === other.isRequired &&
    one.logic === other.logic &&
    (one.config === other.config || hasSameSettings(one.config, other.config))
  );
}

/** Compares options by id and ignores their texts. */
function hasSameSettings(one: Question['config'], other: Question['config']): boolean {
  const { options: before = [], ...rest } = { options: undefined, ...one };
  const { options: after = [], ...others } = { options: undefined, ...other };
  return (
    before.length === after.length &&
    before.every(({ id }, at) => id === after[at]?.id) &&
    Object.entries(others).every(([key, value]) => value === (rest as Readonly<Record<string, unknown>>)[key])
  );
}
