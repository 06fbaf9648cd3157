import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const RETENTION_MS = 60_000;
const RETRIES = 2;

/** What is worth asking again: no reply, or the server's own fault. A refusal stays one. */
export function worthRetrying(failures: number, error: Error): boolean {
  if (failures >= RETRIES) return false;
  if (!(error instanceof ApiError)) return false;
  return typeof error.status === 'string' || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: RETENTION_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: worthRetrying,
        // Offline is reported as a fault like any other, instead of a spinner that never ends.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
