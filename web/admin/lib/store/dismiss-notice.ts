import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StoreDetails, StoreNotice } from '#shared/api/store.ts';
import { useServices } from '../services.tsx';
import { STORE_DETAILS_KEY } from './store-details.ts';

const DISMISSED: Readonly<Record<StoreNotice, Partial<StoreDetails['store']>>> = {
  mobile_only: { isMobileNoticeDismissed: true },
  plan_upgrade: { selectedPlanUpgrade: null },
};

/** Dismisses a notice at once. If the server cannot be told, the notice shows again at the next visit. */
export function useDismissNotice(): (notice: StoreNotice) => void {
  const { call } = useServices();
  const queries = useQueryClient();
  return useCallback(
    (notice) => {
      queries.setQueryData<StoreDetails>(
        STORE_DETAILS_KEY,
        (details) => details && { ...details, store: { ...details.store, ...DISMISSED[notice] } },
      );
      call('POST /onboarding/notices/dismiss', { notice }).catch(() => undefined);
    },
    [call, queries],
  );
}
