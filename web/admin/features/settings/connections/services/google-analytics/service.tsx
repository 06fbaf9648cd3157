import { Checkbox, TextField } from '@shopify/polaris';
import { ChartVerticalFilledIcon } from '@shopify/polaris-icons';
import type { ServiceOnWeb } from '../service.ts';

export const googleAnalyticsService: ServiceOnWeb<'google_analytics'> = {
  name: 'Google Analytics 4',
  noun: 'Google Analytics 4',
  summary: 'An event for each completed survey, with its scores.',
  mark: { icon: ChartVerticalFilledIcon, colour: '#a04e00' },
  begin: {
    name: 'Google Analytics',
    service: { kind: 'google_analytics', measurementId: '', isEuropean: false },
    events: ['response.completed'],
  },
  hasUrl: false,
  key: {
    label: 'API secret',
    help: 'In Google Analytics under Admin, Data streams, Measurement Protocol API secrets.',
  },
  privacy: () =>
    'Only answers of shoppers who allow analytics are sent, without texts and without who answered. Google cannot join them with a visit. An event cannot be taken back: Google keeps it when its answer is erased here.',
  Fields: ({ service, onChange, errors }) => (
    <>
      <TextField
        label="Measurement ID"
        autoComplete="off"
        placeholder="G-AB12CD34EF"
        value={service.measurementId}
        onChange={(measurementId) => onChange({ ...service, measurementId })}
        error={errors['service.measurementId']}
      />
      <Checkbox
        label="Send to Google’s servers in the EU"
        checked={service.isEuropean}
        onChange={(isEuropean) => onChange({ ...service, isEuropean })}
      />
    </>
  ),
};
