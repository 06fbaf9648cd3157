import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.tsx';

/** All templates for this store. The component shows a failed request as its error state. */
export function useTemplates() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call('GET /surveys/templates', {}, signal),
  });
}
