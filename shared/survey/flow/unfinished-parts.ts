import { checkLogic } from './check-logic.ts';
import { checkSplit } from './check-split.ts';
import type { SurveyDefinition } from '../definition.ts';
import type { LogicFinding } from '../logic-finding.ts';
import { isBlank } from '../plain-text.ts';
import type { Option, Question } from '../question.ts';
import { optionsOf } from '../question-traits.ts';

/** A question or an option without a text. Shoppers must not see it. */
export interface UnfinishedPart {
  readonly questionId: string;
  /** Null means the question's own text. */
  readonly optionId: string | null;
  readonly message: string;
}

export function unfinishedParts({ questions }: SurveyDefinition): UnfinishedPart[] {
  return questions.flatMap((question, at) => [
    ...(isBlank(question.text)
      ? [{ questionId: question.questionId, optionId: null, message: `Question ${at + 1} has no text.` }]
      : []),
    ...blankOptions(question, at + 1),
  ]);
}

/** Blank options at the end are not asked about: publishing leaves them out. */
function blankOptions(question: Question, number: number): UnfinishedPart[] {
  const options = optionsOf(question);
  const [first] = options;
  const count = countKept(options);
  if (count === 0 && first) {
    const message = `Question ${number} has no options with a text.`;
    return [{ questionId: question.questionId, optionId: first.id, message }];
  }
  return options.slice(0, count).flatMap(({ id, text }, at) => {
    if (!isBlank(text)) return [];
    const message = `Option ${at + 1} of question ${number} has no text.`;
    return [{ questionId: question.questionId, optionId: id, message }];
  });
}

/** The definition as it is published: without the blank options at the end of a question. */
export function withoutTrailingBlanks(definition: SurveyDefinition): SurveyDefinition {
  const questions = definition.questions.map(trimmed);
  const isSame = questions.every((question, at) => question === definition.questions[at]);
  return isSame ? definition : { ...definition, questions };
}

function trimmed(question: Question): Question {
  const options = optionsOf(question);
  const count = countKept(options);
  if (count === options.length || count === 0) return question;
  return { ...question, config: { ...question.config, options: options.slice(0, count) } } as Question;
}

/** What prevents publishing: faults of the logic, parts without a text, and faults of a split test. */
export function publishingFaults(
  definition: SurveyDefinition,
): readonly Pick<LogicFinding, 'questionId' | 'message'>[] {
  const errors = checkLogic(definition).filter(({ severity }) => severity === 'error');
  return [...errors, ...unfinishedParts(definition), ...checkSplit(definition)];
}

/** The number of options up to the last one with a text. */
function countKept(options: readonly Option[]): number {
  return options.reduce((kept, { text }, at) => (isBlank(text) ? kept : at + 1), 0);
}
