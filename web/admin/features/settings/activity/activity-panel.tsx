import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../../../lib/screen-words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';

/** Leads to the log of who did what. */
export function ActivityPanel() {
  const navigate = useNavigate();
  return (
    <Panel
      heading={SCREEN_WORDS.activity}
      hint="Who published, exported, erased or connected what, and when."
      aside={<Button onClick={() => void navigate(ROUTES.activity)}>Open activity</Button>}
    />
  );
}
