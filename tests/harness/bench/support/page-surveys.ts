import { readFile } from 'node:fs/promises';
import { peerFile } from '../peers.ts';

/** One way to add the same survey to a store's page. */
export interface PageSurvey {
  /** Its part of the page's head. */
  readonly head: string;
  /** Its files on the store's own server, by path. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  readonly markup: SurveyMarkup;
}

/** The selectors of a question in the page and of its Next button. */
export interface SurveyMarkup {
  /** The elements with the shadow roots around it, from the outside in. */
  readonly hosts: readonly string[];
  readonly heading: string;
  readonly next: string;
}

const SHOP = 'juniper-and-vale.dev-store.test';

export function ourSurvey(appUrl: string): PageSurvey {
  return {
    head: script('async', `${appUrl}/store/${SHOP}/askwell.js`),
    files: {},
    markup: { hosts: ['askwell-card', 'askwell-survey'], heading: 'h2', next: 'button.go' },
  };
}

/** The same where the theme's embed preloads the survey's files: the head is the one that the dev store rendered. */
export const preloadedSurvey = (appUrl: string, head: string): PageSurvey => ({
  ...ourSurvey(appUrl),
  head,
});

/** The least that a script for this question needs: 1.6 kB before compression. */
const FLOOR = `(()=>{const c=document.createElement('div');c.id='floor';
c.style.cssText='position:fixed;right:1rem;bottom:1rem;width:min(24rem,calc(100vw - 2rem));padding:1rem;background:#fff;box-shadow:0 8px 32px #0003;border-radius:12px';
let at=1;const draw=()=>{const h=document.createElement('h2');h.textContent='Question '+at;const list=document.createElement('div');
for(let n=1;n<6;n+=1){const l=document.createElement('label');const i=document.createElement('input');i.type='radio';i.name='a';l.style.display='block';l.append(i,' Answer '+n);list.append(l)}
const b=document.createElement('button');b.className='go';b.textContent='Next';b.onclick=()=>{at+=1;draw()};c.replaceChildren(h,list,b)};
draw();document.body.append(c)})()`;

export const FLOOR_SURVEY: PageSurvey = {
  head: script('async', '/peer/floor.js'),
  files: { '/peer/floor.js': FLOOR },
  markup: { hosts: [], heading: '#floor h2', next: '#floor button.go' },
};

/** SurveyJS as its documentation recommends for pages without a framework. */
const SURVEY_JS = ['survey-core/survey.core.min.js', 'survey-js-ui/survey-js-ui.min.js'];
const SURVEY_JS_STYLE = 'survey-core/survey-core.min.css';

export async function surveyJsSurvey(questions: number): Promise<PageSurvey> {
  const files: Record<string, string | Buffer> = { '/peer/start.js': surveyJsStart(questions) };
  for (const file of [...SURVEY_JS, SURVEY_JS_STYLE]) files[`/peer/${file}`] = await readFile(peerFile(file));
  const scripts = [...SURVEY_JS.map((file) => `/peer/${file}`), '/peer/start.js'];
  return {
    // Several scripts that depend on their order are deferred; a single one may be async.
    head: `<link rel="stylesheet" href="/peer/${SURVEY_JS_STYLE}">${scripts.map((src) => script('defer', src)).join('')}`,
    files,
    markup: {
      hosts: [],
      heading: '#floor .sd-element__title',
      next: '#floor :is(.sd-navigation__next-btn,.sd-navigation__complete-btn)',
    },
  };
}

/** The same survey, with a page for each question, in a card of the same size. */
function surveyJsStart(size: number): string {
  const pages = Array.from({ length: size }, (_, at) => ({
    elements: [
      {
        type: 'radiogroup',
        name: `q${at}`,
        title: `Question ${at + 1}`,
        isRequired: true,
        choices: Array.from({ length: 5 }, (_each, n) => `Answer ${n + 1}`),
      },
    ],
  }));
  return `(()=>{const c=document.createElement('div');c.id='floor';
c.style.cssText='position:fixed;right:1rem;bottom:1rem;width:min(24rem,calc(100vw - 2rem));max-height:36rem;overflow:auto';
document.body.append(c);new Survey.Model(${JSON.stringify({ pages })}).render(c)})()`;
}

function script(when: 'async' | 'defer', src: string): string {
  return `<script ${when} crossorigin src="${src}" data-template="product" data-consent="yes"></script>`;
}
