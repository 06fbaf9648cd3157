import { Button } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useServices } from '../../lib/services.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useChangeSettings } from './api/change-settings.ts';
import styles from './settings.module.css';

const FOR_EVER = 'for-ever';
const CHOICES = [3, 6, 12, 24, 36];

/** How long answers are kept, and how many responses a change would delete at once. */
export function RetentionSettings({ details }: { details: StoreDetails }) {
  const { retentionMonths } = details.store.merchantDetails.settings;
  const kept = typeof retentionMonths === 'number' ? retentionMonths : null;
  const [chosen, setChosen] = useState<number | null>(kept);
  const save = useChangeSettings('saveRetention');
  const { show } = useToasts();
  const preview = useRetentionPreview(chosen, chosen !== kept);
  const months = [...new Set([...CHOICES, ...(kept === null ? [] : [kept])])].sort((a, b) => a - b);
  const keep = (): void =>
    save.mutate(
      { months: chosen },
      {
        onSuccess: () => show({ variant: 'success', title: 'Saved' }),
        onError: (error) => show(failedChange('Nothing was changed', error)),
      },
    );
  return (
    <Panel
      heading="How long answers are kept"
      hint="Older answers are erased together with what they count for, and older orders with them, so your results begin later too."
    >
      <Select
        label="Keep answers for"
        options={[
          { value: FOR_EVER, label: 'As long as you use the app' },
          ...months.map((each) => ({ value: String(each), label: pluralize(each, 'month') })),
        ]}
        value={chosen === null ? FOR_EVER : String(chosen)}
        onChange={(value) => setChosen(value === FOR_EVER ? null : Number(value))}
      />
      {chosen !== kept && (
        <>
          <p role="status" className={styles.hint}>
            {lossText(chosen, preview)}
          </p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              {...(preview.data?.responses ? { tone: 'critical' as const } : {})}
              disabled={!preview.data}
              loading={save.isPending}
              onClick={keep}
            >
              {preview.data?.responses
                ? `Save and erase ${pluralize(preview.data.responses, 'response')}`
                : 'Save'}
            </Button>
            {preview.isError && <Button onClick={() => void preview.refetch()}>Try again</Button>}
            <Button onClick={() => setChosen(kept)}>Discard</Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function useRetentionPreview(months: number | null, enabled: boolean) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['retention-preview', months],
    queryFn: ({ signal }) => call('POST /settings/retention/preview', { months }, signal),
    gcTime: 0,
    enabled,
  });
}

function lossText(months: number | null, { data, error }: ReturnType<typeof useRetentionPreview>): string {
  if (error) return `We could not count the responses that would be erased. ${error.message}`;
  if (!data) return 'Counting the responses that would be erased…';
  if (months === null) return 'Nothing is erased.';
  if (data.responses === 0) return 'No response is that old yet. Older orders and views are erased.';
  const isOne = data.responses === 1;
  return `${pluralize(data.responses, 'response')} ${isOne ? 'is' : 'are'} older than that and will be erased within the hour. This cannot be undone.`;
}
