import { useSession } from '../../../lib/services.tsx';

/** The key under which this device stores edits; it includes the store, so that stores never mix. */
export function useScope(kind: 'survey' | 'template', id: string): string {
  const session = useSession();
  const storeId = session.status === 'authenticated' ? session.user.storeId : '';
  return `${storeId}:${kind}:${id}`;
}
