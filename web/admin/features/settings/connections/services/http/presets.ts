import type { Services } from '#shared/connections/kinds.ts';

/** Where a request of the merchant's own making can begin. */
export interface Preset extends Omit<Services['http'], 'purpose'> {
  readonly name: string;
  readonly url: string;
  readonly purpose: 'marketing' | null;
}

export const PRESETS: readonly Preset[] = [
  {
    name: 'Meta conversions',
    url: 'https://graph.facebook.com/v23.0/PIXEL-ID/events?access_token={{secret}}',
    header: '',
    type: 'json',
    purpose: 'marketing',
    template: `{
  "data": [
    {
      "event_name": "SurveyCompleted",
      "event_time": {{event.time_unix}},
      "event_id": {{event.id}},
      "action_source": "system_generated",
      "user_data": { "external_id": [{{customer.id_sha256}}] },
      "custom_data": { "survey": {{survey.name}}, "nps": {{response.nps}} }
    }
  ]
}`,
  },
  {
    name: 'TikTok events',
    url: 'https://business-api.tiktok.com/open_api/v1.3/event/track/',
    header: 'Access-Token',
    type: 'json',
    purpose: 'marketing',
    template: `{
  "event_source": "web",
  "event_source_id": "PIXEL-CODE",
  "data": [
    {
      "event": "SurveyCompleted",
      "event_time": {{event.time_unix}},
      "event_id": {{event.id}},
      "user": { "external_id": {{customer.id_sha256}} },
      "properties": { "description": {{survey.name}} }
    }
  ]
}`,
  },
  {
    name: 'An empty request',
    url: '',
    header: '',
    type: 'json',
    purpose: null,
    template: `{
  "survey": {{survey.name}},
  "nps": {{response.nps}},
  "text": {{response.text}}
}`,
  },
];
