import { Button } from '@shopify/polaris';
import { CONNECTION_KINDS, type ConnectionKind } from '#shared/connections/kinds.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './connections.module.css';
import { formOf } from './services/registry.ts';

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
        {CONNECTION_KINDS.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onChoose(kind)}>
              <strong>{formOf(kind).name}</strong>
              <span>{formOf(kind).summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
