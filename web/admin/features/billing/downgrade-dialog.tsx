import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { BillingPlan } from '#shared/api/billing.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import brand from '../../ui/brand/brand.module.css';
import styles from './billing.module.css';
import { ChangeEffects } from './change-effects.tsx';

interface DowngradeDialogProps {
  plan: BillingPlan;
  /** The merchant's current plan. */
  current: BillingPlan;
  busy: boolean;
  fault: string | undefined;
  onConfirm: (keepLive: readonly string[]) => void;
  onClose: () => void;
}

export function DowngradeDialog({ plan, current, busy, fault, onConfirm, onClose }: DowngradeDialogProps) {
  const [kept, setKept] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      title={`Move to ${plan.name}?`}
      maxWidth={576}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            Keep {current.name}
          </Button>
          <Button variant="primary" size="large" disabled={busy} onClick={() => onConfirm(kept ?? [])}>
            {busy ? 'One moment…' : `Move to ${plan.name}`}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          This happens at once, and nothing more is charged. What you paid for {current.name} so far is not
          paid back; to use it up, cancel at the end of the period instead.
        </p>
        <ChangeEffects planId={plan.id} kept={kept} onKeep={setKept} />
        {fault !== undefined && (
          <p role="alert" className={brand.fault}>
            {fault} Your plan has not changed.
          </p>
        )}
      </div>
    </Dialog>
  );
}
