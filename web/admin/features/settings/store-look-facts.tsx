import { Button } from '@shopify/polaris';
import { useMemo } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { adjustmentsOfStore } from '#shared/theme/store-look.ts';
import { readStoreLook, STORE_LOOK, styleOfStore, type StoreLookSources } from '#shared/theme/store-style.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import type { NewToast } from '../../ui/toasts/toast-store.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useChangeSettings } from './api/change-settings.ts';
import { AdjustedColours } from './adjusted-colours.tsx';
import styles from './settings.module.css';

/** Where the automatic look comes from, and the colours that it had to change. */
export function StoreLookFacts({ details }: { details: StoreDetails }) {
  const { settings, timezone } = details.store.merchantDetails;
  const sources = useMemo(() => readStoreLook(settings[STORE_LOOK]), [settings]);
  const adjustments = useMemo(() => adjustmentsOfStore(styleOfStore(sources)), [sources]);
  const refresh = useChangeSettings('refreshStore');
  const { show } = useToasts();
  const update = (): void =>
    refresh.mutate(
      {},
      {
        onSuccess: ({ store }) => show(refreshedToast(sources, store.merchantDetails.settings[STORE_LOOK])),
        onError: (error) => show(failedChange('Your theme was not read', error)),
      },
    );
  return (
    <>
      {sentencesOf(sources, timezone).map((sentence) => (
        <p key={sentence} className={styles.hint}>
          {sentence}
        </p>
      ))}
      <AdjustedColours adjustments={adjustments} />
      <div>
        <Button onClick={update} loading={refresh.isPending}>
          Refresh look
        </Button>
      </div>
    </>
  );
}

function refreshedToast(before: StoreLookSources, read: unknown): NewToast {
  const isSame = readStoreLook(read).theme?.readAt === before.theme?.readAt;
  return isSame
    ? { variant: 'default', title: 'Nothing changed in your theme' }
    : { variant: 'success', title: 'Surveys have your theme’s new look' };
}

function sentencesOf({ theme, page }: StoreLookSources, timezone: string): string[] {
  const found = [
    theme &&
      `Colours, corners and fonts come from the settings of your theme ${theme.name}. They are read again when the theme changes.`,
    page && `A page of your store was looked at on ${dateOnly(page.readAt, timezone)}.`,
  ].filter((sentence) => sentence !== null);
  return found.length > 0 ? found : [UNKNOWN];
}

const UNKNOWN =
  'Your store’s colours are not known yet. Open the preview of a survey on your store once; its colours are then taken from the page.';
