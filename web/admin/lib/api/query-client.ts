import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETENTION_MS = 60_000;
const RETRIES = 2;

/** Retries missing replies and server errors, never a refusal. */
export function shouldRetry(failures: number, error: Error): boolean {
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
        retry: shouldRetry,
        // Report offline as an error instead of pausing with an endless spinner.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
