import type { DeliveryContext } from '#shared/delivery/context.ts';
import { explainDelivery, type SurveyReport } from '#shared/delivery/explain-delivery.ts';
import type { Showing } from '#shared/delivery/decide-survey.ts';
import type { Placement } from '#shared/delivery/delivery.ts';
import type { Manifest, ManifestSurvey } from '#shared/delivery/manifest.ts';
import { STORE_PREVIEW, type StoreScript } from '#shared/delivery/store-script.ts';

/** What the loader calls in this file. */
export interface ExplainFile {
  readonly explain: typeof explain;
}

/** `preview` is the token that lets the draft's answers be kept as test answers. */
type Show = (showing: Showing, block: Element | null, draft: Response, preview: string) => Promise<void>;
type Contexts = () => readonly DeliveryContext[];

const CSS = `
:host{all:initial!important;position:fixed!important;z-index:2147483001!important;inset:auto auto 1rem 1rem!important;
  width:min(26rem,100vw - 2rem)!important}
div{box-sizing:border-box;max-height:70dvh;padding:1rem 1.25rem;overflow:auto;border-radius:12px;
  font:14px/1.45 system-ui,sans-serif;color:#efe9dc;background:#1d2b2b;box-shadow:0 8px 32px rgb(0 0 0/.4)}
h2{margin:0 0 .5rem;font-size:1rem}h3{margin:.75rem 0 .25rem;font-size:.9375rem;overflow-wrap:anywhere}
ul{margin:0;padding:0;list-style:none}li{padding-inline-start:1.5em;text-indent:-1.5em}
li::before{display:inline-block;width:1.5em;text-indent:0;content:'✓';color:#7fc4bd}
li.shut{color:#ffb39c}li.shut::before{content:'✕';color:#ffb39c}
`;

const OUTCOMES: Record<SurveyReport['outcome'], string> = {
  shows: 'shows here',
  outranked: 'could show, but another one goes first',
  waits: 'is waiting',
  hidden: 'does not show here',
};

/** What a merchant asks for in the page's own address: why, or how a draft looks here. */
export async function explain(script: StoreScript, contexts: Contexts, show: Show): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const token = asked.get(STORE_PREVIEW);
  if (asked.has('askwell_debug')) explainGates(script.manifest, contexts);
  if (token !== null) await previewDraft(script, token, show);
}

async function previewDraft({ origin }: StoreScript, token: string, show: Show): Promise<void> {
  const reply = await fetch(`${origin}/store-preview/${encodeURIComponent(token)}`, { credentials: 'omit' });
  if (!reply.ok) {
    panelWith(element('h2', 'Askwell'), element('p', OVER));
    return;
  }
  const { survey, definition } = (await reply.json()) as { survey: ManifestSurvey; definition: unknown };
  const placement: Placement = {
    type: 'popup',
    pages: { kinds: [], paths: [] },
    trigger: { type: 'immediately' },
  };
  await show({ survey, placement }, null, new Response(JSON.stringify(definition)), token);
  panelWith(element('h2', 'Askwell preview'), element('p', PREVIEWED));
}

const OVER = 'This preview has ended. Open it again from Askwell.';
const PREVIEWED =
  'This is your draft, to try out for an hour. Answers given here are kept as test answers and counted nowhere.';

/** *Why isn't it showing?*, gate by gate. */
function explainGates(manifest: Manifest, contexts: Contexts): void {
  const panel = panelWith();
  let said = '';
  const draw = () => {
    const sections = contexts().flatMap((context) => explainContext(manifest, context));
    const now = JSON.stringify(sections.map(({ outerHTML }) => outerHTML));
    if (now === said) return;
    said = now;
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

function explainContext(manifest: Manifest, context: DeliveryContext): HTMLElement[] {
  const { surveys } = explainDelivery(manifest, context);
  return surveys.map(({ surveyId, gates, outcome, placement }) => {
    const section = document.createElement('section');
    const where = placement ? placement.type.replace('_', '-') : context.spot.type.replace('_', '-');
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
