import { isSameValue } from '../state/same-value.ts';
import { optionsOf } from '#shared/survey/question-traits.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { questionName, shortText, typeName } from '../questions/type-labels.ts';
import { languageName } from '#shared/words/language-name.ts';

/** Describes the differences between two definitions in sentences, in the order of the questions. */
export function describeChanges(before: SurveyDefinition, after: SurveyDefinition): string[] {
  if (before === after) return [];
  const known = new Map(before.questions.map((question) => [question.questionId, question]));
  const left = new Set(after.questions.map(({ questionId }) => questionId));
  const gone = before.questions.filter(({ questionId }) => !left.has(questionId));
  return [
    ...after.questions.flatMap((question) => {
      const former = known.get(question.questionId);
      return former ? describeQuestion(former, question) : [`Question ${questionName(question)} is new.`];
    }),
    ...gone.map(({ text }) => `The question “${shortText(text)}” is gone.`),
    ...(isReordered(before, after) ? ['The order of the questions changed.'] : []),
    ...describeRest(before, after),
  ];
}

function describeQuestion(before: Question, after: Question): string[] {
  if (before === after) return [];
  const parts: string[] = [];
  if (before.type !== after.type) {
    parts.push(`changed its type from ${typeName(before.type)} to ${typeName(after.type)}`);
  }
  if (before.text !== after.text) parts.push(`was worded “${shortText(before.text)}” before`);
  if (before.description !== after.description) parts.push('has a new description');
  if (before.isRequired !== after.isRequired) {
    parts.push(after.isRequired ? 'must be answered now' : 'may be skipped now');
  }
  parts.push(...describeOptions(before, after));
  if (before.type === after.type && !isSameValue(settingsOf(before), settingsOf(after))) {
    parts.push('has other settings');
  }
  if (!isSameValue(logicOf(before), logicOf(after))) parts.push('has changed rules or another next question');
  return parts.length === 0 ? [] : [`Question ${questionName(after)} ${parts.join(', ')}.`];
}

function describeOptions(before: Question, after: Question): string[] {
  const [former, now] = [optionsOf(before), optionsOf(after)];
  if (former === now) return [];
  const texts = new Map(former.map(({ id, text }) => [id, text]));
  const ids = new Set(now.map(({ id }) => id));
  const added = now.filter(({ id }) => !texts.has(id)).length;
  const removed = former.filter(({ id }) => !ids.has(id)).length;
  const reworded = now.filter(({ id, text }) => texts.has(id) && texts.get(id) !== text).length;
  const kept = now.filter(({ id }) => texts.has(id)).map(({ id }) => id);
  const isOtherOrder = !isSameValue(
    kept,
    former.filter(({ id }) => ids.has(id)).map(({ id }) => id),
  );
  return [
    added > 0 && `has ${count(added, 'new option')}`,
    removed > 0 && `lost ${count(removed, 'option')}`,
    reworded > 0 && `has ${count(reworded, 'reworded option')}`,
    isOtherOrder && 'has its options in another order',
  ].filter((part) => part !== false);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function settingsOf({ config }: Question): object {
  return { ...config, options: null, nextQuestionId: null, isTerminal: null };
}

function logicOf({ config, logic }: Question): object {
  const isTerminal = 'isTerminal' in config && config.isTerminal;
  return { next: config.nextQuestionId, isTerminal, rules: logic.rules };
}

function isReordered(before: SurveyDefinition, after: SurveyDefinition): boolean {
  const ids = ({ questions }: SurveyDefinition) => questions.map(({ questionId }) => questionId);
  const [former, now] = [ids(before), ids(after)];
  const [formerSet, nowSet] = [new Set(former), new Set(now)];
  return !isSameValue(
    former.filter((id) => nowSet.has(id)),
    now.filter((id) => formerSet.has(id)),
  );
}

function describeRest(before: SurveyDefinition, after: SurveyDefinition): string[] {
  const languages = new Set([...Object.keys(before.translations), ...Object.keys(after.translations)]);
  const translated = [...languages].filter(
    (language) => !isSameValue(before.translations[language], after.translations[language]),
  );
  return [
    before.name !== after.name && `The survey was called “${before.name}”.`,
    before.description !== after.description && 'The survey’s description changed.',
    !isSameValue(before.thankYou, after.thankYou) && 'The thank-you screen changed.',
    translated.length > 0 && `Translations changed: ${translated.map(languageName).join(', ')}.`,
    !isSameValue(before.split ?? null, after.split ?? null) && describeSplit(before, after),
  ].filter((sentence) => sentence !== false);
}

function describeSplit({ split: before }: SurveyDefinition, { split: after }: SurveyDefinition): string {
  if (before === undefined) return 'Two versions are tested.';
  return after === undefined ? 'Two versions are no longer tested.' : 'Version B of the split test changed.';
}
