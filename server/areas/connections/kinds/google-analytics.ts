import { createHash } from 'node:crypto';
import { storable } from '#shared/survey/plain-text.ts';
import { scoreOf } from './event-content.ts';
import { asResponse, isOneLine, JSON_TYPE, type Kind, type Means, type ToldEvent } from './kind.ts';

const hostOf = ({ isEuropean }: { readonly isEuropean: boolean }) =>
  isEuropean ? 'https://region1.google-analytics.com' : 'https://www.google-analytics.com';

/** An event of Google Analytics 4, by the Measurement Protocol. */
export const googleAnalytics: Kind<'google_analytics'> = {
  shownUrl: (service) => `${hostOf(service)}/mp/collect?measurement_id=${service.measurementId}`,
  keyProblem: (key) => (isOneLine(key) ? null : 'Paste the API secret of the data stream, without spaces.'),
  request: (event, means) => requestTo('/mp/collect', event, means),
  // The ordinary address answers 204 to anything; this one checks the event and keeps nothing.
  testRequest: (event, means) => requestTo('/debug/mp/collect', event, means),
  testProblem: (reply) =>
    /"validationMessages"\s*:\s*\[\s*\]/.test(reply) ? null : 'Google found a mistake in the event.',
};

function requestTo(path: string, event: ToldEvent, { service, secrets }: Means<'google_analytics'>) {
  const query = new URLSearchParams({ measurement_id: service.measurementId, api_secret: secrets[0] ?? '' });
  return {
    url: `${hostOf(service)}${path}?${query.toString()}`,
    headers: JSON_TYPE,
    body: JSON.stringify(bodyOf(event)),
  };
}

/** Google refuses longer values of a parameter. */
const LONGEST_VALUE = 100;

function bodyOf(event: ToldEvent): object {
  const content = asResponse(event);
  const ads = content.consent === 'all' ? 'GRANTED' : 'DENIED';
  const nps = scoreOf(content, 'nps');
  const rating = scoreOf(content, 'rating');
  return {
    client_id: clientIdOf(content.response_id),
    timestamp_micros: Date.parse(event.occurredAt) * 1000,
    consent: { ad_user_data: ads, ad_personalization: ads },
    events: [
      {
        name: event.type === 'response.low_score' ? 'survey_low_score' : 'survey_completed',
        params: {
          survey_id: content.survey_id,
          survey_name: storable(content.survey_name, LONGEST_VALUE),
          ...(content.placement && { survey_placement: content.placement }),
          ...(nps !== null && { nps }),
          ...(rating !== null && { rating }),
          engagement_time_msec: Math.max(1, Math.round(content.seconds * 1000)),
        },
      },
    ],
  };
}

/** Names the response, not the browser: this server does not know Google's cookie. */
function clientIdOf(responseId: string): string {
  const hash = createHash('sha256').update(responseId).digest();
  return `${hash.readUInt32BE(0)}.${hash.readUInt32BE(4)}`;
}
