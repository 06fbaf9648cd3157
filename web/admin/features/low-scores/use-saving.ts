import { useState } from 'react';
import type { LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import type { NewToast } from '../../ui/toasts/toast-store.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { STATE_NAMES } from './inbox-labels.ts';
import { type LowScoreChange, useLowScoreChanges, useUndo } from './use-inbox.ts';

/** Saves changes, each with a way back, says what failed, and keeps what could not be saved. */
export function useSaving(surveyId: string, ownName: string) {
  const { show } = useToasts();
  const { unsaved, keep, forget } = useUnsaved();
  const failed = (error: Error) => show(failedChange('The change was not saved', error));
  const { mutate: undo } = useUndo(surveyId, ownName, {
    onDone: (kept) => void show(undoneToast(kept)),
    onFailed: (error) => void show(failedChange('Nothing was undone', error)),
  });
  const saving = useLowScoreChanges(surveyId, ownName, {
    onSaved: (changeId, change) => {
      forget(change);
      // The history of a single low score has its own way back.
      if (change.lowScores.length === 1) return;
      show({
        variant: 'success',
        title: savedText(change),
        action: { label: 'Undo', onAction: () => undo(changeId) },
      });
    },
    onFailed: (error, change) => {
      keep(change);
      failed(error);
    },
  });
  const save = (change: LowScoreChange): void => {
    forget(change);
    saving.mutate(change);
  };
  return { save, undo, unsaved };
}

type Unsaved = ReadonlyMap<string, Partial<LowScoreFollowUp>>;

/** The fields that could not be saved, by the id of the response. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<Unsaved>(new Map());
  const update = (
    { lowScores }: LowScoreChange,
    next: (fields: Partial<LowScoreFollowUp>) => Partial<LowScoreFollowUp>,
  ): void =>
    setUnsaved((before) => {
      const after = new Map(before);
      for (const { responseId } of lowScores) after.set(responseId, next(after.get(responseId) ?? {}));
      return after;
    });
  return {
    unsaved,
    keep: (failed: LowScoreChange) => update(failed, (fields) => ({ ...fields, ...failed.change })),
    forget: (saved: LowScoreChange) => update(saved, (fields) => without(fields, saved.change)),
  };
}

const without = (
  fields: Partial<LowScoreFollowUp>,
  named: Partial<LowScoreFollowUp>,
): Partial<LowScoreFollowUp> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(named, name)));

function undoneToast(kept: number): NewToast {
  if (kept === 0) return { variant: 'success', title: 'Undone' };
  return {
    variant: 'warning',
    title: `${pluralize(kept, 'low score')} stayed as ${kept === 1 ? 'it is' : 'they are'}`,
    description: 'Somebody changed the same fields later.',
  };
}

function savedText({ lowScores, change: { state } }: LowScoreChange): string {
  const what = pluralize(lowScores.length, 'low score');
  return state === undefined ? `${what} saved` : `${what}: ${STATE_NAMES[state].toLowerCase()}`;
}
