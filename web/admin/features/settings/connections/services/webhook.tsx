import { TextField } from '@shopify/polaris';
import type { ServiceForm } from './service-form.ts';

export const webhookForm: ServiceForm<'webhook'> = {
  name: 'Webhook',
  noun: 'a webhook',
  summary: 'Signed requests to an address of yours, such as a warehouse, a help desk or an automation.',
  begin: {
    name: '',
    service: { kind: 'webhook' },
    events: ['response.completed', 'response.low_score'],
  },
  hasUrl: true,
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
