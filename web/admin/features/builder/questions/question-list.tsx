import { useCallback, useMemo } from 'react';
import { useProgressiveCount } from '../state/use-progressive-count.ts';
import { useBuilder, useBuilderState, useFindings, type Findings } from '../screen/builder-context.tsx';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';
import { useQuestionActions } from './use-question-actions.ts';
import { shiftOf, useReorder } from './use-reorder.ts';

const AT_ONCE = 20;

/** The questions in order: select, reorder, add. */
export function QuestionList({ isShown }: { isShown: boolean }) {
  const { session, openQuestion } = useBuilder();
  const questions = useBuilderState(({ definition }) => definition.questions);
  const selectedId = useBuilderState(({ selectedQuestionId }) => selectedQuestionId);
  const counts = useCounts(useFindings());
  const actions = useQuestionActions();
  const { move } = actions;
  const drop = useCallback(
    (from: number, to: number) => {
      // Read when needed: a new function at every edit would render every row again.
      const id = session.getState().definition.questions[from]?.questionId;
      if (id !== undefined) move(id, to);
    },
    [session, move],
  );
  const shown = useProgressiveCount(questions.length, AT_ONCE);
  const { drag, carry, list } = useReorder<HTMLOListElement>(drop);
  const open = useCallback((questionId: string) => openQuestion(questionId), [openQuestion]);
  return (
    <section className={styles.section} aria-label="Questions">
      {questions.length === 0 && (
        <p className={styles.empty}>No questions yet. Add the first one: you can change everything later.</p>
      )}
      <ol ref={list} className={styles.list} data-reorder data-dragging={drag !== null}>
        {questions.slice(0, shown).map((question, index) => (
          <QuestionRow
            key={question.questionId}
            question={question}
            count={questions.length}
            isSelected={isShown && question.questionId === selectedId}
            isCarried={drag?.from === index}
            shift={shiftOf(drag, index)}
            errors={counts.get(question.questionId)?.error ?? 0}
            warnings={counts.get(question.questionId)?.warning ?? 0}
            onOpen={open}
            onCarry={carry}
            actions={actions}
          />
        ))}
      </ol>
    </section>
  );
}

function useCounts(findings: Findings) {
  return useMemo(() => {
    const counts = new Map<string, { error: number; warning: number }>();
    for (const { questionId, severity } of findings) {
      if (questionId === null) continue;
      const own = counts.get(questionId) ?? { error: 0, warning: 0 };
      counts.set(questionId, { ...own, [severity]: own[severity] + 1 });
    }
    return counts;
  }, [findings]);
}
