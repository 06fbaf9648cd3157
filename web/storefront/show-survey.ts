import type { Shopper } from '#shared/audience/filters.ts';
import type { Showing } from '#shared/delivery/decide-survey.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { definitionPath } from '#shared/survey/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { connectSurvey } from '#web/collect/connect-survey.ts';
import type { TranslatedMessages } from '#web/survey-view/messages.ts';
import { defineSurveyView, SURVEY_VIEW, type SurveyView } from '#web/survey-view/survey-view.ts';
import { attributesOf } from './attributes.ts';
import { breathe } from './breathe.ts';
import { CARD_ENGLISH, createCard } from './card.ts';
import { comeLate, lateAtLast } from './come-late.ts';
import type { TagData } from './page-facts.ts';
import type { SurveyEvent } from './visitor-history.ts';
import type { Visitor } from './visitor.ts';

/** What the loader calls in this file. */
export interface ShowFile {
  readonly show: typeof show;
}

/** What the loader knows when a survey is to be shown. */
export interface ShowRequest {
  /** When the survey was asked for. */
  readonly askedAt: number;
  readonly script: StoreScript;
  readonly tag: TagData;
  readonly shopper: Shopper;
  readonly visitor: Visitor;
  readonly showing: Showing;
  /** Where it goes inside the page, if the page has a block for it. */
  readonly block: Element | null;
  readonly mayStore: () => boolean;
  /** The definition, asked for together with this file. */
  readonly reply: Response;
  /** The token of a draft that a merchant tries out: nothing of it counts, and nothing stays on the device. */
  readonly preview: string | undefined;
}

/** A survey that could not be had by then comes too late for its moment. */
const PATIENCE_MS = 10_000;
const THANK_YOU_PLACE = '[data-askwell-thank-you],[data-order-status]';

/** Puts a survey on the store's page, or leaves the page alone if it can't be had. */
export async function show(request: ShowRequest): Promise<void> {
  const { reply, askedAt, showing, block } = request;
  const { survey, placement } = showing;
  const [definition, messages] = await Promise.all([readDefinition(reply), wordsIn(survey.language.file)]);
  if (!definition || Date.now() - askedAt > PATIENCE_MS || !isJsonSound()) return;
  void comeLate();
  defineSurveyView();
  const view = document.createElement(SURVEY_VIEW);
  await breathe();
  const inPage = placement.type === 'thank_you' ? document.querySelector(THANK_YOU_PLACE) : null;
  await open(request, view, definition, messages, block ?? inPage);
}

async function open(
  request: ShowRequest,
  view: SurveyView,
  definition: SurveyDefinition,
  messages: TranslatedMessages | undefined,
  place: Element | null,
): Promise<void> {
  const { script, shopper, showing, preview } = request;
  const { origin } = script;
  const mayStore = () => !preview && request.mayStore();
  // A preview on an order's page does not answer for that order.
  const tag = preview ? {} : request.tag;
  const { surveyId: publicId, version, look, branding } = showing.survey;
  const attributes = attributesOf(tag, shopper, showing.placement.type);
  const words = messages ?? CARD_ENGLISH;
  const note = (what: SurveyEvent) => {
    const now = Date.now();
    void comeLate().then((late) => {
      if (mayStore()) late.noteEvent(publicId, showing.placement.type, what, now);
    });
  };
  const survey = connectSurvey({
    origin,
    publicId,
    version,
    attributes: { ...attributes, language: messages?.language ?? 'en' },
    mayStore: mayStore(),
    previewToken: preview,
    // An order is asked once, whatever a visitor may be asked again.
    isAgain: !attributes.orderId && !!request.visitor.history[publicId]?.answeredAt,
    definitionOf: (wanted) =>
      wanted === version
        ? Promise.resolve(definition)
        : fetch(origin + definitionPath(publicId, wanted)).then(readDefinition, () => null),
    settings: { look, messages, removeBranding: !branding },
    onRefused: (code) => holder.say(lateAtLast().refusalSentence(code, messages)),
    beforeResuming: comeLate,
  });
  let isOver = false;
  const onClose = () => {
    if (isOver) return;
    survey.note('dismissed');
    note('dismissed');
  };
  const holder = place ? holdInside(place, view) : createCard(view, words, onClose);
  view.addEventListener('answer', () => {
    survey.note('started');
    note('begun');
  });
  view.addEventListener('submitted', () => {
    isOver = true;
    note('answered');
  });
  if (!(await survey.show(view))) return;
  await breathe();
  await holder.open(look);
  await breathe();
  survey.note('shown');
  note('shown');
}

function holdInside(place: Element, view: SurveyView) {
  return {
    open: () => place.replaceChildren(view),
    say: (sentence: string) => void (place.textContent = sentence),
  };
}

async function wordsIn(file: string | null): Promise<TranslatedMessages | undefined> {
  if (file === null) return undefined;
  const loaded = (await import(/* @vite-ignore */ file).catch(() => null)) as {
    messages: TranslatedMessages;
  } | null;
  return loaded?.messages;
}

function readDefinition(reply: Response): Promise<SurveyDefinition> | null {
  return reply.ok ? (reply.json() as Promise<SurveyDefinition>) : null;
}

/** Pages break it, and answers would be lost. */
function isJsonSound(): boolean {
  const { a } = JSON.parse(JSON.stringify({ a: [1] })) as { a?: number[] };
  return a?.[0] === 1;
}
