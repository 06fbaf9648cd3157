import type { StoreRule } from '#shared/connections/store-rules.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useConnections } from './api/connections.ts';
import styles from './connections.module.css';
import { useMissingAccess } from './use-missing-access.ts';

interface StoreAccessProps {
  readonly rules: readonly StoreRule[];
  /** The link would leave a form that is not saved. */
  readonly isUnsaved?: boolean;
}

/** Explains the permission that the rules need, until the store has given it. */
export function StoreAccess({ rules, isUnsaved = false }: StoreAccessProps) {
  const allowUrl = useConnections().data?.storeAccess.allowUrl;
  const owners = useMissingAccess(rules);
  if (allowUrl == null || owners.length === 0) return null;
  return (
    <Notice
      tone="caution"
      heading={`Your store does not let Askwell change ${owners.map((owner) => `${owner}s`).join(' and ')} yet`}
    >
      {isUnsaved
        ? 'Save first. Then choose “Allow in your store” on the connection.'
        : 'The rules write nothing until you allow it. Your store asks you; if you refuse, everything else works as before.'}
      {!isUnsaved && (
        <a className={styles.allow} href={allowUrl} target="_top">
          Allow in your store
        </a>
      )}
    </Notice>
  );
}
