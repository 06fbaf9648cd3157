import { TypeGrid } from '../questions/add-question.tsx';
import { useQuestionActions } from '../questions/use-question-actions.ts';
import { Panel } from '../texts/panel.tsx';

/** Nothing to edit yet: the chooser is there at once. */
export function FirstQuestion() {
  const { add } = useQuestionActions();
  return (
    <Panel
      title="What do you want to know?"
      note="Choose what your first question looks like. You can change it later."
    >
      <TypeGrid onChoose={add} />
    </Panel>
  );
}
