import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface SendDialogProps {
  title: string;
  subtitle?: string;
  /** In pixels. */
  maxWidth: number;
  /** The button that closes the dialog and sends nothing: *Keep it*. */
  keep: string;
  /** The button that sends: *Delete survey*. */
  send: string;
  /** Sent, but the reply is not here yet. */
  isBusy: boolean;
  isReady?: boolean;
  isDestructive?: boolean;
  /** Of the buttons. */
  size?: 'medium' | 'large';
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that sends something. A request cannot be taken back, so the dialog stays open until the reply: otherwise
 * *Keep it* would promise what is not true, and nothing would show what the reply says.
 */
export function SendDialog({
  keep,
  send,
  isBusy,
  isReady = true,
  isDestructive = false,
  size = 'medium',
  onSend,
  ...dialog
}: SendDialogProps) {
  const footer = (
    <>
      <Button size={size} disabled={isBusy} onClick={dialog.onClose}>
        {keep}
      </Button>
      <Button
        variant="primary"
        size={size}
        {...(isDestructive && { tone: 'critical' })}
        disabled={!isReady}
        loading={isBusy}
        onClick={onSend}
      >
        {send}
      </Button>
    </>
  );
  return <Dialog {...dialog} isBusy={isBusy} footer={footer} />;
}
