import { answersByQuestion, scoreOf } from './event-content.ts';
import { asErased, asResponse, isOneLine, type Kind, type ToldEvent } from './kind.ts';

/** The version of Klaviyo's API that these requests are written for. */
const REVISION = '2026-04-15';
const EVENTS = 'https://a.klaviyo.com/api/events';
const PROFILES = 'https://a.klaviyo.com/api/profile-import';

/** What answers set on a profile. */
const SURVEY = 'Askwell last survey';
const ANSWERED_AT = 'Askwell last answered at';
const NPS = 'Askwell NPS';

const METRICS: Readonly<Record<string, string>> = {
  'response.completed': 'Answered a survey',
  'response.low_score': 'Gave a low score',
};

/**
 * An event of a customer's profile, and properties of that profile, by Klaviyo's Create Event call. An erasure unsets the
 * properties; Klaviyo has no call that deletes an event.
 */
export const klaviyo: Kind<'klaviyo'> = {
  shownUrl: (_, type) => (type === 'response.erased' ? PROFILES : EVENTS),
  keyProblem: (key) =>
    isOneLine(key) && key.startsWith('pk_') ? null : 'A private API key of Klaviyo begins with pk_.',
  canTell: ({ customer_id: customerId }) => customerId !== undefined,
  erasesByCustomer: true,
  namesByEmail: true,
  countsEventsOnce: true,
  request: (event, { secrets, email }) => ({
    url: event.type === 'response.erased' ? PROFILES : EVENTS,
    headers: {
      authorization: `Klaviyo-API-Key ${secrets[0] ?? ''}`,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
      revision: REVISION,
    },
    body: JSON.stringify({
      data: event.type === 'response.erased' ? unsetOf(event, email) : eventOf(event, email),
    }),
  }),
};

/**
 * A profile has one of the two: naming both would replace an external ID that another program of the merchant set.
 */
const profileOf = (customerId: string | undefined, email: string | null): object =>
  email === null ? { external_id: customerId } : { email };

function eventOf(event: ToldEvent, email: string | null): object {
  const content = asResponse(event);
  const { survey_name: surveyName, survey_id: surveyId, customer_id: customerId } = content;
  const nps = scoreOf(content, 'nps');
  const metric = METRICS[event.type] ?? 'Answered a survey';
  const profile = {
    ...profileOf(customerId, email),
    properties: {
      [SURVEY]: surveyName,
      [ANSWERED_AT]: content.saved_at,
      ...(nps !== null && { [NPS]: nps }),
    },
  };
  const attributes = {
    properties: {
      survey_id: surveyId,
      survey_name: surveyName,
      response_id: content.response_id,
      status: content.status,
      ...(nps !== null && { nps }),
      ...(content.order_id !== undefined && { order_id: content.order_id }),
      ...answersByQuestion(content),
    },
    time: event.occurredAt,
    unique_id: event.eventId,
    metric: { data: { type: 'metric', attributes: { name: event.isTest ? `${metric} (test)` : metric } } },
    profile: { data: { type: 'profile', attributes: profile } },
  };
  return { type: 'event', attributes };
}

/** Create or Update Profile: https://developers.klaviyo.com/en/reference/create_or_update_profile */
function unsetOf(event: ToldEvent, email: string | null): object {
  const { customer_id: customerId } = asErased(event);
  return {
    type: 'profile',
    attributes: profileOf(customerId, email),
    meta: { patch_properties: { unset: [SURVEY, ANSWERED_AT, NPS] } },
  };
}
