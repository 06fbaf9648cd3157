import { EmailIcon } from '@shopify/polaris-icons';
import type { ServiceOnWeb } from '../service.ts';

export const klaviyoService: ServiceOnWeb<'klaviyo'> = {
  name: 'Klaviyo',
  noun: 'Klaviyo',
  summary: 'Answers in your customers’ profiles, for segments and flows.',
  mark: { icon: EmailIcon, colour: '#1f6f43' },
  begin: {
    name: 'Klaviyo',
    service: { kind: 'klaviyo' },
    events: ['response.completed', 'response.low_score'],
  },
  hasUrl: false,
  key: {
    label: 'Private API key',
    help: 'In Klaviyo under Settings, API keys. It needs full access to events and profiles, and begins with pk_.',
  },
  privacy: () =>
    'Only answers of known customers who allow marketing are sent. A customer whose order your store confirmed is named by e-mail, which we read when we send and do not keep. Another one, or any in a store that does not tell us e-mail addresses, gets the profile whose external ID is the customer’s ID in your store. When an answer is erased here, the properties that answers set are removed from the profile; deleting a whole survey leaves them. Events stay, because Klaviyo deletes an event only with its whole profile.',
  Fields: () => null,
};
