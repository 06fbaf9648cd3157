import { useId, useState } from 'react';
import { QuestionInspector } from '../editor/question-inspector.tsx';
import { EditorPanel } from '../texts/editor-panel.tsx';
import styles from './screen.module.css';
import type { DrawnQuestion } from './use-drawn-question.ts';

interface InspectorProps {
  readonly part: 'question' | 'thanks';
  readonly drawn: DrawnQuestion | null;
  /** On a phone a sheet below the card, of which the first lines are in sight. */
  readonly isSheet: boolean;
}

/** The settings of what is selected, and nothing else. */
export function Inspector({ part, drawn, isSheet }: InspectorProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const content = part === 'thanks' ? <ThanksInspector /> : drawn && <DrawnInspector {...drawn} />;
  if (!content) return null;
  return (
    <section className={styles.inspector} aria-label="Settings" data-open={isOpen}>
      {isSheet && (
        <button
          type="button"
          className={styles.sheetHandle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer settings' : 'All settings'}
        </button>
      )}
      <div id={id} className={styles.inspected}>
        {content}
      </div>
    </section>
  );
}

/** An overlay covers stale settings: `inert` would make the browser restyle each of their elements. */
function DrawnInspector({ question, isStale }: DrawnQuestion) {
  return (
    <div className={styles.question} data-stale={isStale}>
      <QuestionInspector key={question.questionId} question={question} />
    </div>
  );
}

function ThanksInspector() {
  return (
    <EditorPanel
      title="Thank-you screen"
      note="What shoppers read after their last answer. Create a discount code in your store first: we only show it, with a button to copy it."
      children={null}
    />
  );
}
