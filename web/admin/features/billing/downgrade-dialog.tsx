import { useState } from 'react';
import type { BillingPlan } from '#shared/api/billing.ts';
import { useChangePreview } from '../../lib/billing/plan-changes.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { SendDialog } from '../../ui/dialog/send-dialog.tsx';
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
  const preview = useChangePreview(plan.id);
  const isCancelled = useBillingCustomer().data?.subscription?.cancelOn !== undefined;
  return (
    <SendDialog
      title={`Move to ${plan.name}?`}
      maxWidth={576}
      keep={`Keep ${current.name}`}
      send={`Move to ${plan.name}`}
      isBusy={busy}
      isReady={!preview.isPending}
      size="large"
      onSend={() => onConfirm(kept ?? [])}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p>
          This happens at once. Nothing more is charged, and nothing is paid back.
          {!isCancelled &&
            ` To keep ${current.name} until the end of the period, choose “Cancel ${current.name}” instead.`}
        </p>
        <ChangeEffects planId={plan.id} preview={preview} kept={kept} onKeep={setKept} />
        {fault !== undefined && (
          <p role="alert" className={brand.fault}>
            {fault}
          </p>
        )}
      </div>
    </SendDialog>
  );
}
