import { Button } from '@shopify/polaris';
import { RedoIcon, UndoIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import { useBuilder, useBuilderState } from './builder-context.tsx';
import { LeaveButton } from './leave-button.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './screen.module.css';

export interface UndoSteps {
  readonly undo: () => void;
  readonly redo: () => void;
}

interface TopBarProps extends UndoSteps {
  readonly back: { readonly to: string; readonly label: string };
  /** Status below the name. */
  readonly status: ReactNode;
  /** The main action. */
  readonly action: ReactNode;
  /** Leads to the survey's other screens. */
  readonly tabs?: ReactNode;
}

export function TopBar({ tabs, ...bar }: TopBarProps) {
  return (
    <>
      <Bar {...bar} />
      {tabs}
    </>
  );
}

function Bar({ back, status, action, undo, redo }: Omit<TopBarProps, 'tabs'>) {
  const { goTo } = useBuilder();
  const name = useBuilderState(({ definition }) => definition.name);
  const canUndo = useBuilderState((state) => state.canUndo);
  const canRedo = useBuilderState((state) => state.canRedo);
  return (
    <header className={styles.topBar}>
      <div className={styles.identity}>
        <LeaveButton {...back} />
        <div>
          <h1>
            <button
              type="button"
              className={styles.name}
              title="Change the name"
              onClick={() => goTo('details')}
            >
              {name.trim() === '' ? 'Unnamed' : name}
            </button>
          </h1>
          <div className={styles.status}>{status}</div>
        </div>
      </div>
      <div className={styles.tools}>
        <SaveStatus />
        <Button
          icon={UndoIcon}
          variant="tertiary"
          accessibilityLabel="Undo"
          disabled={!canUndo}
          onClick={undo}
        />
        <Button
          icon={RedoIcon}
          variant="tertiary"
          accessibilityLabel="Redo"
          disabled={!canRedo}
          onClick={redo}
        />
      </div>
      <div className={styles.action}>{action}</div>
    </header>
  );
}
