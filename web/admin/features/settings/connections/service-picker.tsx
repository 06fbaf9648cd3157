import { Button } from '@shopify/polaris';
import type { ConnectionKind } from '#shared/connections/kinds.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './connections.module.css';
import { ServiceMark } from './service-mark.tsx';
import { OFFERED, serviceOf } from './services/registry.ts';

interface ServicePickerProps {
  readonly onChoose: (kind: ConnectionKind) => void;
  readonly onClose: () => void;
}

/** The services to choose from. */
export function ServicePicker({ onChoose, onClose }: ServicePickerProps) {
  return (
    <Dialog
      title="Add a connection"
      maxWidth={560}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <ul className={styles.services}>
        {OFFERED.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onChoose(kind)}>
              <ServiceMark kind={kind} />
              <strong>{serviceOf(kind).name}</strong>
              <span>{serviceOf(kind).summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
