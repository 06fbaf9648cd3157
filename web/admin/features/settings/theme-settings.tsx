import { Button, ChoiceList } from '@shopify/polaris';
import { useMemo } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { lookOfSurveys } from '#shared/theme/appearance.ts';
import { adjustmentsOf } from '#shared/theme/palette.ts';
import { lookOutsideStore } from '#shared/theme/store-look.ts';
import { readStoreLook, STORE_LOOK, styleOfStore } from '#shared/theme/store-style.ts';
import type { Theme } from '#shared/theme/theme.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { useSurveyAppearance } from '../../lib/surveys/survey-appearance.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { AdjustedColours } from './adjusted-colours.tsx';
import styles from './settings.module.css';
import { StoreLookFacts } from './store-look-facts.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';

interface ThemeSettingsProps {
  readonly details: StoreDetails;
  /** Null for the look of the store. */
  readonly theme: Theme | null;
  readonly isGranted: boolean;
  /** `own` is the merchant's own theme as it was last. */
  readonly onChange: (theme: Theme | null | 'own') => void;
}

/** Colours, corners and font of all surveys, with a live preview: as the store has them, or the merchant's own. */
export function ThemeSettings({ details, theme, isGranted, onChange }: ThemeSettingsProps) {
  const { settings } = details.store.merchantDetails;
  const style = useMemo(() => styleOfStore(readStoreLook(settings[STORE_LOOK])), [settings]);
  const look = useMemo(() => lookOfSurveys({ theme }, style, true, lookOutsideStore), [theme, style]);
  return (
    <Panel
      heading="Theme of your surveys"
      hint="For every survey, on your store and on pages of their own. Where a colour would be hard to read, surveys show a darker or lighter one."
    >
      <div className={styles.theme}>
        <div className={styles.themeForm}>
          <ChoiceList
            title="Look"
            titleHidden
            choices={[
              { label: 'As your store looks', value: 'store' },
              { label: 'Your own colours', value: 'own' },
            ]}
            selected={[theme === null ? 'store' : 'own']}
            onChange={([chosen]) => onChange(chosen === 'own' ? 'own' : null)}
          />
          {theme === null ? (
            <StoreLookFacts details={details} />
          ) : (
            <>
              <ThemeFields theme={theme} onChange={(more) => onChange({ ...theme, ...more })} />
              <AdjustedColours adjustments={adjustmentsOf(theme, theme.scheme === 'dark')} />
              {!isGranted && <UpgradeToSave />}
            </>
          )}
        </div>
        <ThemePreview look={look} removeBranding={useSurveyAppearance().removeBranding} />
      </div>
    </Panel>
  );
}

function UpgradeToSave() {
  const { open } = useUpgrade();
  return (
    <>
      <p className={styles.hint}>{UPGRADE_PROMPTS.customFeatures.description}</p>
      <div>
        <Button variant="primary" onClick={() => open('customFeatures')}>
          {UPGRADE_FALLBACK_BUTTON}
        </Button>
      </div>
    </>
  );
}
