import type { DeliveryContext, Spot, Visit } from '#shared/delivery/context.ts';
import { decideAhead, decideSurvey, type Showing } from '#shared/delivery/decide-survey.ts';
import { STORE_PREVIEW, type StoreScript } from '#shared/delivery/store-script.ts';
import { consentOf } from './consent.ts';
import type { ExplainFile } from './explain-page.ts';
import { shopperOf, spotOf, type TagData } from './page-facts.ts';
import type { ShowFile } from './show-survey.ts';
import { readVisitor } from './visitor.ts';
import type { WaitFile } from './wait.ts';

/** For so long a survey that was begun goes on by itself on the next pages. */
const OPEN_MS = 30 * 60_000;

const JUST_COME: Visit = { seconds: 0, scrolledPercent: 0, exitIntent: false };

/** Whatever goes wrong with us is none of the page's business. */
export const ignore = () => undefined;

/** Decides which surveys this page shows, and when. Loads nothing more as long as none may show. */
export async function load(script: StoreScript, tag: TagData): Promise<void> {
  const { manifest } = script;
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

  /** Both that are needed, asked for side by side. */
  const show = async (showing: Showing, block: Element | null, draft?: Response, preview?: string) => {
    const askedAt = Date.now();
    const [file, reply] = await Promise.all([
      import(/* @vite-ignore */ script.showFile) as Promise<ShowFile>,
      draft ?? fetch(showing.survey.definitionUrl),
    ]);
    await file.show({ script, tag, shopper, visitor, showing, block, mayStore, askedAt, reply, preview });
  };

  /** A survey that was begun in a card shows again on the next page. */
  const resumed = (): Showing | null => {
    const { surveyId, at = 0 } = visitor.open ?? {};
    const surveys = manifest.surveys.filter(
      (survey) => survey.surveyId === surveyId && Date.now() - at < OPEN_MS,
    );
    return decideAhead({ ...manifest, surveys }, { ...contextAt(here), history: {} });
  };

  const attempt = (): void => {
    const showing = isTaken ? null : (resumed() ?? decideSurvey(manifest, contextAt(here)));
    isTaken ||= !!showing;
    if (showing) show(showing, null).catch(ignore);
  };

  const blocks = [...document.querySelectorAll<HTMLElement>('[data-askwell-survey]')];
  const inBlock = (block: HTMLElement): DeliveryContext =>
    contextAt({ type: 'embedded', surveyId: block.dataset['askwellSurvey'] || null });
  for (const block of blocks) {
    const showing = decideSurvey(manifest, inBlock(block));
    if (showing) show(showing, block).catch(ignore);
  }
  attempt();
  if (search.includes('askwell_')) {
    const { explain } = (await import(/* @vite-ignore */ script.debugFile)) as ExplainFile;
    await explain(script, () => [contextAt(here), ...blocks.map(inBlock)], show);
  }
  const isAwaited = !isTaken && decideAhead(manifest, contextAt(here));
  if (isAwaited || visitor.hasLeftovers) {
    const { wait } = (await import(/* @vite-ignore */ script.waitFile)) as WaitFile;
    wait(script, visitor.hasLeftovers, since, (now) => {
      visit = now;
      attempt();
    });
  }
}
