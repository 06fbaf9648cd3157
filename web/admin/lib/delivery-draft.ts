import { useCallback, useMemo, useState } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { useSaveChoices, type Choices } from './survey-delivery.ts';

export interface DeliveryDraft {
  /** As the merchant has it on the screen, saved or not. */
  readonly choices: Choices;
  readonly change: (to: Partial<Choices>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly error: Error | null;
  readonly save: () => void;
  readonly discard: () => void;
}

/** What was changed and is not saved yet, over what the server has. A save that fails keeps it. */
export function useDeliveryDraft(saved: SurveyDelivery, onSaved: () => void): DeliveryDraft {
  const [edits, setEdits] = useState<Partial<Choices>>({});
  const { mutate, isPending, error, reset } = useSaveChoices(saved.surveyId);
  const changed = useMemo(() => realChanges(saved, edits), [saved, edits]);
  const change = useCallback((to: Partial<Choices>) => setEdits((before) => ({ ...before, ...to })), []);
  return {
    choices: {
      audience: saved.audience,
      delivery: saved.delivery,
      frequencyCap: saved.frequencyCap,
      ...edits,
    },
    change,
    isChanged: Object.keys(changed).length > 0,
    isSaving: isPending,
    error,
    save: () =>
      mutate(changed, {
        onSuccess: () => {
          // What was typed while the save was under way stays.
          setEdits((now) => (now === edits ? {} : now));
          onSaved();
        },
      }),
    discard: () => {
      setEdits({});
      reset();
    },
  };
}

/** What is back as it was is no change. */
function realChanges(saved: SurveyDelivery, edits: Partial<Choices>): Partial<Choices> {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(saved[part as keyof Choices]),
    ),
  );
}
