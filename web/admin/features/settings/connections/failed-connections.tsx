import { pluralize } from '../../../lib/pluralize.ts';
import { useConnections } from './api/connections.ts';

/** Says which connections switched themselves off. */
export function FailedConnections() {
  const failed = useConnections().data?.connections.filter(({ state }) => state === 'failing') ?? [];
  if (failed.length === 0) return null;
  return (
    <p data-fault="true">
      {`${pluralize(failed.length, 'connection')} switched off by failures: ${failed.map(({ name }) => name).join(', ')}.`}
    </p>
  );
}
