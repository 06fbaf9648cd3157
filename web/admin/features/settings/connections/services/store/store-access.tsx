import type { ReplyTo } from '#shared/api/contract.ts';
import { ownerOf, type StoreRule } from '#shared/connections/store-rules.ts';
import { Notice } from '../../../../../ui/notice.tsx';
import { useConnections } from '../../api/connections.ts';
import styles from '../../connections.module.css';

interface StoreAccessProps {
  readonly rules: readonly StoreRule[];
  /** The link would leave a form that is not saved. */
  readonly isUnsaved?: boolean;
}

/** Explains the permission that the rules need, until the store has given it. */
export function StoreAccess({ rules, isUnsaved = false }: StoreAccessProps) {
  const access = useConnections().data?.storeAccess;
  const owners = missingAccess(rules, access);
  if (access?.allowUrl == null || owners.length === 0) return null;
  return (
    <Notice
      tone="caution"
      heading={`Your store does not let Askwell change ${owners.map((owner) => `${owner}s`).join(' and ')} yet`}
    >
      {isUnsaved
        ? 'Save first. Then choose “Allow in your store” on the connection.'
        : 'The rules write nothing until you allow it. Your store asks you; if you refuse, everything else works as before.'}
      {!isUnsaved && (
        <a className={styles.allow} href={access.allowUrl} target="_top">
          Allow in your store
        </a>
      )}
    </Notice>
  );
}

const OWNERS = ['order', 'customer'] as const;

/** What the rules change and the store does not let the app change yet; empty if it can't be asked. */
export function missingAccess(
  rules: readonly StoreRule[],
  access: ReplyTo<'GET /connections'>['storeAccess'] | undefined,
): readonly (typeof OWNERS)[number][] {
  if (access?.allowUrl == null) return [];
  return OWNERS.filter((owner) => rules.some((rule) => ownerOf(rule) === owner) && !access[`${owner}s`]);
}
