import { TypeGrid } from '../questions/add-question.tsx';
import { useQuestionActions } from '../questions/use-question-actions.ts';
import { EditorPanel } from '../texts/editor-panel.tsx';

/** A survey without questions opens with the chooser. */
export function FirstQuestion() {
  const { add } = useQuestionActions();
  return (
    <EditorPanel
      title="What do you want to know?"
      note="Choose what your first question looks like. You can change it later."
    >
      <TypeGrid onChoose={add} />
    </EditorPanel>
  );
}
