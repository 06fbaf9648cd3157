import type { CompiledSurvey } from './compile-logic.ts';
import { finding, type LogicFinding } from '../logic-finding.ts';
import { firstMatchingRule } from './next-question.ts';
import { representativeSelections } from './possible-next.ts';
import type { Question, Rule } from '../question.ts';
import { ruleValues } from './rule-values.ts';
import { editingOf } from '../types/registry.ts';

/** The findings of one question and its rules that need no paths through the survey. */
export function checkQuestion(survey: CompiledSurvey, question: Question): LogicFinding[] {
  const settings = editingOf(question).findings(question);
  return [...settings, ...checkDefault(survey, question), ...checkRules(survey, question)];
}

function checkDefault(survey: CompiledSurvey, { questionId, config }: Question): LogicFinding[] {
  const { nextQuestionId } = config;
  if (nextQuestionId === null) return [];
  const found: LogicFinding[] = [];
  if (!survey.indexById.has(nextQuestionId)) {
    const message = 'The question that comes next no longer exists: the survey would end here.';
    found.push(finding('missing_question', 'error', message, questionId));
  }
  if ('isTerminal' in config && config.isTerminal) {
    const message = 'The survey is set to end here, but a next question is set too, and that goes first.';
    found.push(finding('terminal_overruled', 'warning', message, questionId));
  }
  return found;
}

function checkRules(survey: CompiledSurvey, question: Question): LogicFinding[] {
  const { questionId, logic } = question;
  if (logic.rules.length === 0) return [];
  const values = ruleValues(question);
  if (values === null) {
    const message = 'Rules have no effect on a question of this type.';
    return [finding('rules_ignored', 'warning', message, questionId)];
  }
  const offered = new Set(values);
  const compiled = survey.logic[survey.indexById.get(questionId) ?? -1]?.rules ?? [];
  const effective = new Set(
    representativeSelections(question).map((selection) => firstMatchingRule(compiled, selection)),
  );
  return logic.rules.flatMap((rule, ruleIndex) => {
    const own = checkRule(survey, rule, offered);
    // A rule with a finding of its own is not reported as shadowed as well.
    const shadowed = own.length === 0 && !effective.has(ruleIndex);
    return [...own, ...(shadowed ? [SHADOWED] : [])].map(([code, severity, message]) =>
      finding(code, severity, `Rule ${ruleIndex + 1} ${message}`, questionId, ruleIndex),
    );
  });
}

type Fault = readonly [LogicFinding['code'], LogicFinding['severity'], string];

const SHADOWED: Fault = [
  'shadowed_rule',
  'warning',
  'never applies: the rules before it take every answer that it waits for.',
];

function checkRule(
  survey: CompiledSurvey,
  { condition, action }: Rule,
  offered: ReadonlySet<string>,
): Fault[] {
  const faults: Fault[] = [];
  const [target, ...others] = action.questionIds;
  if (condition.value.length === 0) {
    const outcome =
      condition.operator === 'CONTAINS' ? 'so it never applies.' : 'so it applies to every answer.';
    faults.push(['empty_rule', 'warning', `names no answer, ${outcome}`]);
  }
  if (condition.value.some((value) => !offered.has(value))) {
    faults.push(['missing_option', 'warning', 'names an answer that can no longer be given.']);
  }
  if (target === undefined) {
    faults.push(['rule_without_target', 'warning', 'shows no question, so it is skipped.']);
  } else if (!survey.indexById.has(target)) {
    faults.push([
      'missing_question',
      'error',
      'shows a question that no longer exists: the survey would end there.',
    ]);
  }
  if (others.length > 0) {
    faults.push(['more_than_one_target', 'warning', 'lists several questions; only the first is shown.']);
  }
  return faults;
}
