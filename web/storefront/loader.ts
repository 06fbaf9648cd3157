import type { DeliveryContext, Spot, Visit } from '#shared/delivery/context.ts';
import { awaitedTriggers, decideSurvey, type Showing } from '#shared/delivery/decide-survey.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import { consentOf } from './consent.ts';
import type { ExplainFile } from './explain-page.ts';
import { shopperOf, spotOf, type TagData } from './page-facts.ts';
import type { ShowFile } from './show.ts';
import { readVisitor } from './visitor.ts';

/** For so long a survey that was begun goes on by itself on the next pages. */
const OPEN_MS = 30 * 60_000;
const EVERYTHING: Visit = { seconds: Infinity, scrolledPercent: 100, exitIntent: true };

/** Whatever goes wrong with us is none of the page's business. */
export const ignore = () => undefined;

/** Decides which surveys this page shows, and when. Loads nothing more as long as none may show. */
export async function load(script: StoreScript, tag: TagData): Promise<void> {
  const { manifest, viewFile, showFile, debugFile } = script;
  const mayStore = await consentOf(tag['consent']);
  const visitor = readVisitor(mayStore());
  const shopper = shopperOf(tag, manifest.currency);
  const here = spotOf(tag, location.pathname);
  const since = Date.now();
  let visit: Visit = { seconds: 0, scrolledPercent: 0, exitIntent: false };
  let isTaken = false;

  const contextAt = (spot: Spot): DeliveryContext => ({
    now: Date.now(),
    spot,
    visit,
    shopper,
    visitorId: visitor.id,
    history: visitor.history,
  });

  const loadShow = () => import(/* @vite-ignore */ showFile) as Promise<ShowFile>;

  /** Everything that is needed, asked for side by side. */
  const show = async (showing: Showing, block: Element | null) => {
    const view = import(/* @vite-ignore */ viewFile);
    const definition = fetch(showing.survey.definitionUrl, { credentials: 'omit' });
    view.catch(ignore);
    definition.catch(ignore);
    const { showSurvey } = await loadShow();
    await showSurvey({ script, tag, shopper, showing, block, mayStore, view, definition });
  };

  /** Whoever began a survey in a card finds it again on the next page. */
  const resumed = (): Showing | null => {
    const { surveyId, at } = visitor.open ?? {};
    const isOpen = at && Date.now() - at < OPEN_MS;
    const surveys = manifest.surveys.filter((survey) => isOpen && survey.surveyId === surveyId);
    return decideSurvey({ ...manifest, surveys }, { ...contextAt(here), history: {}, visit: EVERYTHING });
  };

  const attempt = (): void => {
    const showing = isTaken ? null : (resumed() ?? decideSurvey(manifest, contextAt(here)));
    if (!showing) return;
    isTaken = true;
    show(showing, null).catch(ignore);
  };

  const spots = [here];
  for (const block of document.querySelectorAll<HTMLElement>('[data-askwell-survey]')) {
    const spot: Spot = { type: 'embedded', surveyId: block.dataset['askwellSurvey'] || null };
    const showing = decideSurvey(manifest, contextAt(spot));
    spots.push(spot);
    if (showing) show(showing, block).catch(ignore);
  }
  attempt();
  if (location.search.includes('askwell_debug=1')) {
    const { explainPage } = (await import(/* @vite-ignore */ debugFile)) as ExplainFile;
    explainPage(manifest, () => spots.map(contextAt));
  }
  const triggers = awaitedTriggers(manifest, contextAt(here));
  if (triggers[0] || visitor.hasLeftovers) {
    const { watchVisit, sendLeftovers } = await loadShow();
    watchVisit(triggers, since, (now) => {
      visit = now;
      attempt();
    });
    if (visitor.hasLeftovers) sendLeftovers(script.origin);
  }
}
