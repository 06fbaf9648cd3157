import { memo } from 'react';
import { canBeTerminal, setDefaultNext, setTerminal } from '../edit/change-flow.ts';
import type { Question } from '#shared/survey/question.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { DELETED_QUESTION } from './answer-labels.ts';
import styles from './editor.module.css';
import { useOtherQuestions, type QuestionChoice } from './question-choices.ts';
import { WordSelect } from './word-select.tsx';

const IN_ORDER = 'in order';
const END = 'the end';

/** Where a question leads if no rule matches: the next question, a chosen one, or the end. */
export function FlowField({ question }: { question: Question }) {
  const { questionId, config, logic } = question;
  const others = useOtherQuestions(questionId);
  const following = useBuilderState(({ definition }) => {
    const at = definition.questions.findIndex((each) => each.questionId === questionId);
    return definition.questions[at + 1]?.questionId ?? null;
  });
  const isTerminal = 'isTerminal' in config && config.isTerminal;
  return (
    <FlowSelect
      questionId={questionId}
      value={config.nextQuestionId ?? (isTerminal ? END : IN_ORDER)}
      hasRules={logic.rules.length > 0}
      canEnd={canBeTerminal(question)}
      following={following}
      others={others}
    />
  );
}

interface FlowSelectProps {
  readonly questionId: string;
  readonly value: string;
  readonly hasRules: boolean;
  readonly canEnd: boolean;
  readonly following: string | null;
  readonly others: readonly QuestionChoice[];
}

const FlowSelect = memo(function FlowSelect(props: FlowSelectProps) {
  const { questionId, value, hasRules, canEnd, following, others } = props;
  const { session } = useBuilder();
  const next = others.find((each) => each.value === following);
  const isGone = value !== IN_ORDER && value !== END && !others.some((each) => each.value === value);
  const choose = (chosen: string): void => {
    const target = chosen === IN_ORDER || chosen === END ? null : chosen;
    session.edit((state) =>
      setTerminal(setDefaultNext(state, questionId, target), questionId, chosen === END),
    );
  };
  const label = hasRules ? 'Otherwise go on to' : 'Then go on to';
  return (
    <p className={styles.sentence}>
      <span aria-hidden="true">{label}</span>
      <WordSelect
        label={label}
        value={value}
        onChange={choose}
        options={[
          {
            value: IN_ORDER,
            label: next ? `The next question (${next.label})` : 'The end, as the last question',
          },
          ...(canEnd ? [{ value: END, label: 'The end of the survey' }] : []),
          ...(isGone ? [{ value, label: DELETED_QUESTION }] : []),
          ...others,
        ]}
      />
    </p>
  );
});
