import { TextField } from '@shopify/polaris';
import { SendIcon } from '@shopify/polaris-icons';
import type { ServiceOnWeb } from '../service.ts';

export const webhookService: ServiceOnWeb<'webhook'> = {
  name: 'Webhook',
  noun: 'a webhook',
  summary: 'For developers: each event is posted to an address of yours, signed.',
  mark: { icon: SendIcon, colour: '#3c4a9e' },
  begin: {
    name: '',
    service: { kind: 'webhook' },
    events: ['response.completed', 'response.low_score'],
  },
  hasUrl: true,
  hasSecret: true,
  key: null,
  privacy: () =>
    'Customer and order are included only if the shopper allows marketing. When an answer is erased here, the receiver is told to erase its copy.',
  Fields: ({ url, onUrl, errors }) => (
    <TextField
      label="Address"
      type="url"
      autoComplete="off"
      placeholder="https://example.com/webhooks/askwell"
      helpText="A public https address. Each event is posted there as JSON."
      value={url}
      onChange={onUrl}
      error={errors['url']}
    />
  ),
};
