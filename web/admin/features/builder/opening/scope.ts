import { useSession } from '../../../lib/services.tsx';

/** Under which name this device keeps edits: one store's are never shown to another. */
export function useScope(kind: 'survey' | 'template', id: string): string {
  const session = useSession();
  const storeId = session.status === 'authenticated' ? session.user.storeId : '';
  return `${storeId}:${kind}:${id}`;
}
