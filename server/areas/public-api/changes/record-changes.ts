import { ofStore } from '#server/kernel/database/database.ts';
import type {
  RecordChangedResponses,
  RecordErasedResponses,
} from '#server/areas/collect/responses/response-events.ts';
import { saveChanges } from './change-repository.ts';

interface Recorders {
  readonly recordChangedResponses: RecordChangedResponses;
  readonly recordErasedFromApi: RecordErasedResponses;
}

/** Remembers changes in the transaction of the fact, under the survey's lock. */
export function recordChanges(): Recorders {
  return {
    recordChangedResponses: (tx, changed) => saveChanges(tx, 'changed', changed),
    recordErasedFromApi: (tx, storeId, { surveyId, responseIds }) =>
      saveChanges(
        tx,
        'erased',
        ofStore(
          storeId,
          responseIds.map((responseId) => ({ surveyId, responseId })),
        ),
      ),
  };
}
