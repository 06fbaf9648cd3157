import { useQuery } from '@tanstack/react-query';
import { listTemplates } from '#shared/api/templates.ts';
import { useServices } from './services.tsx';

/** Every template as the store has it. A failed request is an error state of the component. */
export function useTemplates() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, signal),
  });
}
