import { identityOf } from '#server/areas/billing/customer-identity.ts';
import { openHostedSession } from '#server/areas/billing/service/hosted-session.ts';
import { createKey } from '#server/areas/public-api/keys/save-keys.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { KEY_SCOPES } from '#shared/connections/key-scopes.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import type { TestDeps } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import type { Parameters } from './draw-call.ts';

/** A signed-in merchant with a live survey, and the addresses and tokens that belong to them. */
export interface Insider {
  readonly authorization: string;
  /** An API key with every scope. */
  readonly programKey: string;
  readonly shop: string;
  readonly parameters: Parameters;
  /** The headers of a call to the billing service. */
  readonly billing: Readonly<Record<string, string>>;
  /** Paths of the hosted billing pages. */
  readonly hosted: readonly string[];
  /** Valid inputs, by the name of their call. */
  readonly examples: Readonly<Record<string, unknown>>;
  readonly platformSecret: string;
  /** Seconds since 1970 by the server's clock, because signed links expire. */
  readonly now: number;
}

const QUESTIONS = survey(
  ...QUESTION_TYPES.map((type) => {
    const id = `q-${type.replaceAll('_', '-')}`;
    const hasOptions = isChoice(question(type, id));
    return question(type, id, { isRequired: false, ...(hasOptions && { options: ['yes', 'no'] }) });
  }),
);

export async function newInsider(deps: TestDeps): Promise<Insider> {
  const { config } = deps;
  // A fake shop on this machine.
  const store = await buildStore(deps, newShop(config.devStore?.hostSuffix));
  const { storeId, shop } = store;
  await subscribe(deps, storeId, 'pro');
  const { authorization } = await validSession(deps, store);
  const { surveyId, publicId, definition } = await buildPublishedSurvey(deps, store, QUESTIONS);
  const { token, customerId } = await identityOf(deps, storeId);
  const session = { sessionId: 'none', storeId, merchantId: store.merchantId, storeUrl: shop };
  const { secret } = await createKey(productDeps(deps), session, {
    name: 'Program',
    scopes: [...KEY_SCOPES],
  });
  const hosted = (['plans', 'account'] as const).map((type) =>
    openHostedSession(deps, { storeId, type, locale: null }),
  );
  return {
    authorization,
    programKey: secret,
    shop,
    parameters: {
      ...{ surveyId, publicId, version: '1', meaningId: 'q-nps', shop, templateId: 'nps' },
      ...{ responseId: 'r'.repeat(32), session: 'none', charge: `charge-${storeId}`, id: 'event' },
    },
    billing: {
      'x-mantle-app-id': config.billing.appId,
      'x-mantle-app-api-key': config.secrets.billingApiKey,
      'x-mantle-customer-api-token': token,
    },
    hosted: hosted.map(({ session }) => new URL(session.url).pathname),
    examples: examplesOf({ publicId, definition, shop, customerId }, deps.clock()),
    platformSecret: config.secrets.platformApi[0],
    now: Math.floor(deps.clock() / 1000),
  };
}

