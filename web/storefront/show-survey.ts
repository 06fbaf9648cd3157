import type { Shopper } from '#shared/audience/filters.ts';
import type { Showing } from '#shared/delivery/decide-survey.ts';
import type { PageKind, PlacementType } from '#shared/delivery/delivery.ts';
import type { ManifestLanguage } from '#shared/delivery/manifest.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import type { SightingKind } from '#shared/collect/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { connectSurvey, type Connection } from '#web/collect/connect-survey.ts';
import type { CurrentResponse } from '#web/collect/tab-response.ts';
import { toJson } from '#web/collect/to-json.ts';
import { englishIn } from '#web/survey-view/english-in.ts';
import type { SurveyMessages, TranslatedMessages } from '#web/survey-view/messages.ts';
import { defineSurveyElement, SURVEY_VIEW, type SurveyView } from '#web/survey-view/survey-element.ts';
import type { DrawPictures } from '#web/survey-view/pictures/draw-pictures.ts';
import { loadPictures } from '#web/survey-view/pictures/load-pictures.ts';
import { lookOn } from '#web/survey-view/look-on.ts';
import { attributesOf } from './attributes.ts';
import { createCard } from './card.ts';
import { deferredUploadQueue } from './deferred-upload-queue.ts';
import { startDeferredRun } from './first-question-run.ts';
import { loadDeferred } from './load-deferred.ts';
import { loadViews, withViews } from './load-views.ts';
import type { TagData } from './page-facts.ts';
import type { SurveyEvent } from './visitor-history.ts';
import type { Visitor } from './visitor.ts';
import { storeOnPage } from './store-on-page.ts';
import { afterPaint, yieldToMain } from './yield-to-main.ts';

/** The exports that the loader calls. */
export interface ShowFile {
  readonly show: typeof show;
}

/** What the loader knows about the survey to show. */
export interface ShowRequest {
  /** When the loader requested the survey. */
  readonly askedAt: number;
  readonly script: StoreScript;
  readonly tag: TagData;
  readonly shopper: Shopper;
  /** The kind of page; undefined on the thank-you page. */
  readonly page: PageKind | undefined;
  readonly visitor: Visitor;
  readonly showing: Showing;
  /** The language of the definition. */
  readonly language: ManifestLanguage;
  /** The variant of the survey's split test; undefined without a test. */
  readonly variant: Variant | undefined;
  /** The page's block for the survey, if it has one. */
  readonly block: Element | null;
  readonly mayStore: () => boolean;
  /** The definition, requested together with this file. */
  readonly reply: Response;
  /** The token of a draft that a merchant tries: its answers are not counted, and nothing is stored on the device. */
  readonly preview: string | undefined;
  /** Aborted when the shopper leaves the page. */
  readonly signal: AbortSignal;
}

/** A survey that takes longer to load is not shown. */
const LOAD_TIMEOUT_MS = 10_000;
/** Loads once the first question stands, so it is usually ready before the shopper answers. */
const afterFirstQuestion = loadDeferred(() => import('./after-first-question.ts'));

/** Resolves `painted`. */
let onPainted: () => void;
/** Resolves when the first question is painted or can't be shown. */
const painted = new Promise<void>((resolve) => (onPainted = resolve));

const THANK_YOU_PLACE = '[data-askwell-thank-you],[data-order-status]';

/** Shows a survey on the store's page. If it can't be loaded, the page stays as it is. */
export async function show(request: ShowRequest): Promise<void> {
  const { reply, showing, language, block, signal } = request;
  const { placement, survey } = showing;
  const [definition, messages, drawPictures] = await Promise.all([
    reply.ok ? (reply.json() as Promise<SurveyDefinition>) : null,
    wordsIn(language),
    loadPictures(survey.pictures),
  ]);
  if (!definition || !isJsonSound()) return;
  defineSurveyElement({
    startRun: startDeferredRun(afterFirstQuestion, painted),
    thanksScreen: () => afterFirstQuestion.loaded()?.thanksScreen,
  });
  await loadViews(afterFirstQuestion, definition.questions.slice(0, 1));
  const view = document.createElement(SURVEY_VIEW);
  await yieldToMain();
  if (signal.aborted) return;
  const inPage = placement.type === 'thank_you' ? document.querySelector(THANK_YOU_PLACE) : null;
  await open(request, view, definition, { messages, drawPictures }, block ?? inPage).finally(onPainted);
}

/** What was loaded beside the definition. */
interface Loaded {
  readonly messages: SurveyMessages;
  readonly drawPictures: DrawPictures | undefined;
}

