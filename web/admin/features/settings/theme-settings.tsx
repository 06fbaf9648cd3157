import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { DEFAULT_THEME, type Theme } from '#shared/theme/theme.ts';
import { useBillingCustomer } from '../../lib/store/subscription.ts';
import { appearanceIn, useSurveyAppearance } from '../../lib/store/survey-appearance.ts';
import { useUpgrade } from '../../lib/upgrade.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useChangeSettings } from './api/change-settings.ts';
import styles from './settings.module.css';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';

/** Colours, corners and font of all surveys, with a live preview. */
export function ThemeSettings({ details }: { details: StoreDetails }) {
  const features = useBillingCustomer().data?.features ?? {};
  const isGranted = isAllowed(features, { type: 'set_theme' });
  const kept = readAppearance(appearanceIn(details.store.merchantDetails.settings)).theme;
  const saved = isGranted ? kept : DEFAULT_THEME;
  const [change, setChange] = useState<Partial<Theme>>({});
  const theme = { ...saved, ...change };
  const isChanged = !sameTheme(theme, saved);
  return (
    <Panel
      heading="Theme of your surveys"
      hint="For every survey, on your store and on pages of their own. Colours that nobody could read are moved until everybody can."
    >
      <div className={styles.theme}>
        <div className={styles.themeForm}>
          <ThemeFields theme={theme} onChange={(more) => setChange({ ...change, ...more })} />
          {!isGranted && <p className={styles.hint}>{UPGRADE_PROMPTS.customFeatures.description}</p>}
          <div className={styles.actions}>
            <SaveTheme
              theme={theme}
              isGranted={isGranted}
              isChanged={isChanged}
              onSaved={() => setChange({})}
            />
            {isChanged && <Button onClick={() => setChange({})}>Discard</Button>}
            {!sameTheme(theme, DEFAULT_THEME) && (
              <Button variant="plain" onClick={() => setChange(DEFAULT_THEME)}>
                Back to the standard look
              </Button>
            )}
          </div>
        </div>
        <ThemePreview theme={theme} removeBranding={useSurveyAppearance().removeBranding} />
      </div>
    </Panel>
  );
}

interface SaveThemeProps {
  theme: Theme;
  isGranted: boolean;
  isChanged: boolean;
  onSaved: () => void;
}

function SaveTheme({ theme, isGranted, isChanged, onSaved }: SaveThemeProps) {
  const { open } = useUpgrade();
  const { show } = useToasts();
  const save = useChangeSettings('saveAppearance');
  if (!isGranted) {
    return (
      <Button variant="primary" onClick={() => open('customFeatures')}>
        {UPGRADE_FALLBACK_BUTTON}
      </Button>
    );
  }
  const keep = (): void =>
    save.mutate(
      { theme },
      {
        onSuccess: () => {
          onSaved();
          show({
            variant: 'success',
            title: 'The theme is saved',
            description: 'Your store’s pages show it within a minute or two.',
          });
        },
        onError: ({ message }) =>
          show({ variant: 'destructive', title: 'The theme is not saved', description: message }),
      },
    );
  return (
    <Button variant="primary" disabled={!isChanged} loading={save.isPending} onClick={keep}>
      Save theme
    </Button>
  );
}

const FIELDS = Object.keys(DEFAULT_THEME) as (keyof Theme)[];

const sameTheme = (one: Theme, other: Theme): boolean => FIELDS.every((field) => one[field] === other[field]);
