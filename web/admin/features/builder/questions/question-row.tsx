import { memo, type CSSProperties, type PointerEvent } from 'react';
import { isBlank } from '#shared/survey/plain-text.ts';
import type { Question } from '#shared/survey/question.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import spoken from '../../../ui/spoken.module.css';
import { DragHandle } from './drag-handle.tsx';
import styles from './questions.module.css';
import { TypeSketch } from './type-sketch.tsx';
import { questionName, typeName, UNTITLED } from './type-labels.ts';
import { rowId, type QuestionActions } from './use-question-actions.ts';

export interface RowHandlers {
  readonly onOpen: (questionId: string) => void;
  readonly onCarry: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly actions: QuestionActions;
}

interface QuestionRowProps extends RowHandlers {
  readonly question: Question;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isCarried: boolean;
  readonly shift: number;
  readonly errors: number;
  readonly warnings: number;
}

/** One question in the list. Memoised, because there may be two hundred. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { question, count, isSelected, isCarried, shift, errors, warnings } = props;
  const { questionId, orderIndex, type, text } = question;
  return (
    <li
      className={styles.row}
      data-selected={isSelected}
      data-carried={isCarried}
      style={shift === 0 ? undefined : ({ '--shift': `${shift}px` } as CSSProperties)}
      onPointerDown={(event) => props.onCarry(event, orderIndex)}
    >
      <DragHandle
        id={`grip-${questionId}`}
        what={`question ${questionName(question)}`}
        index={orderIndex}
        count={count}
        onMove={(to) => props.actions.move(questionId, to)}
      />
      <button
        type="button"
        id={rowId(questionId)}
        className={styles.open}
        aria-current={isSelected}
        onClick={() => props.onOpen(questionId)}
      >
        <span className={styles.sketch} title={typeName(type)}>
          <TypeSketch type={type} />
        </span>
        <span className={styles.number}>{orderIndex + 1}.</span>
        <span className={styles.text} data-blank={isBlank(text)}>
          {isBlank(text) ? UNTITLED : text}
        </span>
        <Badge errors={errors} warnings={warnings} />
      </button>
      <div className={styles.menu}>
        <QuestionMenu question={question} count={count} actions={props.actions} />
      </div>
    </li>
  );
});

/** What can be done with a whole question. */
export function QuestionMenu({
  question,
  count,
  actions,
}: Pick<QuestionRowProps, 'question' | 'count' | 'actions'>) {
  const { questionId, orderIndex } = question;
  const { move, duplicate, remove } = actions;
  const up = { label: 'Move up', onChoose: () => move(questionId, orderIndex - 1) };
  const down = { label: 'Move down', onChoose: () => move(questionId, orderIndex + 1) };
  return (
    <Menu
      label={`Actions for question ${questionName(question)}`}
      items={[
        ...(orderIndex > 0 ? [up] : []),
        ...(orderIndex < count - 1 ? [down] : []),
        { label: 'Duplicate', onChoose: () => duplicate(questionId) },
        { label: 'Delete', onChoose: () => remove(questionId), isDestructive: true },
      ]}
    />
  );
}

function Badge({ errors, warnings }: { errors: number; warnings: number }) {
  if (errors + warnings === 0) return null;
  const words = errors > 0 ? `${errors} to fix` : `${warnings} to look at`;
  return (
    <span className={styles.badge} data-tone={errors > 0 ? 'critical' : 'caution'} title={words}>
      <span aria-hidden="true">!</span>
      <span className={spoken.only}>, {words}</span>
    </span>
  );
}
