import { Button } from '@shopify/polaris';
import { ArrowLeftIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmLeaving } from '../../../lib/page/save-bar.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useBuilder } from './builder-context.tsx';

const WIDTH = 440;

/** Leaves the builder. It asks first only if something could not be saved. */
export function LeaveButton({ to, label }: { to: string; label: string }) {
  const { session, kind } = useBuilder();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    const { save } = session.getState();
    const isSafe = save.kind === 'saved' || save.kind === 'saving';
    if (isSafe || (await confirmLeaving())) void navigate(to);
    else {
      session.storeEdits();
      setAsking(true);
    }
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
            {session.isStored
              ? `Your last changes are not saved yet. They are kept on this device: open the ${kind} again to finish saving.`
              : `Your last changes are not saved, and this browser cannot keep them on this device. Open the ${kind} again before you close or reload this page, or they are lost.`}
          </p>
        </Dialog>
      )}
    </>
  );
}
