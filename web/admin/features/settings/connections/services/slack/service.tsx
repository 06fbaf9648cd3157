import { HashtagIcon } from '@shopify/polaris-icons';
import { Select } from '../../../../../ui/select.tsx';
import type { ServiceOnWeb } from '../service.ts';

/** The hours of a day to choose from. */
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export const slackService: ServiceOnWeb<'slack'> = {
  name: 'Slack',
  noun: 'Slack',
  summary: 'A message in a channel when a score is low, and a digest each day.',
  mark: { icon: HashtagIcon, colour: '#4a154b' },
  begin: {
    name: 'Slack',
    service: { kind: 'slack', digestHour: 9 },
    events: ['response.low_score', 'store.digest'],
  },
  hasUrl: false,
  key: {
    label: 'Webhook URL',
    help: 'In Slack, create an app with an incoming webhook for your channel, and copy its URL. It begins with https://hooks.slack.com/services/.',
  },
  privacy: () =>
    'Messages have the answers, and the order number only if the shopper allows marketing. A message cannot be taken back: when its answer is erased here, delete it in Slack.',
  Fields: ({ service, onChange }) => (
    <Select
      label="Time of the daily digest"
      helpText="By your store’s clock."
      options={HOURS}
      value={String(service.digestHour)}
      onChange={(hour) => onChange({ ...service, digestHour: Number(hour) })}
    />
  ),
};
