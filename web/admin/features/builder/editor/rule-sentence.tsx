import { Button, InlineStack } from '@shopify/polaris';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '@shopify/polaris-icons';
import type { Question, Rule } from '#shared/survey/question.ts';
import { Select } from '../../../ui/select.tsx';
import { questionName } from '../questions/type-words.ts';
import { useBuilderState } from '../screen/builder-context.tsx';
import { AnswerPicker } from './answer-picker.tsx';
import { GONE_QUESTION } from './answer-words.ts';
import styles from './editor.module.css';

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

/** *If the answer is any of [these], show [that question].* Every part is edited where it stands. */
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
        <span className={styles.inlineSelect}>
          <Select
            id={operatorFieldId(question.questionId, index)}
            label="Condition"
            labelHidden
            value={condition.operator}
            options={[
              { value: 'CONTAINS', label: 'is any of' },
              { value: 'NOT_CONTAINS', label: 'is none of' },
            ]}
            onChange={setOperator}
          />
        </span>
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
  const questions = useBuilderState(({ definition }) => definition.questions);
  const [target] = rule.action.questionIds;
  const others = questions.filter(
    (each) => each.questionId !== question.questionId || each.questionId === target,
  );
  const isGone = target !== undefined && !questions.some((each) => each.questionId === target);
  const choose = (value: string): void => {
    const questionIds = value === UNSET ? [] : [value];
    onChange({ ...rule, action: { ...rule.action, questionIds } });
  };
  return (
    <span className={styles.targetSelect}>
      <Select
        label="Question to show"
        labelHidden
        value={target ?? UNSET}
        onChange={choose}
        options={[
          { value: UNSET, label: 'choose a question' },
          ...(isGone ? [{ value: target, label: GONE_QUESTION }] : []),
          ...others.map((each) => ({ value: each.questionId, label: questionName(each) })),
        ]}
      />
    </span>
  );
}
