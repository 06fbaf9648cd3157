import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useConnections } from './api/connections.ts';

/** Leads to the connections, and says if one of them switched itself off. */
export function ConnectionsPanel() {
  const navigate = useNavigate();
  const failed = useConnections().data?.connections.filter(({ state }) => state === 'failing') ?? [];
  return (
    <Panel
      heading="Connections"
      hint="Send answers to your other tools the moment they arrive."
      aside={<Button onClick={() => void navigate(ROUTES.connections)}>Open connections</Button>}
    >
      {failed.length > 0 && (
        <Notice
          tone="critical"
          heading={`${pluralize(failed.length, 'connection')} switched off by failures`}
        >
          {`Nothing is sent to ${failed.map(({ name }) => name).join(', ')} until you switch ${failed.length === 1 ? 'it' : 'them'} on again.`}
        </Notice>
      )}
    </Panel>
  );
}