async function open(
  request: ShowRequest,
  view: SurveyView,
  definition: SurveyDefinition,
  loaded: Loaded,
  place: Element | null,
): Promise<void> {
  const { shopper, showing, language, variant, preview, signal } = request;
  const { origin } = request.script;
  const mayStore = () => !preview && request.mayStore();
  const { placement } = showing;
  const { surveyId, version, branding } = showing.survey;
  // A preview on an order's page is not linked to that order.
  const attributes = attributesOf(preview ? {} : request.tag, shopper, placement.type);
  // The card's own parts follow the page as the survey does, so the look is settled before it opens.
  const look = { style: lookOn(place ?? document.body, showing.survey.look), darkStyle: '' };
  const note = noteLater(surveyId, placement.type, mayStore);
  const survey = connectSurvey({
    origin,
    publicId: surveyId,
    version,
    variant,
    attributes: { ...attributes, language: language.tag },
    page: request.page,
    mayStore: mayStore(),
    previewToken: preview,
    // A shopper answers once for each order, even if the survey allows another answer.
    mayAnswerAgain: !attributes.orderId && !!request.visitor.history[surveyId]?.answeredAt,
    definitionOf: definitionsOf(request, definition),
    settings: { ...loaded, look, removeBranding: !branding, store: storeOnPage(placement.type) },
    signal,
    createQueue: deferredUploadQueue(painted.then(afterFirstQuestion.load)),
    onRefused: (code) =>
      void afterFirstQuestion
        .load()
        .then(({ refusalSentence }) => holder.say(refusalSentence(code, loaded.messages))),
  });
  let isSubmitted = false;
  const tell = (kind: SightingKind, event: SurveyEvent) => {
    survey.note(kind);
    note(event);
  };
  const onClose = () => {
    if (!isSubmitted) tell('dismissed', 'dismissed');
  };
  const holder = place
    ? holdInside(place, view)
    : createCard(view, loaded.messages, onClose, signal, survey.isBegun || needsHeight(definition, showing));
  view.addEventListener('answer', () => tell('started', 'begun'));
  view.addEventListener('submitted', () => {
    isSubmitted = true;
    note('answered');
  });
  if (!(await survey.show(view)) || Date.now() - request.askedAt > LOAD_TIMEOUT_MS) return;
  await yieldToMain();
  if (signal.aborted) return;
  await holder.open(look.style);
  await afterPaint();
  tell('shown', 'shown');
}

/**
 * The definition that was loaded, or the one of another version or variant. A response that was begun may go on with any
 * question, so it waits for the code that draws them.
 */
function definitionsOf(
  { script, showing, language, variant }: ShowRequest,
  definition: SurveyDefinition,
): Connection['definitionOf'] {
  const { surveyId, version } = showing.survey;
  const { origin } = script;
  const load = async (response: CurrentResponse): Promise<SurveyDefinition | null> => {
    if (response.version === version && response.variant === variant) return definition;
    const { loadDefinition } = await afterFirstQuestion.load();
    const begunIn = response.attributes.language ?? language.tag;
    return loadDefinition({ ...response, origin, surveyId, language: begunIn });
  };
  return async (response) => {
    const found = await load(response);
    if (found && response.snapshot) await withViews(afterFirstQuestion, found.questions).load();
    return found;
  };
}

/** A calendar and pictures need the height that the card otherwise takes after the first answer. */
const needsHeight = ({ questions }: SurveyDefinition, { survey }: Showing): boolean =>
  questions[0]?.type === 'date' || !!survey.pictures?.inQuestions;

/** Records events in the visitor's history once the code for it has loaded. */
function noteLater(publicId: string, placement: PlacementType, mayStore: () => boolean) {
  return (event: SurveyEvent): void => {
    const now = Date.now();
    void afterFirstQuestion.load().then(({ noteEvent }) => {
      if (mayStore()) noteEvent(publicId, placement, event, now);
    });
  };
}

function holdInside(place: Element, view: SurveyView) {
  return {
    open: () => place.replaceChildren(view),
    say: (sentence: string) => void (place.textContent = sentence),
  };
}

async function wordsIn({ file, tag }: ManifestLanguage): Promise<SurveyMessages> {
  const loaded = (file && (await import(/* @vite-ignore */ file).catch(() => null))) as {
    messages: TranslatedMessages;
  } | null;
  return loaded?.messages ?? englishIn(tag);
}

/** Some pages' scripts break `JSON.stringify`, which would lose answers. */
function isJsonSound(): boolean {
  return toJson([1]) === '[1]';
}
