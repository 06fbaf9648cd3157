import { useCallback, useMemo, useState } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { useSaveDeliverySettings, type DeliverySettings } from './survey-delivery.ts';

export interface DeliveryDraft {
  /** The settings on the screen, saved or not. */
  readonly settings: DeliverySettings;
  readonly change: (to: Partial<DeliverySettings>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly error: Error | null;
  readonly save: () => void;
  readonly discard: () => void;
}

/** Unsaved changes on top of the server's settings. A failed save keeps them. */
export function useDeliveryDraft(saved: SurveyDelivery, onSaved: () => void): DeliveryDraft {
  const [edits, setEdits] = useState<Partial<DeliverySettings>>({});
  const { mutate, isPending, error, reset } = useSaveDeliverySettings(saved.surveyId);
  const changed = useMemo(() => realChanges(saved, edits), [saved, edits]);
  const change = useCallback(
    (to: Partial<DeliverySettings>) => setEdits((before) => ({ ...before, ...to })),
    [],
  );
  return {
    settings: {
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
          // Edits made during the save stay.
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

/** A value that was changed back is not a change. */
function realChanges(saved: SurveyDelivery, edits: Partial<DeliverySettings>): Partial<DeliverySettings> {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(saved[part as keyof DeliverySettings]),
    ),
  );
}
