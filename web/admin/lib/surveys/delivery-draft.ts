import { useCallback, useMemo } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { useDraft, type DraftName } from '../page/draft.ts';
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
  const { mutateAsync, isPending, error, reset } = useSaveDeliverySettings(saved.surveyId);
  const [edits, update] = useDraft<Partial<DeliverySettings>>(
    deliveryDraftName(saved.surveyId),
    // During a save, an edit that equals the old settings undoes what is being saved.
    (draft) => isPending || Object.keys(realChanges(saved, draft)).length > 0,
  );
  const changed = useMemo(() => realChanges(saved, edits ?? {}), [saved, edits]);
  const change = useCallback(
    (to: Partial<DeliverySettings>) => update((before) => ({ ...before, ...to })),
    [update],
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
    save: () => {
      // Unlike the mutation's callbacks, a promise also ends after the screen was left.
      mutateAsync(changed).then(() => {
        // Edits made during the save stay.
        update((now) => (now === edits ? null : now));
        onSaved();
      }, shownAsError);
    },
    discard: () => {
      update(() => null);
      reset();
    },
  };
}

export function deliveryDraftName(surveyId: string): DraftName {
  return `delivery of ${surveyId}`;
}

/** The mutation has the error, and the screen shows it. */
function shownAsError(): void {
  return undefined;
}

/** A value that was changed back is not a change. */
function realChanges(saved: SurveyDelivery, edits: Partial<DeliverySettings>): Partial<DeliverySettings> {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(saved[part as keyof DeliverySettings]),
    ),
  );
}
