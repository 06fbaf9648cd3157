import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestTo } from '#shared/api/contract.ts';
import { useServices } from '../../../lib/services.tsx';
import { STORE_DETAILS_KEY } from '../../../lib/store/store-details.ts';

const CALLS = {
  refreshStore: 'POST /settings/refresh',
  saveAppearance: 'PUT /settings/appearance',
  saveLogo: 'PUT /images/logo',
  saveRetention: 'PUT /settings/retention',
} as const;
type Calls = typeof CALLS;

/** Each change returns the updated store, which every screen then shows. */
export function useChangeSettings<Name extends keyof Calls>(name: Name) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: (input: RequestTo<Calls[Name]>) => call<Calls[Name]>(CALLS[name], input),
    onSuccess: (details) => queries.setQueryData(STORE_DETAILS_KEY, details),
  });
}
