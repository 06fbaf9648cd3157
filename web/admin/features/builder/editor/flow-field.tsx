import { canBeTerminal, setDefaultNext, setTerminal } from '#shared/survey/edit/change-flow.ts';
import type { Question } from '#shared/survey/question.ts';
import { Select } from '../../../ui/select.tsx';
import { questionName } from '../questions/type-words.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { GONE_QUESTION } from './answer-words.ts';

const IN_ORDER = 'in order';
const END = 'the end';

/** Where a question leads when no rule says otherwise: on in order, to a question, or to the end. */
export function FlowField({ question }: { question: Question }) {
  const { session } = useBuilder();
  const questions = useBuilderState(({ definition }) => definition.questions);
  const { questionId, orderIndex, config } = question;
  const { nextQuestionId } = config;
  const following = questions[orderIndex + 1];
  const isTerminal = 'isTerminal' in config && config.isTerminal;
  const others = questions.filter((each) => each.questionId !== questionId);
  const isGone = nextQuestionId !== null && !questions.some((each) => each.questionId === nextQuestionId);
  const choose = (value: string): void => {
    const next = value === IN_ORDER || value === END ? null : value;
    session.edit((state) => setTerminal(setDefaultNext(state, questionId, next), questionId, value === END));
  };
  return (
    <Select
      label={question.logic.rules.length > 0 ? 'Otherwise go on to' : 'Then go on to'}
      value={nextQuestionId ?? (isTerminal ? END : IN_ORDER)}
      onChange={choose}
      options={[
        {
          value: IN_ORDER,
          label: following
            ? `The next question (${questionName(following)})`
            : 'The end, as the last question',
        },
        ...(canBeTerminal(question) ? [{ value: END, label: 'The end of the survey' }] : []),
        ...(isGone ? [{ value: nextQuestionId, label: GONE_QUESTION }] : []),
        ...others.map((each) => ({ value: each.questionId, label: questionName(each) })),
      ]}
    />
  );
}
