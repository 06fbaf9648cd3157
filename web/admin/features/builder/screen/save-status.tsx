import { FEATURE_OF } from '#shared/plan/gates.ts';
import { hasSaveBar } from '../../../lib/page/save-bar.ts';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { Notice } from '../../../ui/notice.tsx';
import spoken from '../../../ui/spoken.module.css';
import type { SaveState } from '../state/autosave.ts';
import { useBuilder, useBuilderState } from './builder-context.tsx';
import styles from './screen.module.css';

const LABELS: Readonly<Record<SaveState['kind'], string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  retrying: 'Not saved: retrying',
  refused: 'Not saved',
  conflict: 'Not saved: changed elsewhere',
};

/** The save state as a quiet word. Where a notice says it, the word is for screen readers only. */
export function SaveStatus() {
  const save = useBuilderState((state) => state.save);
  const { kind } = save;
  const isUntouched = useBuilderState((state) => state.isUntouched);
  return (
    <span role="status" className={hasNotice(save) ? spoken.only : styles.saveStatus}>
      {isUntouched ? 'Nothing to save yet' : LABELS[kind]}
    </span>
  );
}

/** One warning at a time: while the edits are safe on this device, the bar of the store's admin is enough. */
function hasNotice(save: SaveState): boolean {
  if (save.kind === 'retrying') return !(save.isStored && hasSaveBar());
  return save.kind === 'refused' || save.kind === 'conflict';
}

/** What is not saved, whether it is safe on this device, and what to do. */
export function SaveProblem({ onConflict }: { onConflict: () => void }) {
  const { session } = useBuilder();
  const { open: askToUpgrade } = useUpgrade();
  const save = useBuilderState((state) => state.save);
  if (!hasNotice(save)) return null;
  switch (save.kind) {
    case 'saved':
    case 'saving':
      return null;
    case 'retrying':
      return (
        <Notice
          tone={save.isStored ? 'caution' : 'critical'}
          heading="Your last changes are not saved yet"
          action={{ label: 'Try now', onAction: () => void session.flush() }}
        >
          {`${save.message} ${safety(save.isStored)}`}
        </Notice>
      );
    case 'refused': {
      const isLimit = save.code === 'PLAN_LIMIT';
      return (
        <Notice
          tone="critical"
          heading="Your last changes cannot be saved as they are"
          action={
            isLimit
              ? { label: 'See plans', onAction: () => askToUpgrade(FEATURE_OF.save_questions) }
              : { label: 'Try again', onAction: () => void session.flush() }
          }
        >
          {`${save.message} ${safety(save.isStored)}`}
        </Notice>
      );
    }
    case 'conflict':
      return (
        <Notice
          tone="critical"
          heading="This was changed somewhere else"
          action={{ label: 'Choose a version', onAction: onConflict }}
        >
          Nothing is saved until you choose which version to go on with.
        </Notice>
      );
    default:
      return save satisfies never;
  }
}

function safety(isStored: boolean): string {
  return isStored
    ? 'They are kept on this device, also if you close this page.'
    : 'This browser keeps nothing, so please leave this page open.';
}
