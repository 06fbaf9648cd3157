import { Icon } from '@shopify/polaris';
import type { ConnectionKind } from '#shared/connections/kinds.ts';
import styles from './connections.module.css';
import { serviceOf } from './services/registry.ts';

/** The sign of a service, beside its name. */
export function ServiceMark({ kind }: { kind: ConnectionKind }) {
  const { icon, colour } = serviceOf(kind).mark;
  return (
    <i className={styles.mark} style={{ background: colour }} aria-hidden="true">
      <Icon source={icon} />
    </i>
  );
}
