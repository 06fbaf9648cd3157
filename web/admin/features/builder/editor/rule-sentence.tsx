import { Button, InlineStack } from '@shopify/polaris';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@shopify/polaris-icons';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Question, Rule } from '#shared/survey/question.ts';
import { AnswerPicker } from './answer-picker.tsx';
import { DELETED_QUESTION } from './answer-labels.ts';
import styles from './editor.module.css';
import { useOtherQuestions, type QuestionChoice } from './question-choices.ts';
import { WordSelect } from './word-select.tsx';

interface RuleSentenceProps {
  readonly question: Question;
  readonly rule: Rule;
  readonly index: number;
  readonly count: number;
  readonly onChange: (rule: Rule) => void;
  readonly onRemove: () => void;
  readonly onMove: (toIndex: number) => void;
}

const UNSET = 'unset';

export function operatorFieldId(questionId: string, ruleIndex: number): string {
  return `rule-${questionId}-${ruleIndex}`;
}

/** *If the answer is any of [these], show [that question].* Each part can be edited in place. */
export function RuleSentence({
  question,
  rule,
  index,
  count,
  onChange,
  onRemove,
  onMove,
}: RuleSentenceProps) {
  const { condition } = rule;
  const setOperator = (value: string): void => {
    const operator = value === 'NOT_CONTAINS' ? 'NOT_CONTAINS' : 'CONTAINS';
    onChange({ ...rule, condition: { ...condition, operator } });
  };
  return (
    <div role="group" aria-label={`Rule ${index + 1}`}>
      <div className={styles.sentence}>
        <span>If the answer</span>
        <WordSelect
          id={operatorFieldId(question.questionId, index)}
          label="Condition"
          value={condition.operator}
          options={[
            { value: 'CONTAINS', label: 'is any of' },
            { value: 'NOT_CONTAINS', label: 'is none of' },
          ]}
          onChange={setOperator}
        />
        <AnswerPicker
          question={question}
          values={condition.value}
          onChange={(value) => onChange({ ...rule, condition: { ...condition, value } })}
        />
        <span>show</span>
        <TargetField question={question} rule={rule} onChange={onChange} />
      </div>
      <RuleActions index={index} count={count} onRemove={onRemove} onMove={onMove} />
    </div>
  );
}

function RuleActions({
  index,
  count,
  onRemove,
  onMove,
}: Pick<RuleSentenceProps, 'index' | 'count' | 'onRemove' | 'onMove'>) {
  return (
    <InlineStack gap="100" align="end">
      {count > 1 && (
        <>
          <Button
            icon={ArrowUpIcon}
            variant="tertiary"
            accessibilityLabel={`Move rule ${index + 1} up`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <Button
            icon={ArrowDownIcon}
            variant="tertiary"
            accessibilityLabel={`Move rule ${index + 1} down`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <Button
        icon={DeleteIcon}
        variant="tertiary"
        accessibilityLabel={`Remove rule ${index + 1}`}
        onClick={onRemove}
      />
    </InlineStack>
  );
}

function TargetField({
  question,
  rule,
  onChange,
}: Pick<RuleSentenceProps, 'question' | 'rule' | 'onChange'>) {
  const others = useOtherQuestions(question.questionId);
  const [target = UNSET] = rule.action.questionIds;
  // Always the current rule, although the memoised list renders only when its own props change.
  const latest = useRef({ rule, onChange });
  useEffect(() => {
    latest.current = { rule, onChange };
  });
  const choose = useCallback((value: string): void => {
    const { rule: now, onChange: change } = latest.current;
    change({ ...now, action: { ...now.action, questionIds: value === UNSET ? [] : [value] } });
  }, []);
  return <TargetSelect target={target} others={others} onChoose={choose} />;
}

interface TargetSelectProps {
  readonly target: string;
  readonly others: readonly QuestionChoice[];
  readonly onChoose: (value: string) => void;
}

const TargetSelect = memo(function TargetSelect({ target, others, onChoose }: TargetSelectProps) {
  const isGone = target !== UNSET && !others.some((each) => each.value === target);
  return (
    <WordSelect
      label="Question to show"
      value={target}
      onChange={onChoose}
      options={[
        { value: UNSET, label: 'choose a question' },
        ...(isGone ? [{ value: target, label: DELETED_QUESTION }] : []),
        ...others,
      ]}
    />
  );
});
