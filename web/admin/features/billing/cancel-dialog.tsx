import { ChoiceList } from '@shopify/polaris';
import { useState } from 'react';
import type { BillingCustomer } from '#shared/api/billing.ts';
import { CANCEL_REASON_LENGTH } from '#shared/api/values.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { useCancelPlan, useChangePreview } from '../../lib/billing/plan-changes.ts';
import { SendDialog } from '../../ui/dialog/send-dialog.tsx';
import brand from '../../ui/brand/brand.module.css';
import styles from './billing.module.css';
import { ChangeEffects } from './change-effects.tsx';
import { planFault } from './plan-fault.ts';

interface CancelDialogProps {
  subscription: NonNullable<BillingCustomer['subscription']>;
  timeZone: string;
  onClose: () => void;
}

type When = 'now' | 'period_end';

export function CancelDialog({ subscription, timeZone, onClose }: CancelDialogProps) {
  const { plan, currentPeriodEnd } = subscription;
  const [when, setWhen] = useState<When>(currentPeriodEnd === undefined ? 'now' : 'period_end');
  const [reason, setReason] = useState('');
  const cancel = useCancelPlan();
  const preview = useChangePreview(null);
  const confirm = (): void => {
    const said = reason.trim();
    cancel.mutate({ when, ...(said !== '' && { reason: said }) }, { onSuccess: onClose });
  };
  return (
    <SendDialog
      title={`Cancel ${plan.name}?`}
      maxWidth={576}
      keep={`Keep ${plan.name}`}
      send={`Cancel ${plan.name}`}
      isBusy={cancel.isPending}
      isReady={!preview.isPending}
      size="large"
      onSend={confirm}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {currentPeriodEnd !== undefined && (
          <WhenChoice end={dateOnly(currentPeriodEnd, timeZone)} chosen={when} onChoose={setWhen} />
        )}
        <p>
          {when === 'now' ? 'From now on' : 'From then on'} you have no plan, until you choose one again. To
          keep one survey running at no cost, move to Free instead.
        </p>
        <ChangeEffects planId={null} preview={preview} />
        <div className={brand.field}>
          <label htmlFor="cancel-reason">Why are you cancelling? (optional)</label>
          <textarea
            id="cancel-reason"
            rows={2}
            maxLength={CANCEL_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
        {cancel.isError && (
          <p role="alert" className={brand.fault}>
            {planFault(cancel.error)}
          </p>
        )}
      </div>
    </SendDialog>
  );
}

interface WhenChoiceProps {
  end: string;
  chosen: When;
  onChoose: (when: When) => void;
}

function WhenChoice({ end, chosen, onChoose }: WhenChoiceProps) {
  return (
    <ChoiceList
      title="When should it end?"
      choices={[
        { label: `When the paid or trial period ends, on ${end}`, value: 'period_end' },
        { label: 'Now, with nothing paid back', value: 'now' },
      ]}
      selected={[chosen]}
      onChange={([when]) => onChoose(when === 'now' ? 'now' : 'period_end')}
    />
  );
}
