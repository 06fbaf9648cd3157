import { Button, ChoiceList } from '@shopify/polaris';
import { useMemo, useState } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { UPGRADE_FALLBACK_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { lookOfSurveys, readAppearance } from '#shared/theme/appearance.ts';
import { adjustmentsOf } from '#shared/theme/palette.ts';
import { lookOutsideStore } from '#shared/theme/store-look.ts';
import { readStoreLook, STORE_LOOK, styleOfStore } from '#shared/theme/store-style.ts';
import { DEFAULT_THEME, type Theme } from '#shared/theme/theme.ts';
import { useDraft, type UpdateDraft } from '../../lib/page/draft.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { appearanceIn, useSurveyAppearance } from '../../lib/surveys/survey-appearance.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useLeavingNotice } from '../../ui/unsaved-bar/use-leaving-notice.ts';
import { useChangeSettings } from './api/change-settings.ts';
import styles from './settings.module.css';
import { AdjustedColours } from './adjusted-colours.tsx';
import { StoreLookFacts } from './store-look-facts.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { ThemePreview } from './theme-preview.tsx';

/** Colours, corners and font of all surveys, with a live preview: as the store has them, or the merchant's own. */
export function ThemeSettings({ details }: { details: StoreDetails }) {
  const { settings } = details.store.merchantDetails;
  const features = useBillingCustomer().data?.features ?? {};
  const isGranted = isAllowed(features, { type: 'set_theme' });
  const kept = readAppearance(appearanceIn(settings)).theme;
  const saved = isGranted ? kept : null;
  const [draft, update] = useThemeDraft(kept, isGranted);
  const theme = draft === null ? saved : draft.theme;
  const isChanged = !sameTheme(theme, saved);
  const change = (to: Theme | null): void => update(() => ({ theme: to }));
  const style = useMemo(() => styleOfStore(readStoreLook(settings[STORE_LOOK])), [settings]);
  const look = useMemo(() => lookOfSurveys({ theme }, style, true, lookOutsideStore), [theme, style]);
  return (
    <Panel
      heading="Theme of your surveys"
      hint="For every survey, on your store and on pages of their own. If a colour is hard to read on its background, shoppers see a darker or lighter one."
    >
      <div className={styles.theme}>
        <div className={styles.themeForm}>
          <ThemeChoice isOwn={theme !== null} onChange={(isOwn) => change(isOwn ? ownTheme(kept) : null)} />
          {theme === null ? (
            <StoreLookFacts details={details} />
          ) : (
            <>
              <ThemeFields theme={theme} onChange={(more) => change({ ...theme, ...more })} />
              <AdjustedColours adjustments={adjustmentsOf(theme, theme.scheme === 'dark')} />
              {!isGranted && <p className={styles.hint}>{UPGRADE_PROMPTS.customFeatures.description}</p>}
            </>
          )}
          <div className={styles.actions}>
            <SaveTheme
              theme={theme}
              isGranted={isGranted}
              isChanged={isChanged}
              onSaved={() => update((now) => (now === draft ? null : now))}
            />
            {isChanged && <Button onClick={() => update(() => null)}>Discard</Button>}
          </div>
        </div>
        <ThemePreview look={look} removeBranding={useSurveyAppearance().removeBranding} />
      </div>
    </Panel>
  );
}

interface ThemeDraft {
  readonly theme: Theme | null;
}

/** A theme that the plan does not allow can be tried. It cannot be saved, so nothing warns that it is lost. */
function useThemeDraft(
  kept: Theme | null,
  isGranted: boolean,
): readonly [ThemeDraft | null, UpdateDraft<ThemeDraft>] {
  const tried = useState<ThemeDraft | null>(null);
  const unsaved = useDraft<ThemeDraft>('theme', ({ theme }) => !sameTheme(theme, kept));
  useLeavingNotice('theme', 'the theme');
  return isGranted ? unsaved : tried;
}

const ownTheme = (kept: Theme | null): Theme => kept ?? DEFAULT_THEME;

const [STORE, OWN] = ['store', 'own'];

interface ThemeChoiceProps {
  isOwn: boolean;
  onChange: (isOwn: boolean) => void;
}

function ThemeChoice({ isOwn, onChange }: ThemeChoiceProps) {
  return (
    <ChoiceList
      title="Look"
      titleHidden
      choices={[
        { label: 'As your store looks', value: STORE },
        { label: 'Your own colours', value: OWN },
      ]}
      selected={[isOwn ? OWN : STORE]}
      onChange={([chosen]) => onChange(chosen === OWN)}
    />
  );
}

interface SaveThemeProps {
  theme: Theme | null;
  isGranted: boolean;
  isChanged: boolean;
  onSaved: () => void;
}

function SaveTheme({ theme, isGranted, isChanged, onSaved }: SaveThemeProps) {
  const { open } = useUpgrade();
  const { show } = useToasts();
  const save = useChangeSettings('saveAppearance');
  if (!isGranted) {
    if (theme === null) return null;
    return (
      <Button variant="primary" onClick={() => open('customFeatures')}>
        {UPGRADE_FALLBACK_BUTTON}
      </Button>
    );
  }
  // Unlike the mutation's callbacks, this goes on after the screen was left.
  const keep = async (): Promise<void> => {
    try {
      await save.mutateAsync({ theme });
    } catch (error) {
      show(failedChange('The theme is not saved', error));
      return;
    }
    onSaved();
    show({
      variant: 'success',
      title: 'The theme is saved',
      description: 'Your store’s pages show it within a minute or two.',
    });
  };
  return (
    <Button variant="primary" disabled={!isChanged} loading={save.isPending} onClick={() => void keep()}>
      Save theme
    </Button>
  );
}

const FIELDS = Object.keys(DEFAULT_THEME) as (keyof Theme)[];

const sameTheme = (one: Theme | null, other: Theme | null): boolean =>
  FIELDS.every((field) => one?.[field] === other?.[field]);
