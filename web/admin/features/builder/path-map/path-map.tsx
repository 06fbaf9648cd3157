import { Button } from '@shopify/polaris';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Question } from '#shared/survey/question.ts';
import spoken from '../../../ui/spoken.module.css';
import { FindingList } from '../editor/finding-list.tsx';
import { questionName, shortText, typeName } from '../questions/type-labels.ts';
import { useBuilder, useBuilderState, useFindings } from '../screen/builder-context.tsx';
import { EditorPanel } from '../texts/editor-panel.tsx';
import { useMediaQuery, WIDE } from '../../../ui/use-media-query.ts';
import { LABEL, layOutFlow, NODE, type DrawnEdge, type Point } from './flow-layout.ts';
import { joinJumps, jumpsOf, type Way } from './jumps.ts';
import { PathList } from './path-list.tsx';
import styles from './path-map.module.css';
import { ZoomArea } from './zoom-area.tsx';

/** The width of a drawing in pixels. On a phone, the texts of a wider one are too small to read, so a list shows first. */
const WIDEST_ON_A_PHONE = 520;

/** How questions lead to one another, from the first to the thank-you screen. */
export function PathMap() {
  const definition = useDeferredValue(useBuilderState((state) => state.definition));
  const findings = useFindings();
  const { questions } = definition;
  const ways = useMemo(() => joinJumps(jumpsOf(definition)), [definition]);
  const layout = useMemo(() => {
    const edges = ways.map(({ from, to, words }) => ({ from, to, hasLabel: words !== null }));
    return layOutFlow(questions.length + 1, edges);
  }, [questions.length, ways]);
  const isReadable = useMediaQuery(WIDE) || layout.width <= WIDEST_ON_A_PHONE;
  const [isDrawn, setIsDrawn] = useState(false);
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
    <EditorPanel title="Path map" note="Choose a question to edit it.">
      <FindingList findings={findings} />
      {!isReadable && (
        <div>
          <Button onClick={() => setIsDrawn(!isDrawn)}>
            {isDrawn ? 'Show as a list' : 'Show as a drawing'}
          </Button>
        </div>
      )}
      {isReadable || isDrawn ? (
        <ZoomArea width={layout.width} height={layout.height}>
          <Lines edges={layout.edges} width={layout.width} height={layout.height} />
          <Labels edges={layout.edges} ways={ways} />
          <Nodes questions={questions} ways={ways} places={layout.nodes} />
        </ZoomArea>
      ) : (
        <PathList questions={questions} ways={ways} />
      )}
    </EditorPanel>
  );
}

interface NodesProps {
  readonly questions: readonly Question[];
  readonly ways: readonly Way[];
  readonly places: readonly Point[];
}

/** A screen reader reads the nodes as a list, each with where it leads. */
function Nodes({ questions, ways, places }: NodesProps) {
  const { openQuestion, goTo } = useBuilder();
  const findings = useFindings();
  const nameOf = (to: number): string => {
    const target = questions[to];
    return target ? questionName(target) : 'the thank-you screen';
  };
  return (
    <ol className={styles.nodes} aria-label="Questions and where they lead">
      {questions.map(({ questionId, type, text, orderIndex }, at) => (
        <li key={questionId} style={boxOf(places[at], NODE)}>
          <button
            type="button"
            className={styles.node}
            data-faulty={findings.some((each) => each.questionId === questionId)}
            onClick={() => openQuestion(questionId)}
          >
            <strong>
              {orderIndex + 1}. {shortText(text)}
            </strong>
            <span>{typeName(type)}</span>
          </button>
          <ul className={spoken.only}>
            {ways
              .filter(({ from }) => from === at)
              .map(({ to, words }) => (
                <li key={to}>{`${words ?? 'Always'} → ${nameOf(to)}`}</li>
              ))}
          </ul>
        </li>
      ))}
      <li style={boxOf(places[questions.length], NODE)}>
        <button type="button" className={styles.node} data-end onClick={() => goTo('thanks')}>
          Thank-you screen
        </button>
      </li>
    </ol>
  );
}

function Labels({ edges, ways }: { edges: readonly DrawnEdge[]; ways: readonly Way[] }) {
  return edges.map(({ from, to, label }) => {
    const words = ways.find((way) => way.from === from && way.to === to)?.words;
    return (
      label && (
        <span
          key={`${from} ${to}`}
          className={styles.label}
          style={boxOf(label, LABEL)}
          title={words ?? undefined}
          aria-hidden="true"
        >
          <span>{words}</span>
        </span>
      )
    );
  });
}

function Lines({ edges, width, height }: { edges: readonly DrawnEdge[]; width: number; height: number }) {
  return (
    <svg className={styles.lines} width={width} height={height} aria-hidden="true">
      <defs>
        <marker
          id="path-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0l8 4-8 4z" />
        </marker>
      </defs>
      {edges.map(({ from, to, points }) => (
        <path key={`${from} ${to}`} d={curveThrough(points)} markerEnd="url(#path-arrow)" />
      ))}
    </svg>
  );
}

/** Straight down at each point, so that neighbouring pieces join smoothly. */
function curveThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join('');
}

function boxOf(middle: Point | undefined, { width, height }: { width: number; height: number }) {
  const { x, y } = middle ?? { x: 0, y: 0 };
  return { left: x - width / 2, top: y - height / 2, width, height };
}
