import { Button } from '@shopify/polaris';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './changes.module.css';
import { describeChanges } from './describe-changes.ts';

const WIDTH = 720;

/**
 * Shows both versions of a conflict to choose from. Closing chooses nothing: the dialog returns with the next edit.
 */
export function ConflictDialog({ theirs, onClose }: { theirs: SurveyDefinition; onClose: () => void }) {
  const { session, kind } = useBuilder();
  const mine = useBuilderState(({ definition }) => definition);
  const what = kind === 'survey' ? 'survey' : 'template';
  const choose = (choice: 'mine' | 'theirs'): void => {
    session.resolve(choice);
    onClose();
  };
  return (
    <Dialog
      title={`This ${what} was changed somewhere else`}
      subtitle="Another tab or another person saved it in the meantime. Choose which version to go on with."
      maxWidth={WIDTH}
      onClose={onClose}
    >
      <div className={styles.versions}>
        <Version
          title="Your version"
          definition={mine}
          changes={describeChanges(theirs, mine)}
          action="Keep mine"
          onChoose={() => choose('mine')}
        />
        <Version
          title="The other version"
          definition={theirs}
          changes={describeChanges(mine, theirs)}
          action="Take the other"
          onChoose={() => choose('theirs')}
        />
      </div>
      <p className={styles.aside}>If you take the other one, Undo brings yours back.</p>
    </Dialog>
  );
}

interface VersionProps {
  readonly title: string;
  readonly definition: SurveyDefinition;
  readonly changes: readonly string[];
  readonly action: string;
  readonly onChoose: () => void;
}

function Version({ title, definition, changes, action, onChoose }: VersionProps) {
  const { name, questions } = definition;
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {name}, {questions.length === 1 ? '1 question' : `${questions.length} questions`}
      </p>
      <h4>Compared with the other</h4>
      <ChangeList changes={changes} />
      <Button variant="primary" onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}
