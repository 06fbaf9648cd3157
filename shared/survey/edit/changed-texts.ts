import type { SurveyDefinition } from '../definition.ts';
import type { Option, Question } from '../question.ts';
import { optionsOf } from '../question-traits.ts';
import { editingOf } from '../types/registry.ts';

/**
 * A text that differs from its published version. The merchant decides whether it is a correction or a new meaning.
 */
export interface ChangedText {
  readonly questionId: string;
  /** Null means the question itself. */
  readonly optionId: string | null;
  readonly before: string;
  readonly after: string;
}

/**
 * The decisions that a merchant makes before publishing: each text that changed while its meaning id stayed. A
 * question with another type or scale is left out, because it always has a new meaning.
 */
export function changedTexts(published: readonly SurveyDefinition[], draft: SurveyDefinition): ChangedText[] {
  return changesIn(indexPublished(published), draft);
}

export function changesIn(published: Published, draft: SurveyDefinition): ChangedText[] {
  return draft.questions.flatMap((question) => {
    const before = published.question(question);
    const own = before?.meaningId === question.meaningId ? changeOf(question, null, before, question) : [];
    return [...own, ...changedOptions(published, question)];
  });
}

function changedOptions(published: Published, question: Question): ChangedText[] {
  return optionsOf(question).flatMap((option) => {
    const before = published.option(question, option.id);
    return before?.meaningId === option.meaningId ? changeOf(question, option.id, before, option) : [];
  });
}

interface Worded {
  readonly text: string;
}

function changeOf(
  { questionId }: Question,
  optionId: string | null,
  { text: before }: Worded,
  { text: after }: Worded,
): ChangedText[] {
  return before === after ? [] : [{ questionId, optionId, before, after }];
}

/** What was published, found by ids: a survey has many options, and many versions of each. */
export interface Published {
  /** The newest question of this id with the same type and scale. */
  question(question: Question): Question | undefined;
  /** The newest option of this id in those questions. */
  option(question: Question, optionId: string): Option | undefined;
  /** Whether any question had this meaning. */
  hasMeaning(meaningId: string): boolean;
  /** Whether a question of this id had this meaning. */
  hasOwnMeaning(question: Question, meaningId: string): boolean;
  /** The ids of the options of this question that had this meaning, whatever its type was. */
  optionsWithMeaning(question: Question, meaningId: string): ReadonlySet<string>;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Expects the definitions newest first. */
export function indexPublished(definitions: readonly SurveyDefinition[]): Published {
  const index = createPublishedIndex();
  for (const definition of definitions) index.add(definition);
  return index;
}

/** An index of definitions that are added one after the other, the newest first: many versions are long work. */
export function createPublishedIndex(): Published & { add(definition: SurveyDefinition): void } {
  const byId = new Map<string, PublishedQuestion>();
  const meanings = new Set<string>();
  const addQuestion = (question: Question): void => {
    const { questionId, meaningId } = question;
    const published = setDefault(byId, questionId, newPublishedQuestion);
    const { options } = setDefault(published.kinds, kindOf(question), () => ({
      newest: question,
      options: new Map<string, Option>(),
    }));
    meanings.add(meaningId);
    published.meanings.add(meaningId);
    for (const option of optionsOf(question)) {
      if (!options.has(option.id)) options.set(option.id, option);
      setDefault(published.owners, option.meaningId, () => new Set<string>()).add(option.id);
    }
  };
  const kinds = new Map<Question, string>();
  const sameKind = (question: Question) =>
    byId.get(question.questionId)?.kinds.get(setDefault(kinds, question, () => kindOf(question)));
  return {
    add: ({ questions: added }) => added.forEach(addQuestion),
    question: (question) => sameKind(question)?.newest,
    option: (question, optionId) => sameKind(question)?.options.get(optionId),
    hasMeaning: (meaningId) => meanings.has(meaningId),
    hasOwnMeaning: ({ questionId }, meaningId) => byId.get(questionId)?.meanings.has(meaningId) ?? false,
    optionsWithMeaning: ({ questionId }, meaningId) => byId.get(questionId)?.owners.get(meaningId) ?? NO_IDS,
  };
}

/** All published questions with one id. */
interface PublishedQuestion {
  /** By type and settings that answers depend on. */
  readonly kinds: Map<string, { readonly newest: Question; readonly options: Map<string, Option> }>;
  readonly meanings: Set<string>;
  /** The ids of the options that had a meaning. */
  readonly owners: Map<string, Set<string>>;
}

const newPublishedQuestion = (): PublishedQuestion => ({
  kinds: new Map(),
  meanings: new Set(),
  owners: new Map(),
});

function setDefault<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** The type and the settings that answers depend on. Results of different kinds can't be merged. */
function kindOf(question: Question): string {
  return JSON.stringify([question.type, editingOf(question).meaning(question.config)]);
}
