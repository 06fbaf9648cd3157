import type { DeliveryContext } from '#shared/delivery/context.ts';
import { explainPage, type SurveyReport } from '#shared/delivery/explain-delivery.ts';
import type { Showing } from '#shared/delivery/decide-survey.ts';
import type { Placement } from '#shared/delivery/delivery.ts';
import type { Manifest, ManifestSurvey } from '#shared/delivery/manifest.ts';
import { STORE_PREVIEW, STORE_PREVIEW_MINUTES, type StoreScript } from '#shared/delivery/store-script.ts';
import { toJson } from '#web/collect/to-json.ts';
import { wantedLanguages } from './page-facts.ts';
import { samplePage } from './sample-page.ts';
import CSS from './explanation.css?inline';

/** The exports that the loader calls. */
export interface ExplainFile {
  readonly explain: typeof explain;
}

/** `preview` is the token that lets the draft's answers be kept as test answers. */
type Show = (showing: Showing, block: Element | null, draft: Response, preview: string) => Promise<void>;
type Contexts = () => readonly DeliveryContext[];

const OUTCOMES: Record<SurveyReport['outcome'], string> = {
  shows: 'shows here',
  outranked: 'could show, but another one goes first',
  waits: 'is waiting',
  hidden: 'does not show here',
};

/** Shows what a merchant requests by the page's address: an explanation of what shows here, or a draft. */
export async function explain(script: StoreScript, contexts: Contexts, show: Show): Promise<void> {
  const query = new URLSearchParams(location.search);
  const token = query.get(STORE_PREVIEW);
  if (query.has('askwell_debug')) explainGates(script.manifest, contexts);
  if (token !== null) await previewDraft(script, token, show);
}

async function previewDraft({ origin }: StoreScript, token: string, show: Show): Promise<void> {
  const languages = encodeURIComponent(wantedLanguages().join());
  const address = `${origin}/store-preview/${encodeURIComponent(token)}`;
  const reply = await fetch(`${address}?languages=${languages}`, { credentials: 'omit' });
  if (!reply.ok) {
    panelWith(element('h2', 'Askwell'), element('p', PREVIEW_ENDED));
    return;
  }
  const { survey, definition } = (await reply.json()) as { survey: ManifestSurvey; definition: unknown };
  const placement: Placement = {
    type: 'popup',
    pages: { kinds: [], paths: [] },
    trigger: { type: 'immediately' },
  };
  sendPageStyle(address);
  await show({ survey, placement }, null, new Response(toJson(definition)), token);
  panelWith(element('h2', 'Askwell preview'), element('p', PREVIEW_NOTE));
}

/** The merchant's surveys take their look from this page. A request of this kind needs no preflight. */
function sendPageStyle(address: string): void {
  fetch(`${address}/style`, {
    method: 'POST',
    body: toJson(samplePage()),
    credentials: 'omit',
  }).catch(() => undefined);
}

const PREVIEW_ENDED = 'This preview has ended. Open it again from Askwell.';
const PREVIEW_NOTE = `A preview of your survey, for ${STORE_PREVIEW_MINUTES} minutes. Your answers here are tests and are not counted.`;

/** Explains for each survey and condition why it shows or not. */
function explainGates(manifest: Manifest, contexts: Contexts): void {
  const panel = panelWith();
  let drawn = '';
  const draw = () => {
    const places = contexts();
    const explained = explainPage(manifest, places);
    const sections = places.flatMap((place, at) => explainPlace(place, explained[at]?.surveys ?? []));
    const now = toJson(sections.map(({ outerHTML }) => outerHTML));
    if (now === drawn) return;
    drawn = now;
    const heading = element('h2', 'Askwell on this page');
    panel.replaceChildren(heading, ...(sections.length > 0 ? sections : [element('p', NO_SURVEYS)]));
  };
  draw();
  setInterval(draw, 1_000);
}

function panelWith(...parts: readonly HTMLElement[]): HTMLElement {
  const host = document.createElement('askwell-explanation');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const panel = document.createElement('div');
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Askwell on this page');
  panel.append(...parts);
  root.append(panel);
  document.body.append(host);
  return panel;
}

const NO_SURVEYS = 'This store has no live survey.';

function explainPlace({ spot }: DeliveryContext, surveys: readonly SurveyReport[]): HTMLElement[] {
  return surveys.map(({ surveyId, gates, outcome, placement }) => {
    const section = document.createElement('section');
    const where = placement ? placement.type.replace('_', '-') : spot.type.replace('_', '-');
    const list = document.createElement('ul');
    list.append(...gates.map(({ open, sentence }) => element('li', sentence, open ? '' : 'shut')));
    section.append(element('h3', `Survey ${surveyId.slice(0, 8)}… (${where}) ${OUTCOMES[outcome]}`), list);
    return section;
  });
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
