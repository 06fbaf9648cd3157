import { Button } from '@shopify/polaris';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { useDraft } from '../../lib/page/draft.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useServices } from '../../lib/services.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar/unsaved-bar.tsx';
import { useLeavingNotice } from '../../ui/unsaved-bar/use-leaving-notice.ts';
import { useChangeSettings } from './api/change-settings.ts';
import styles from './settings.module.css';

const FOR_EVER = 'for-ever';
const CHOICES = [3, 6, 12, 24, 36];

interface RetentionFormProps {
  readonly details: StoreDetails;
  /** Further panels, above the bar. */
  readonly children: ReactNode;
}

/** How long answers are kept, and how many responses a change would delete at once. */
export function RetentionForm({ details, children }: RetentionFormProps) {
  const { kept, chosen, isChanged, preview, lost, choose, discard, keep, isSaving } = useRetention(details);
  const months = [...new Set([...CHOICES, ...(kept === null ? [] : [kept])])].sort((a, b) => a - b);
  return (
    <>
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
          onChange={(value) => choose(value === FOR_EVER ? null : Number(value))}
        />
        {isChanged && (
          <p role="status" className={styles.hint}>
            {lossText(chosen, preview)}
          </p>
        )}
        {preview.isError && (
          <div>
            <Button onClick={() => void preview.refetch()}>Try again</Button>
          </div>
        )}
      </Panel>
      {children}
      <UnsavedBar
        isShown={isChanged}
        isSaving={isSaving}
        fault={null}
        save={{
          label: lost > 0 ? `Save and erase ${pluralize(lost, 'response')}` : 'Save',
          isCritical: lost > 0,
          isReady: preview.data !== undefined,
        }}
        onSave={keep}
        onDiscard={discard}
      />
    </>
  );
}

/** How long answers are kept: as chosen, and what that loses. */
function useRetention(details: StoreDetails) {
  const { retentionMonths } = details.store.merchantDetails.settings;
  const kept = typeof retentionMonths === 'number' ? retentionMonths : null;
  const [draft, update] = useDraft<{ readonly months: number | null }>(
    'retention',
    ({ months }) => months !== kept,
  );
  useLeavingNotice('retention', 'how long answers are kept');
  const chosen = draft === null ? kept : draft.months;
  const save = useChangeSettings('saveRetention');
  const { show } = useToasts();
  const preview = useRetentionPreview(chosen, draft !== null);
  const lost = preview.data?.responses ?? 0;
  const keep = (): void =>
    save.mutate(
      { months: chosen },
      {
        onSuccess: () => show({ variant: 'success', title: 'Saved' }),
        onError: (error) => show(failedChange('Nothing was changed', error)),
      },
    );
  return {
    ...{ kept, chosen, preview, lost, keep },
    isChanged: draft !== null,
    isSaving: save.isPending,
    choose: (to: number | null): void => update(() => ({ months: to })),
    discard: (): void => update(() => null),
  };
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
