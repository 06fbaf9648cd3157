import { checkSplit } from '#shared/survey/flow/check-split.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { LogicFinding } from '#shared/survey/logic-finding.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { languageName } from '#shared/words/language-name.ts';
import { progressOf, textsOfSurvey } from '../texts/translated-texts.ts';
import { unfinishedParts } from '#shared/survey/flow/unfinished-parts.ts';
import type { EditorPart } from '../screen/use-builder-view.ts';
import { questionName } from '../questions/type-labels.ts';

/** A problem to fix or check before publishing. */
export interface PublishIssue {
  readonly questionId: string | null;
  /** The option without a text. Null for the question's own text; undefined if the problem is not about a text. */
  readonly optionId?: string | null;
  /** The part of the builder to open instead of a question. */
  readonly part?: EditorPart;
  readonly sentence: string;
}

export interface Readiness {
  /** These prevent publishing. */
  readonly errors: readonly PublishIssue[];
  /** These do not prevent publishing. */
  readonly warnings: readonly PublishIssue[];
}

export function readinessOf(definition: SurveyDefinition, findings: readonly LogicFinding[]): Readiness {
  const { questions } = definition;
  const named = new Map(questions.map((question) => [question.questionId, questionName(question)]));
  const sentences = (severity: LogicFinding['severity']): PublishIssue[] =>
    findings
      .filter((each) => each.severity === severity)
      .map(({ questionId, message }) => ({
        questionId,
        sentence: questionId === null ? message : `${named.get(questionId) ?? 'A question'}: ${message}`,
      }));
  const unfinished = unfinishedParts(definition).map(({ message, ...place }) => ({
    ...place,
    sentence: message,
  }));
  return {
    errors: [...unfinished, ...sentences('error'), ...splitFaults(definition)],
    warnings: [...sentences('warning'), ...untranslated(definition)],
  };
}

function splitFaults(definition: SurveyDefinition): PublishIssue[] {
  return checkSplit(definition).map(({ questionId, message }) => ({
    questionId,
    part: 'split',
    sentence: message,
  }));
}

/** One warning for each language that lacks texts. */
function untranslated(definition: SurveyDefinition): PublishIssue[] {
  const languages = Object.entries(definition.translations);
  // Reading all texts of a long survey takes longer than a typed letter may.
  const items = languages.length === 0 ? [] : textsOfSurvey(definition);
  return languages.flatMap(([language, texts]) => {
    const { done, all } = progressOf(items, texts);
    if (done === all) return [];
    const name = languageName(language);
    const sentence = `${name} lacks ${all - done} of ${pluralize(all, 'text')}. Shoppers read those in your own words.`;
    return [{ questionId: null, sentence }];
  });
}

/** A short summary of what the draft lacks, below its name. */
export function readinessText({ errors }: Readiness, questionCount: number): string {
  if (questionCount === 0) return 'To publish: add a question';
  if (errors.length === 0) return 'Ready to publish';
  return errors.length === 1 ? 'To publish: 1 thing to fix' : `To publish: ${errors.length} things to fix`;
}
