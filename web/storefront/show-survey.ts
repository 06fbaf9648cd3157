import type { Shopper } from '#shared/audience/filters.ts';
import type { Showing } from '#shared/delivery/decide-survey.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { definitionPath } from '#shared/survey/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { connectSurvey } from '#web/collect/connect-survey.ts';
import { PAGE_ENGLISH, refusalSentence } from '#web/collect/refusal-sentence.ts';
import type { TranslatedMessages } from '#web/survey-view/messages.ts';
import type { SurveyView } from '#web/survey-view/survey-view.ts';
import { attributesOf } from './attributes.ts';
import { createCard } from './card.ts';
import type { TagData } from './page-facts.ts';
import { noteEvent, type SurveyEvent } from './visitor-history.ts';
import { readVisitor } from './visitor.ts';

/** What the loader knows when a survey is to be shown. */
export interface ShowRequest {
  readonly script: StoreScript;
  readonly tag: TagData;
  readonly shopper: Shopper;
  readonly showing: Showing;
  /** Where it goes inside the page, if the page has a block for it. */
  readonly block: Element | null;
  readonly mayStore: () => boolean;
  /** The view and the definition, on their way since before this file was asked for. */
  readonly parts: Promise<readonly [unknown, Response]>;
  /** A draft that a merchant tries out: nothing of it counts, and nothing stays on the device. */
  readonly isTest: boolean;
}

/** A survey that could not be had by then comes too late for its moment. */
const PATIENCE_MS = 10_000;
const THANK_YOU_PLACE = '[data-askwell-thank-you],[data-order-status]';

/** Puts a survey on the store's page, or leaves the page alone if it can't be had. */
export async function showSurvey(request: ShowRequest): Promise<void> {
  const { survey, placement } = request.showing;
  const [[file, reply], messages] = await inTime(Promise.all([request.parts, wordsIn(survey.language.file)]));
  (file as ViewFile).defineSurveyView();
  const view = document.createElement('askwell-survey');
  const definition = await readDefinition(reply);
  if (!definition || !isJsonSound()) return;
  const inPage = placement.type === 'thank_you' ? document.querySelector(THANK_YOU_PLACE) : null;
  await open(request, view, definition, messages, request.block ?? inPage);
}

async function open(
  request: ShowRequest,
  view: SurveyView,
  definition: SurveyDefinition,
  messages: TranslatedMessages | undefined,
  place: Element | null,
): Promise<void> {
  const { script, shopper, showing, isTest } = request;
  const { origin } = script;
  const mayStore = () => !isTest && request.mayStore();
  // Who tries a survey out on an order's page doesn't answer for that order.
  const tag = isTest ? {} : request.tag;
  const { surveyId: publicId, version, look, branding } = showing.survey;
  const attributes = attributesOf(tag, shopper, showing.placement.type);
  const words = messages ?? PAGE_ENGLISH;
  const note = (what: SurveyEvent) => {
    if (mayStore()) noteEvent(publicId, showing.placement.type, what, Date.now());
  };
  const survey = connectSurvey({
    origin,
    publicId,
    version,
    attributes: { ...attributes, language: messages?.language ?? 'en' },
    mayStore: mayStore(),
    test: isTest,
    // An order is asked once, whatever a visitor may be asked again.
    isAgain: !attributes.orderId && !!readVisitor(request.mayStore()).history[publicId]?.answeredAt,
    definitionOf: (wanted) =>
      wanted === version
        ? Promise.resolve(definition)
        : fetch(origin + definitionPath(publicId, wanted)).then(readDefinition, () => null),
    settings: { look, messages, removeBranding: !branding },
    onRefused: (code) => holder.say(refusalSentence(code, words)),
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
  holder.open(look);
  survey.note('shown');
  note('shown');
}

interface ViewFile {
  readonly defineSurveyView: () => void;
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

function inTime<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('late')), PATIENCE_MS)),
  ]);
}

/** Pages break it, and answers would be lost. */
function isJsonSound(): boolean {
  const { a } = JSON.parse(JSON.stringify({ a: [1] })) as { a?: number[] };
  return a?.[0] === 1;
}
