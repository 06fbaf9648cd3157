import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveLogo } from '#shared/api/images.ts';
import type { StoreDetails } from '#shared/api/store.ts';
import type { Picture } from '#shared/survey/picture.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { useServices } from '../../lib/services.tsx';
import { STORE_DETAILS_KEY } from '../../lib/store/store-details.ts';
import { appearanceIn } from '../../lib/store/survey-appearance.ts';
import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { Panel } from '../../ui/panel/panel.tsx';
import { PictureField } from '../../ui/picture-field/picture-field.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from './settings.module.css';

/** The store's logo, which surveys show in place of its name. */
export function LogoSettings({ details }: { details: StoreDetails }) {
  const saved = readAppearance(appearanceIn(details.store.merchantDetails.settings)).logo;
  const [change, setChange] = useState<{ readonly logo: Picture | null } | null>(null);
  const save = useSaveLogo(() => setChange(null));
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
        onChange={(next) => setChange({ logo: next })}
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
        {change !== null && <Button onClick={() => setChange(null)}>Discard</Button>}
      </div>
    </Panel>
  );
}

function useSaveLogo(onSaved: () => void) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { show } = useToasts();
  return useMutation({
    scope: { id: 'settings' },
    mutationFn: (logo: Picture | null) => call<typeof saveLogo>(saveLogo, { logo }),
    onSuccess: (details) => {
      queries.setQueryData(STORE_DETAILS_KEY, details);
      onSaved();
      show({
        variant: 'success',
        title: 'The logo is saved',
        description: 'Your store’s pages show it within a minute or two.',
      });
    },
    onError: ({ message }) =>
      show({ variant: 'destructive', title: 'The logo is not saved', description: message }),
  });
}
