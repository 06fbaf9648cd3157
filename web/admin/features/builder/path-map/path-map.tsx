import { memo, useDeferredValue, useMemo } from 'react';
import type { Question } from '#shared/survey/question.ts';
import { FindingList } from '../editor/finding-list.tsx';
import { questionName, shortText, typeName } from '../questions/type-labels.ts';
import { useBuilder, useBuilderState, useFindings, type Findings } from '../screen/builder-context.tsx';
import { EditorPanel } from '../texts/editor-panel.tsx';
import { LaneCells } from './lane-cells.tsx';
import { lanesOf, type Lane } from './lanes.ts';
import styles from './path-map.module.css';
import { jumpsOf, type Jump } from './jumps.ts';

/** A map of how questions lead to one another, from the first to the thank-you screen. */
export function PathMap() {
  const { openQuestion, goTo } = useBuilder();
  const definition = useDeferredValue(useBuilderState((state) => state.definition));
  const findings = useFindings();
  const jumps = useMemo(() => jumpsOf(definition), [definition]);
  const lanes = useMemo(() => lanesOf(jumps), [jumps]);
  const { questions } = definition;
  if (questions.length === 0) {
    return (
      <EditorPanel
        title="Path map"
        note="The ways through your survey show here once it has questions."
        children={null}
      />
    );
  }
  return (
    <EditorPanel title="Path map" note="Lines on the right are jumps. Choose a question to edit it.">
      <ol className={styles.map}>
        {questions.map((question, row) => (
          <Node
            key={question.questionId}
            question={question}
            questions={questions}
            row={row}
            lanes={lanes}
            jumps={jumps}
            findings={findings}
            onOpen={openQuestion}
          />
        ))}
        <li className={styles.row}>
          <div className={styles.cell}>
            <button type="button" className={styles.node} data-end onClick={() => goTo('thanks')}>
              Thank-you screen
            </button>
          </div>
          <LaneCells row={questions.length} lanes={lanes} />
        </li>
      </ol>
    </EditorPanel>
  );
}

interface NodeProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly row: number;
  readonly lanes: readonly Lane[];
  readonly jumps: readonly Jump[];
  readonly findings: Findings;
  readonly onOpen: (questionId: string) => void;
}

const Node = memo(function Node({ question, questions, row, lanes, jumps, findings, onOpen }: NodeProps) {
  const { questionId, type, text } = question;
  const own = jumps.filter(({ from }) => from === row);
  const nameOf = (to: number): string => {
    const target = questions[to];
    return target ? questionName(target) : 'the thank-you screen';
  };
  return (
    <li className={styles.row} data-on={own.some(({ to }) => to === row + 1)}>
      <div className={styles.cell}>
        <button type="button" className={styles.node} onClick={() => onOpen(questionId)}>
          <strong>
            {row + 1}. {shortText(text)}
          </strong>
          <span>{typeName(type)}</span>
        </button>
        <ul className={styles.jumps}>
          {own.map(({ to, words }, at) => (
            <li key={at} data-plain={words === null && to === row + 1}>
              {words === null ? (own.length > 1 ? 'Otherwise' : 'Always') : words}
              {' → '}
              {nameOf(to)}
            </li>
          ))}
        </ul>
        <FindingList findings={findings.filter((each) => each.questionId === questionId)} />
      </div>
      <LaneCells row={row} lanes={lanes} />
    </li>
  );
});
