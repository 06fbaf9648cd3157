import type { DeliveryContext, Spot, Visit } from '#shared/delivery/context.ts';
import { decideIgnoringTriggers, decideSurvey, type Showing } from '#shared/delivery/decide-survey.ts';
import { surveyLanguage } from '#shared/delivery/survey-language.ts';
import type { Manifest } from '#shared/delivery/manifest.ts';
import { STORE_PREVIEW, type StoreScript } from '#shared/delivery/store-script.ts';
import { consentOf } from './consent.ts';
import type { ExplainFile } from './explain-page.ts';
import { shopperOf, spotOf, wantedLanguages, type TagData } from './page-facts.ts';
import type { ShowFile, ShowRequest } from './show-survey.ts';
import { readVisitor } from './visitor.ts';
import type { WaitFile } from './wait.ts';
import { yieldToMain } from './yield-to-main.ts';

/** A survey that the shopper began opens again on the next pages for this long. */
const RESUME_MS = 30 * 60_000;

const VISIT_START: Visit = { seconds: 0, scrolledPercent: 0, exitIntent: false };

/** Errors of our code must not reach the page's error handlers. */
export const ignore = () => undefined;

/** Requests the code and the definition at the same time, then shows the survey. */
async function request(
  known: Omit<ShowRequest, 'askedAt' | 'language' | 'variant' | 'reply'>,
  draft?: Response,
) {
  const askedAt = Date.now();
  const { survey } = known.showing;
  const { definitionUrl, ...chosen } = surveyLanguage(survey, wantedLanguages(), known.visitor.id);
  // Requested now, so that the survey finds them. It requests again what fails here.
  for (const file of survey.openingFiles ?? []) import(/* @vite-ignore */ file).catch(ignore);
  const [file, reply] = await Promise.all([
    import(/* @vite-ignore */ known.script.showFile) as Promise<ShowFile>,
    draft ?? fetch(definitionUrl),
  ]);
  await file.show({ ...known, ...chosen, askedAt, reply });
}

/**
 * Reads what the device stores about the visitor. At the first use the browser reads it from disk, which takes as long
 * as the rest of this script. So it is a task of its own.
 */
async function visitorOf(tag: TagData) {
  const mayStore = await consentOf(tag['consent']);
  const visitor = readVisitor(mayStore());
  await yieldToMain();
  return { mayStore, visitor };
}

/**
 * Decides which surveys this page shows, and when. Loads no more code until a survey may show. `signal` is aborted when
 * the shopper leaves the page, also for one that a script shows in its place.
 */
export async function load(script: StoreScript, tag: TagData, signal: AbortSignal): Promise<void> {
  const { manifest } = script;
  const { mayStore, visitor } = await visitorOf(tag);
  if (signal.aborted) return;
  const shopper = shopperOf(tag, manifest.currency);
  const pageSpot = spotOf(tag, location.pathname);
  const since = Date.now();
  let visit = VISIT_START;
  // While a merchant tries a draft, no other survey shows.
  let hasSurvey = location.search.includes(STORE_PREVIEW);

  const contextAt = (spot: Spot): DeliveryContext => ({
    now: Date.now(),
    spot,
    visit,
    shopper,
    visitorId: visitor.id,
    history: visitor.history,
  });

  const page = pageSpot.page?.kind;
  const show = (showing: Showing, block: Element | null, draft?: Response, preview?: string) =>
    request({ script, tag, shopper, page, visitor, showing, block, mayStore, preview, signal }, draft);

  /** A survey that is inside the page shows nowhere else on it. */
  const embedded = new Set<string>();
  const elsewhere = (): Manifest => ({
    ...manifest,
    surveys: manifest.surveys.filter(({ surveyId }) => !embedded.has(surveyId)),
  });

  /** A survey that the shopper began in a card shows again on the next page. */
  const resumed = (): Showing | null => {
    const { surveyId, at = 0 } = visitor.open ?? {};
    const surveys = elsewhere().surveys.filter(
      (survey) => survey.surveyId === surveyId && Date.now() - at < RESUME_MS,
    );
    return decideIgnoringTriggers({ ...manifest, surveys }, { ...contextAt(pageSpot), history: {} });
  };

  const attempt = (): void => {
    const showing = hasSurvey ? null : (resumed() ?? decideSurvey(elsewhere(), contextAt(pageSpot)));
    hasSurvey ||= !!showing;
    if (showing) show(showing, null).catch(ignore);
  };

  const blocks = [...document.querySelectorAll<HTMLElement>('[data-askwell-survey]')];
  const blockContext = (block: HTMLElement): DeliveryContext =>
    contextAt({ type: 'embedded', surveyId: block.dataset['askwellSurvey'] || null });
  for (const block of blocks) {
    const showing = decideSurvey(elsewhere(), blockContext(block));
    if (!showing) continue;
    embedded.add(showing.survey.surveyId);
    show(showing, block).catch(ignore);
  }
  attempt();
  if (location.search.includes('askwell_')) {
    const { explain } = (await import(/* @vite-ignore */ script.debugFile)) as ExplainFile;
    await explain(script, () => [contextAt(pageSpot), ...blocks.map(blockContext)], show);
  }
  const mayShowLater = !hasSurvey && decideIgnoringTriggers(elsewhere(), contextAt(pageSpot));
  if (mayShowLater || visitor.hasLeftovers) {
    const { wait } = (await import(/* @vite-ignore */ script.waitFile)) as WaitFile;
    wait(script, visitor.hasLeftovers, since, signal, (now) => {
      visit = now;
      attempt();
    });
  }
}
