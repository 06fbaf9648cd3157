import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestTo } from '#shared/api/contract.ts';
import { useServices } from '../../../../lib/services.tsx';

const KEY = ['api-keys'];

/** The interval of polling, because a key's last use changes on the server. */
const FRESH_MS = 15_000;

export function useApiKeys() {
  const { call } = useServices();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api-keys', {}, signal),
    refetchInterval: FRESH_MS,
  });
}

const CALLS = { create: 'POST /api-keys', end: 'DELETE /api-keys/{keyId}' } as const;
type Calls = typeof CALLS;

/** Each change reads the list again. */
export function useChangeApiKeys<Name extends keyof Calls>(name: Name) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestTo<Calls[Name]>) => call<Calls[Name]>(CALLS[name], input),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  });
}
