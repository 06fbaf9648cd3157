import type { DeliveryContext, Spot, Visit } from '#shared/delivery/context.ts';
import { decideAhead, decideSurvey, type Showing } from '#shared/delivery/decide-survey.ts';
import { STORE_PREVIEW, type StoreScript } from '#shared/delivery/store-script.ts';
import { consentOf } from './consent.ts';
import type { ExplainFile } from './explain-page.ts';
import { shopperOf, spotOf, type TagData } from './page-facts.ts';
import type { ShowFile } from './show.ts';
import { readVisitor } from './visitor.ts';

/** For so long a survey that was begun goes on by itself on the next pages. */
const OPEN_MS = 30 * 60_000;

const JUST_COME: Visit = { seconds: 0, scrolledPercent: 0, exitIntent: false };

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
  const { search } = location;
  let visit = JUST_COME;
  // A draft that a merchant tries out has the page to itself.
  let isTaken = search.includes(STORE_PREVIEW);

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
  const show = async (showing: Showing, block: Element | null, draft?: Response) => {
    const view = import(/* @vite-ignore */ viewFile);
    const definition = draft ?? fetch(showing.survey.definitionUrl);
    const parts = Promise.all([view, definition]);
    parts.catch(ignore);
    const { showSurvey } = await loadShow();
    await showSurvey({ script, tag, shopper, showing, block, mayStore, parts, isTest: !!draft });
  };

  /** Whoever began a survey in a card finds it again on the next page. */
  const resumed = (): Showing | null => {
    const { surveyId, at = 0 } = visitor.open ?? {};
    const isOpen = Date.now() - at < OPEN_MS;
    const surveys = manifest.surveys.filter((survey) => isOpen && survey.surveyId === surveyId);
    return decideAhead({ ...manifest, surveys }, { ...contextAt(here), history: {} });
  };

  const attempt = (): void => {
    const showing = isTaken ? null : (resumed() ?? decideSurvey(manifest, contextAt(here)));
    isTaken ||= !!showing;
    if (showing) show(showing, null).catch(ignore);
  };

  const spots = [here];
  for (const block of document.querySelectorAll<HTMLElement>('[data-askwell-survey]')) {
    const spot: Spot = { type: 'embedded', surveyId: block.dataset['askwellSurvey'] || null };
    const showing = decideSurvey(manifest, contextAt(spot));
    spots.push(spot);
    if (showing) show(showing, block).catch(ignore);
  }
  attempt();
  if (search.includes('askwell_')) {
    const { explainPage } = (await import(/* @vite-ignore */ debugFile)) as ExplainFile;
    await explainPage(script, () => spots.map(contextAt), show);
  }
  const isAwaited = !isTaken && decideAhead(manifest, contextAt(here));
  if (isAwaited || visitor.hasLeftovers) {
    const { watchVisit, sendLeftovers } = await loadShow();
    watchVisit(manifest, since, (now) => {
      visit = now;
      attempt();
    });
    if (visitor.hasLeftovers) sendLeftovers(script.origin);
  }
}
