import { useState, type ReactNode } from 'react';
import type { StoreDetails } from '#shared/api/store.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { DEFAULT_THEME, type Theme } from '#shared/theme/theme.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { useDraft } from '../../lib/page/draft.ts';
import { appearanceIn } from '../../lib/surveys/survey-appearance.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PictureField } from '../../ui/picture-field/picture-field.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { UnsavedBar } from '../../ui/unsaved-bar/unsaved-bar.tsx';
import { useLeavingNotice } from '../../ui/unsaved-bar/use-leaving-notice.ts';
import { useChangeSettings } from './api/change-settings.ts';
import { ThemeSettings } from './theme-settings.tsx';

/** What is chosen and not saved. */
interface LookDraft {
  readonly theme?: Theme | null;
  readonly logo?: Picture | null;
}

interface LookFormProps {
  readonly details: StoreDetails;
  /** Further panels, above the bar. */
  readonly children: ReactNode;
}

/** Theme and logo of all surveys, saved by one bar. */
export function LookForm({ details, children }: LookFormProps) {
  const { kept, theme, logo, isGranted, draft, change, discard } = useLook(details);
  const { save, isSaving } = useSaveLook(discard);
  return (
    <>
      <ThemeSettings
        details={details}
        theme={theme}
        isGranted={isGranted}
        onChange={(to) => change({ theme: to === 'own' ? (kept.theme ?? DEFAULT_THEME) : to })}
      />
      <Panel
        heading="Logo"
        hint="Surveys show it in place of your store’s name, on your store and on pages of their own."
      >
        <PictureField
          label="Logo of your store"
          purpose="logo"
          picture={logo}
          onChange={(chosen) => change({ logo: chosen })}
        />
      </Panel>
      {children}
      <UnsavedBar
        isShown={draft !== null}
        isSaving={isSaving}
        fault={null}
        onSave={() => draft && void save(draft)}
        onDiscard={() => discard(draft)}
      />
    </>
  );
}

/** A theme that the plan does not allow can be tried. It cannot be saved, so it is no unsaved change. */
function useLook(details: StoreDetails) {
  const kept = readAppearance(appearanceIn(details.store.merchantDetails.settings));
  const isGranted = isAllowed(useBillingCustomer().data?.features ?? {}, { type: 'set_theme' });
  const [tried, setTried] = useState<Theme | null>(null);
  const [draft, update] = useDraft<LookDraft>(
    'look',
    ({ theme = kept.theme, logo = kept.logo }) => !sameTheme(theme, kept.theme) || logo !== kept.logo,
  );
  useLeavingNotice('look', 'the look');
  return {
    kept,
    isGranted,
    draft,
    theme: isGranted ? (draft?.theme === undefined ? kept.theme : draft.theme) : tried,
    logo: draft?.logo === undefined ? kept.logo : draft.logo,
    change: (more: LookDraft): void => {
      if (more.theme !== undefined && !isGranted) setTried(more.theme);
      else update((now) => ({ ...now, ...more }));
    },
    /** Forgets a draft, unless it was edited meanwhile. */
    discard: (done: LookDraft | null): void => update((now) => (now === done ? null : now)),
  };
}

/** Unlike a mutation's callbacks, this goes on after the screen was left. */
function useSaveLook(onSaved: (draft: LookDraft) => void) {
  const [saveTheme, saveLogo] = [useChangeSettings('saveAppearance'), useChangeSettings('saveLogo')];
  const { show } = useToasts();
  const save = async (draft: LookDraft): Promise<void> => {
    const { theme, logo } = draft;
    try {
      if (theme !== undefined) await saveTheme.mutateAsync({ theme });
      if (logo !== undefined) await saveLogo.mutateAsync({ logo });
    } catch (error) {
      show(failedChange('The look is not saved', error));
      return;
    }
    onSaved(draft);
    show({
      variant: 'success',
      title: 'The look is saved',
      description: 'Your store’s pages show it within a minute or two.',
    });
  };
  return { save, isSaving: saveTheme.isPending || saveLogo.isPending };
}

const FIELDS = Object.keys(DEFAULT_THEME) as (keyof Theme)[];

const sameTheme = (one: Theme | null, other: Theme | null): boolean =>
  FIELDS.every((field) => one?.[field] === other?.[field]);