function examplesOf(
  {
    definition,
    shop,
    customerId,
  }: { publicId: string; definition: unknown; shop: string; customerId: string },
  now: number,
): Record<string, unknown> {
  const attributes = { placement: 'popup', country: 'PT', customerType: 'repeat', language: 'pt' };
  const times = { startedAt: now - 9_000, changedAt: now, sentAt: now };
  const response = {
    ...{
      version: 1,
      revision: 1,
      respondentKey: 'key',
      complete: false,
      path: ['q-nps', 'q-text'],
      ...times,
    },
    ...{ answers: { 'q-nps': { value: 9 }, 'q-text': { value: 'good' } }, timings: { 'q-nps': 1_000 } },
    attributes: { ...attributes, customerId: '1', orderId: '2', orderValue: 9.5, orderCurrency: 'EUR' },
  };
  const audience = [
    { type: 'location', operator: 'contains', values: ['PT:Portugal'] },
    { type: 'orderValue', operator: 'between', value: 1, maxValue: 2 },
  ];
  const pages = { kinds: ['product'], paths: ['/sale*'] };
  const popup = { type: 'popup', pages, trigger: { type: 'delay', seconds: 5 } };
  const schedule = { startsAt: '2026-11-02T12:00:00.000Z', endsAt: '2026-11-03T12:00Z' };
  const view = { range: '2026-10-01..2026-11-30', versions: '1', countries: 'PT,unknown', order: '1..9.5' };
  const filters = { ...view, customers: 'repeat', answered: 'q-nps=v:9', compare: 'country', period: 'day' };
  return {
    saveDraft: { baseRevision: 2, saveId: 'save', definition },
    saveTemplate: { baseRevision: 0, saveId: 'save', definition },
    saveAudience: { audience },
    estimateReach: { audience },
    saveDelivery: { delivery: { ...DEFAULT_DELIVERY, placements: [popup], schedule } },
    saveResponse: response,
    sendResponse: { ...response, complete: true },
    recordSighting: { sightingId: 's'.repeat(32), kind: 'shown', version: 1, at: now, attributes },
    getAnalyticsOverview: filters,
    getQuestionResults: filters,
    getAnalyticsTrends: filters,
    getAnalyticsFunnel: filters,
    listAnswerTexts: { ...filters, after: '2026-11-02T12:00:00.000Z_a', search: 'good' },
    listResponses: {
      ...filters,
      after: '2026-11-02T12:00:00.000Z_a',
      search: 'good',
      sort: '-order',
      tag: 'vip',
    },
    noteResponse: { note: 'call back' },
    markResponses: { responseIds: ['a'], isStarred: true, addTags: ['vip'], removeTags: ['new'] },
    deleteResponses: { responseIds: ['a'] },
    exportSelection: { responseIds: ['a'] },
    listLowScores: { assigned: 'person', owner: 'Ana', due: 'week', state: 'new', search: 'good' },
    getInbox: { assigned: 'nobody', due: 'overdue' },
    changeLowScores: {
      changeId: 'c1',
      actor: 'Ana',
      responseIds: ['a'],
      change: { state: 'solved', owner: 'Ana', dueOn: '2026-12-01', note: 'called' },
      isMail: false,
    },
    undoLowScoreChange: { actor: 'Ana' },
    createDiscount: { changeId: 'd1', actor: 'Ana', percent: 10, days: 30 },
    compareSegments: { ...view, compare: 'country', one: 'PT', other: 'unknown' },
    getSplitTest: { ...view, test: '' },
    getMoneyByAnswer: filters,
    getWhoAnswered: filters,
    getFindings: filters,
    markFinding: { key: 'lead:q-nps:o:a', mark: 'kept' },
    lookAtFindings: { keys: ['lead:q-nps:o:a'] },
    promoteOther: { body: 'tea', optionId: 'tea', text: 'Tea' },
    saveAppearance: {
      theme: { scheme: 'auto', accent: '#112233', background: null, text: null, radius: 4, font: 'serif' },
    },
    cancelPlan: { when: 'now', reason: 'too dear' },
    findShopper: { by: 'customer', id: 'gid://shopify/Customer/1' },
    eraseShopper: { by: 'order', id: '2' },
    listSurveys: { page: '1', status: ['draft', 'live'], search: 'cafe' },
    publishSurvey: {
      draftRevision: 2,
      meanings: [{ questionId: 'q-nps', optionId: null, change: 'correction' }],
    },
    identify: {
      platform: 'shopify',
      myshopifyDomain: shop,
      name: 'A',
      email: 'a@b',
      customFields: { a: [1, 'b'] },
    },
    recordUsage: {
      events: [
        {
          eventId: 'e',
          eventName: 'event',
          timestamp: '2026-11-02T12:00:00Z',
          customerId,
          properties: { quantity: 2 },
        },
      ],
    },
    order: {
      ...{ id: 5_001, checkout_token: 'checkout', customer: { id: 77, orders_count: 3 }, currency: 'EUR' },
      ...{ total_price: '80.50', current_total_price: '70.00', cancelled_at: null },
      ...{ created_at: '2026-11-02T11:59:00Z', updated_at: '2026-11-02T11:59:00-05:00' },
      ...{ shipping_address: { country_code: 'PT' }, billing_address: null },
    },
    privacy: {
      ...{ shop_id: 1, customer: { id: 77, email: 'a@b', phone: '1' }, orders_to_redact: [5_001] },
      ...{ orders_requested: ['5001'], data_request: { id: 9 } },
    },
  };
}
