import type { DeliveryContext, VisitorHistory } from '#shared/delivery/context.ts';
import { decideSurvey } from '#shared/delivery/decide-survey.ts';
import { surveyLanguage } from '#shared/delivery/survey-language.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import type { CollectAttributes } from '#shared/collect/collect.ts';
import { givenConsent } from '#shared/collect/consent.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newId } from '#web/collect/new-id.ts';
import { refusalSentence } from '#web/collect/refusal-sentence.ts';
import { keyOf, openBegunResponse, type BegunResponse } from './begun-response.ts';
import { showSurvey } from './checkout-view.ts';
import { plainId } from '../draw.ts';
import { type CheckoutGlobal } from './platform.ts';
import { createSender } from './sender.ts';
import { wordsIn } from './words.ts';

const HISTORY = 'askwell-history';

/** Shows a survey below the order, if one matches this shopper. On any error the page stays as it is. */
export async function attachSurvey(
  checkout: CheckoutGlobal,
  root: Node & ParentNode,
  server: string,
): Promise<void> {
  const manifest = `${server}/store/${checkout.shop.myshopifyDomain}/manifest.json?at=thank-you`;
  const script = await readJson<StoreScript>(manifest);
  const allowed = checkout.customerPrivacy?.value.allowedProcessing;
  const mayStore = allowed?.analytics === true;
  const { surveys } = script.manifest;
  if (allowed && !mayStore) forget(checkout, [HISTORY, ...surveys.map(({ surveyId }) => keyOf(surveyId))]);
  const history = (mayStore ? await checkout.storage.read<VisitorHistory>(HISTORY) : null) ?? {};
  const seen = attributesOf(checkout);
  const context = contextOf(seen, history, script.manifest.currency);
  const showing = decideSurvey(script.manifest, context);
  if (!showing) return;
  const { surveyId: publicId, version } = showing.survey;
  const isPreview = !!checkout.extension?.editor;
  const { orderId } = seen;
  const store =
    mayStore && !isPreview && orderId ? await openBegunResponse(checkout, publicId, orderId) : null;
  const chosen = surveyLanguage(showing.survey, wantedLanguages(checkout), context.visitorId);
  const begun: BegunResponse = store?.found ?? {
    ...{ responseId: newId(), startedAt: Date.now(), version },
    ...{ ...chosen, language: chosen.language.tag },
  };
  const { language, snapshot: restore } = begun;
  const words = wordsIn(language);
  const definition = await readJson<SurveyDefinition>(begun.definitionUrl);
  const sender = createSender({
    ...{ ...begun, server, publicId, attributes: { ...seen, language } },
    // Stored once the server has decided, not when the shopper submits: until then the next page sends the response again.
    onDecided: () => note('answeredAt'),
    onCode: (code) => shown.showCode(code),
    onRefused: (code) => shown.say(refusalSentence(code, words)),
  });
  let past = history[publicId] ?? {};
  const note = (what: 'shownAt' | 'answeredAt'): void => {
    past = { ...past, [what]: Date.now() };
    if (mayStore) void checkout.storage.write(HISTORY, { ...history, [publicId]: past });
  };
  const shown = showSurvey(root, {
    definition,
    words,
    respondentKey: sender.respondentKey,
    preview: isPreview,
    restore,
    ports: {
      clock: Date.now,
      store: (snapshot) => store?.keep(begun, snapshot),
      send: sender.send,
    },
    onAnswer: () => sender.sight('started'),
  });
  if (isPreview) return;
  // An earlier page may have closed before it could send. The reply to a completed response has the discount code.
  if (restore && (restore.complete || Object.keys(restore.answers).length > 0)) sender.send(restore);
  sender.sight('shown');
  note('shownAt');
}

/** Removes what was stored while the shopper allowed it. */
function forget({ storage }: CheckoutGlobal, keys: readonly string[]): void {
  for (const key of keys) storage.delete(key).catch(() => undefined);
}

/** The language in which the shopper checks out. */
function wantedLanguages({ localization }: CheckoutGlobal): readonly string[] {
  const tag = localization?.language?.value?.isoCode;
  return tag === undefined ? [] : [tag];
}

async function readJson<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** The checkout's attributes of the order. The server matches the order's webhook by its token. */
function attributesOf(checkout: CheckoutGlobal): CollectAttributes {
  const { orderConfirmation, order, cost, checkoutToken, localization } = checkout;
  const orderId = orderConfirmation?.value.order.id ?? order?.value?.id;
  const isFirst = orderConfirmation?.value.isFirstOrder;
  const total = cost?.totalAmount.value;
  return {
    placement: 'thank_you',
    country: localization?.country?.value?.isoCode,
    customerType: isFirst === undefined ? undefined : isFirst ? 'firstTime' : 'repeat',
    orderId: orderId === undefined ? undefined : plainId(orderId),
    orderValue: total?.amount,
    orderCurrency: total?.currencyCode,
    checkoutToken: checkoutToken?.value,
    consent: consentIn(checkout),
  };
}

function consentIn({ customerPrivacy }: CheckoutGlobal): CollectAttributes['consent'] {
  const allowed = customerPrivacy?.value.allowedProcessing;
  return (
    allowed &&
    givenConsent({
      analytics: allowed.analytics,
      marketing: allowed.marketing && allowed.saleOfData,
    })
  );
}

function contextOf(
  { customerType, country, orderValue, orderCurrency, orderId }: CollectAttributes,
  history: VisitorHistory,
  currency: string,
): DeliveryContext {
  return {
    now: Date.now(),
    spot: { type: 'thank_you' },
    visit: { seconds: 0, scrolledPercent: 0, exitIntent: false },
    shopper: {
      customerType: customerType ?? null,
      country: country ?? null,
      orderValue: orderValue !== undefined && orderCurrency === currency ? orderValue : null,
    },
    // Sampling and split tests go by order: the same order always gets the same result.
    visitorId: orderId ?? newId(),
    history,
  };
}
