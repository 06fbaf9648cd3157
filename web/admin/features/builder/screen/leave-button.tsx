import { Button } from '@shopify/polaris';
import { ArrowLeftIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmLeaving } from '../../../lib/save-bar.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useBuilder } from './builder-context.tsx';

const WIDTH = 440;

/** Leaves the builder. It asks first only if something could not be saved. */
export function LeaveButton({ to, label }: { to: string; label: string }) {
  const { session } = useBuilder();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    const { save } = session.getState();
    const isSafe = save.kind === 'saved' || save.kind === 'saving';
    if (isSafe || (await confirmLeaving())) void navigate(to);
    else setAsking(true);
  };
  return (
    <>
      <Button
        icon={ArrowLeftIcon}
        variant="tertiary"
        accessibilityLabel={label}
        onClick={() => void leave()}
      />
      {isAsking && (
        <Dialog
          title="Leave with unsaved changes?"
          maxWidth={WIDTH}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => void navigate(to)}>Leave</Button>
              <Button variant="primary" onClick={() => setAsking(false)}>
                Stay
              </Button>
            </>
          }
        >
          <p>
            Your last changes did not reach us yet. They are kept on this device and sent when you come back.
          </p>
        </Dialog>
      )}
    </>
  );
}
