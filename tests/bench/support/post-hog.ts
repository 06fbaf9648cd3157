import { readFile } from 'node:fs/promises';
import { peerFile } from '../peers.ts';
import versions from '../peers.json' with { type: 'json' };
import type { PageSurvey } from './page-surveys.ts';

const HOST = '/peer/post-hog';
const TOKEN = 'token';

/** What the documented snippet leaves behind, with the defaults of a new project. */
const START = `window.posthog=Object.assign([],{__SV:1,people:[],_i:[['${TOKEN}',{api_host:location.origin+'${HOST}',
defaults:'2026-01-30',opt_out_useragent_filter:true},'posthog']]})`;

/** A project in which surveys are on and everything else is off. */
const PROJECT = {
  ...{ supportedCompression: ['gzip', 'gzip-js'], elementsChainAsString: true, defaultIdentifiedOnly: true },
  ...{ analytics: { endpoint: '/i/v0/e/' }, siteApps: [], toolbarParams: {}, isAuthenticated: false },
  ...{ autocapture_opt_out: true, autocaptureExceptions: false, captureDeadClicks: false, heatmaps: false },
  ...{ capturePerformance: false, hasFeatureFlags: false, sessionRecording: false, surveys: true },
};

/** PostHog as its documentation says for pages without a framework, its cloud played by the store's own server. */
export async function postHogSurvey(questions: number): Promise<PageSurvey> {
  const asset = (name: string) => readFile(peerFile(`posthog-js/dist/${name}`));
  return {
    head: `<script>${START}</script><script async crossorigin src="${HOST}/static/array.js"></script>`,
    files: {
      [`${HOST}/static/array.js`]: await asset('array.js'),
      // Asked for by the file above once the project says that it has surveys.
      [`${HOST}/static/${versions['posthog-js']}/surveys.js`]: await asset('surveys.js'),
      [`${HOST}/array/${TOKEN}/config.js`]: `window._POSTHOG_REMOTE_CONFIG={${TOKEN}:{config:${JSON.stringify(PROJECT)},siteApps:[]}}`,
      [`${HOST}/api/surveys/`]: JSON.stringify({ surveys: [popover(questions)], survey_config: null }),
      [`${HOST}/flags/`]: JSON.stringify({ flags: {}, errorsWhileComputingFlags: false }),
      [`${HOST}/e/`]: JSON.stringify({ status: 1 }),
      [`${HOST}/i/v0/e/`]: JSON.stringify({ status: 1 }),
    },
    markup: { hosts: ['[class^="PostHogSurvey"]'], heading: '.survey-question', next: '.form-submit' },
  };
}

/** The same survey; it shows a question at a time by itself. */
function popover(size: number): object {
  const questions = Array.from({ length: size }, (_, at) => ({
    id: `q${at}`,
    type: 'single_choice',
    question: `Question ${at + 1}`,
    choices: Array.from({ length: 5 }, (_each, n) => `Answer ${n + 1}`),
    buttonText: 'Next',
    optional: false,
  }));
  return {
    ...{ id: 'survey', name: 'A survey on the store', description: '', type: 'popover', questions },
    ...{ conditions: null, start_date: '2026-01-01T00:00:00Z', end_date: null },
    appearance: { displayThankYouMessage: true, thankYouMessageHeader: 'Thank You!' },
  };
}
