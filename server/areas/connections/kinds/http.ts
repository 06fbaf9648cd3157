import { createHash } from 'node:crypto';
import { TEMPLATE_NAMES } from '#shared/connections/kinds.ts';
import { fillTemplate, namesIn, templateProblem, type TemplateValues } from '#shared/connections/template.ts';
import { answersAsText, firstOf, scoreOf } from './event-content.ts';
import { asResponse, isOneLine, type Kind, type ToldEvent } from './kind.ts';

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The placeholder that the secret key replaces in an address. */
const SECRET = '{{secret}}';

/** A request of the merchant's own making, such as a conversion for Meta or TikTok. */
export const http: Kind<'http'> = {
  shownUrl: null,
  keyProblem: (key) => (key === '' || isOneLine(key) ? null : 'A key is one line without spaces.'),
  problem({ template, type, header }) {
    const message = templateProblem(template, type, Object.keys(TEMPLATE_NAMES));
    if (message !== null) return { field: 'template', message };
    return OWN_HEADERS.includes(header.toLowerCase())
      ? { field: 'header', message: 'We set this header ourselves.' }
      : null;
  },
  usesKey: ({ template, header }, url) =>
    header !== '' || url.includes(SECRET) || namesIn(template).includes('secret'),
  hasKeyInQuery: true,
  canTell: ({ customer_id: customerId }, { template }) =>
    customerId !== undefined || !namesIn(template).some((name) => name.startsWith('customer.')),
  request(event, { url, service, secrets }) {
    const secret = secrets[0] ?? '';
    return {
      url: url.replaceAll(SECRET, () => encodeURIComponent(secret)),
      headers: {
        'content-type': TYPES[service.type],
        ...(service.header !== '' && { [service.header.toLowerCase()]: secret }),
      },
      body: fillTemplate(service.template, service.type, { ...valuesOf(event), secret }),
    };
  },
};

const OWN_HEADERS = [
  'host',
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'user-agent',
];

function valuesOf(event: ToldEvent): TemplateValues {
  const content = asResponse(event);
  const { customer_id: customerId = null } = content;
  return {
    'event.id': event.eventId,
    'event.type': event.type,
    'event.time': event.occurredAt,
    'event.time_unix': Math.floor(Date.parse(event.occurredAt) / 1000),
    'survey.id': content.survey_id,
    'survey.name': content.survey_name,
    'response.id': content.response_id,
    'response.status': content.status,
    'response.nps': scoreOf(content, 'nps'),
    'response.rating': scoreOf(content, 'rating'),
    'response.text': firstOf(content, 'text'),
    'response.answers': answersAsText(content),
    'response.country': content.country,
    'response.language': content.language,
    'response.placement': content.placement,
    'customer.id': customerId,
    'customer.id_sha256': customerId && createHash('sha256').update(customerId).digest('hex'),
    'order.id': content.order_id ?? null,
    'order.value': content.order_value === undefined ? null : Number(content.order_value),
    'order.currency': content.order_currency ?? null,
  };
}
