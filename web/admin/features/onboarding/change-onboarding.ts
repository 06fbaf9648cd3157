import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Onboarding, StoreDetails } from '#shared/api/store.ts';
import { useServices } from '../../lib/services.tsx';
import { STORE_DETAILS_KEY } from '../../lib/store/store-details.ts';

export type OnboardingChange = { kind: 'progress'; to: Onboarding } | { kind: 'skip' } | { kind: 'complete' };

/** Each change returns the store's details, which moves the gate. */
export function useChangeOnboarding() {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    // One request at a time, so that the last choice wins.
    scope: { id: 'onboarding' },
    mutationFn: (change: OnboardingChange): Promise<StoreDetails> => {
      switch (change.kind) {
        case 'progress':
          return call('PUT /onboarding/progress', { ...change.to, places: [...change.to.places] });
        case 'skip':
          return call('POST /onboarding/skip', {});
        case 'complete':
          return call('POST /onboarding/complete', {});
        default:
          return change satisfies never;
      }
    },
    onSuccess: (details) => queries.setQueryData(STORE_DETAILS_KEY, details),
  });
}
