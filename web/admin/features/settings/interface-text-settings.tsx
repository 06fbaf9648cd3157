import { Button, Checkbox } from '@shopify/polaris';
import { useState } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { LANGUAGES } from '../../../survey-view/languages.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { appearanceIn } from '../../lib/surveys/survey-appearance.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useChangeSettings } from './api/change-settings.ts';
import styles from './settings.module.css';

/** The texts of surveys outside their questions. Each choice is saved at once. */
export function InterfaceTextSettings({ details, appName }: { details: StoreDetails; appName: string }) {
  const { language, showsBranding } = readAppearance(appearanceIn(details.store.merchantDetails.settings));
  const save = useChangeSettings('saveAppearance');
  const { show } = useToasts();
  const [wish, setWish] = useState<Parameters<typeof save.mutate>[0]>({});
  const keep = (change: typeof wish): void => {
    setWish(change);
    save.mutate(change, {
      onSettled: () => setWish({}),
      onSuccess: () => show({ variant: 'success', title: 'Saved' }),
      onError: (error) => show(failedChange('Nothing was changed', error)),
    });
  };
  return (
    <Panel heading="Language and branding" hint="Saved as soon as you choose.">
      <Select
        label="Language of buttons and messages"
        helpText="Next, Back, thanks and the like. Questions stay in your words; translations are made in each survey."
        options={LANGUAGES.map((tag) => ({ value: tag, label: nameOf(tag) }))}
        value={wish.language ?? language}
        onChange={(to) => keep({ language: to })}
      />
      <Branding
        appName={appName}
        isShown={wish.branding === undefined ? showsBranding : wish.branding === 'shown'}
        onChange={(branding) => keep({ branding })}
      />
    </Panel>
  );
}

interface BrandingProps {
  appName: string;
  isShown: boolean;
  onChange: (branding: 'shown' | 'hidden') => void;
}

function Branding({ appName, isShown, onChange }: BrandingProps) {
  const features = useBillingCustomer().data?.features ?? {};
  const { open } = useUpgrade();
  const isGranted = isAllowed(features, { type: 'remove_branding' });
  const label = `Show “Powered by ${appName}” below surveys`;
  if (isGranted) {
    return <Checkbox label={label} checked={isShown} onChange={(on) => onChange(on ? 'shown' : 'hidden')} />;
  }
  return (
    <div className={styles.locked}>
      <div>
        <Checkbox label={label} checked disabled />
        <p className={styles.hint}>{UPGRADE_PROMPTS.removeBranding.description}</p>
      </div>
      <Button onClick={() => open('removeBranding')}>{UPGRADE_FALLBACK_BUTTON}</Button>
    </div>
  );
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}
