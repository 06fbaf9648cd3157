import type { BillingPlan } from '#shared/api/billing.ts';
import { OwnButton } from '../../ui/own/button.tsx';
import { OwnDialog } from '../../ui/own/dialog.tsx';
import own from '../../ui/own/own.module.css';
import styles from './billing.module.css';
import { WhatStops } from './what-stops.tsx';

interface DowngradeDialogProps {
  plan: BillingPlan;
  /** What the merchant has now. */
  current: BillingPlan;
  busy: boolean;
  fault: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function DowngradeDialog({ plan, current, busy, fault, onConfirm, onClose }: DowngradeDialogProps) {
  return (
    <OwnDialog title={`Move to ${plan.name}?`} onClose={onClose} width="narrow">
      <div className={styles.dialog}>
        <p>
          This happens at once, and nothing more is charged. What you paid for {current.name} so far is not
          paid back; to use it up, cancel at the end of the period instead.
        </p>
        <WhatStops planId={plan.id} />
        {fault !== undefined && (
          <p role="alert" className={own.fault}>
            {fault} Your plan has not changed.
          </p>
        )}
        <div className={styles.dialogActions}>
          <OwnButton kind="quiet" onClick={onClose}>
            Keep {current.name}
          </OwnButton>
          <OwnButton disabled={busy} onClick={onConfirm}>
            {busy ? 'One moment…' : `Move to ${plan.name}`}
          </OwnButton>
        </div>
      </div>
    </OwnDialog>
  );
}
