import { useQuery } from '@tanstack/react-query';
import { listTemplates } from '#shared/api/templates.ts';
import { useServices } from './services.tsx';

/** Every template as the store has it. A failure is an error state of whoever asks. */
export function useTemplates() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, signal),
  });
}
