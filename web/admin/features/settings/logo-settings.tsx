import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoreDetails } from '#shared/api/store.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { useDraft } from '../../lib/page/draft.ts';
import { useServices } from '../../lib/services.tsx';
import { STORE_DETAILS_KEY } from '../../lib/store/store-details.ts';
import { appearanceIn } from '../../lib/surveys/survey-appearance.ts';
import { Button } from '@shopify/polaris';
import { Panel } from '../../ui/panel/panel.tsx';
import { PictureField } from '../../ui/picture-field/picture-field.tsx';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useLeavingNotice } from '../../ui/unsaved-bar/use-leaving-notice.ts';
import styles from './settings.module.css';

/** The store's logo, which surveys show in place of its name. */
export function LogoSettings({ details }: { details: StoreDetails }) {
  const saved = readAppearance(appearanceIn(details.store.merchantDetails.settings)).logo;
  const [change, update] = useDraft<{ readonly logo: Picture | null }>(
    'logo',
    ({ logo: chosen }) => chosen !== saved,
  );
  useLeavingNotice('logo', 'the logo');
  const save = useSaveLogo((stored) => update((now) => (now?.logo === stored ? null : now)));
  const logo = change === null ? saved : change.logo;
  return (
    <Panel
      heading="Logo"
      hint="Surveys show it in place of your store’s name, on your store and on pages of their own."
    >
      <PictureField
        label="Logo of your store"
        purpose="logo"
        picture={logo}
        onChange={(next) => update(() => ({ logo: next }))}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={change === null}
          loading={save.isPending}
          onClick={() => save.mutate(logo)}
        >
          Save logo
        </Button>
        {change !== null && <Button onClick={() => update(() => null)}>Discard</Button>}
      </div>
    </Panel>
  );
}

function useSaveLogo(onSaved: (logo: Picture | null) => void) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { show } = useToasts();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: (logo: Picture | null) => call('PUT /images/logo', { logo }),
    onSuccess: (details, logo) => {
      queries.setQueryData(STORE_DETAILS_KEY, details);
      onSaved(logo);
      show({
        variant: 'success',
        title: 'The logo is saved',
        description: 'Your store’s pages show it within a minute or two.',
      });
    },
    onError: (error) => show(failedChange('The logo is not saved', error)),
  });
}
