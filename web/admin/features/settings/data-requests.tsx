import { Button } from '@shopify/polaris';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dateAndTime } from '../../lib/format-moment.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { useServices } from '../../lib/services.tsx';
import { Found } from '../../ui/found.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import styles from './settings.module.css';

/** The interval of polling while the data of a request is being collected on the server. */
const POLL_MS = 5_000;

/** Shoppers' data requests that arrived through the platform; the merchant forwards the answers. */
export function DataRequests({ timeZone }: { timeZone: string }) {
  const { call } = useServices();
  const { show } = useToasts();
  const found = useQuery({
    queryKey: ['data-requests'],
    queryFn: ({ signal }) => call('GET /privacy/data-requests', {}, signal),
    refetchInterval: ({ state }) =>
      state.data?.requests.some(({ collectedAt }) => collectedAt === null) ? POLL_MS : false,
  });
  const save = useMutation({
    mutationFn: (requestId: string) => call('GET /privacy/data-requests/{requestId}', { requestId }),
    onSuccess: (request) => {
      const file = new Blob([JSON.stringify(request, null, 2)], { type: 'application/json' });
      saveFile(file, `data request ${request.requestedAt.slice(0, 10)}.json`);
    },
    onError: ({ message }) => {
      show({ variant: 'destructive', title: 'The file could not be loaded', description: message });
    },
  });
  if (found.data?.requests.length === 0 || found.isPending) return null;
  return (
    <Panel
      heading="Requests for data"
      hint="Shoppers asked your store what is known of them. The file stays here for a month. Pass on what is verified; look at responses marked “claimed, not verified” first, since they may be someone else’s."
    >
      <Found found={found} what="The requests" lines={2}>
        {({ requests }) => (
          <ul className={styles.list}>
            {requests.map(({ requestId, requestedAt, collectedAt }) => (
              <li key={requestId}>
                <span>Asked on {dateAndTime(requestedAt, timeZone)}</span>
                {collectedAt === null ? (
                  <span>Being collected</span>
                ) : (
                  <Button
                    accessibilityLabel={`Save the answer to the request of ${dateAndTime(requestedAt, timeZone)}`}
                    onClick={() => save.mutate(requestId)}
                  >
                    Save as a file
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Found>
    </Panel>
  );
}
