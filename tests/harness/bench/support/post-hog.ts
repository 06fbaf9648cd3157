import { readFile } from 'node:fs/promises';
import { peerFile } from '../peers.ts';
import versions from '../peers.json' with { type: 'json' };
import type { PageSurvey } from './page-surveys.ts';

const HOST = '/peer/post-hog';
const TOKEN = 'token';

/** The state after the documented snippet, with the defaults of a new project. */
const START = `window.posthog=Object.assign([],{__SV:1,people:[],_i:[['${TOKEN}',{api_host:location.origin+'${HOST}',
defaults:'2026-01-30',opt_out_useragent_filter:true},'posthog']]})`;

/** A project with surveys enabled and everything else disabled. */
const PROJECT = {
  ...{ supportedCompression: ['gzip', 'gzip-js'], elementsChainAsString: true, defaultIdentifiedOnly: true },
  ...{ analytics: { endpoint: '/i/v0/e/' }, siteApps: [], toolbarParams: {}, isAuthenticated: false },
  ...{ autocapture_opt_out: true, autocaptureExceptions: false, captureDeadClicks: false, heatmaps: false },
  ...{ capturePerformance: false, hasFeatureFlags: false, sessionRecording: false, surveys: true },
};

/**
 * PostHog as its documentation recommends for pages without a framework; the store's own server replaces its cloud.
 */
export async function postHogSurvey(questions: number): Promise<PageSurvey> {
  const asset = (name: string) => readFile(peerFile(`posthog-js/dist/${name}`));
  return {
    head: `<script>${START}</script><script async crossorigin src="${HOST}/static/array.js"></script>`,
    files: {
      [`${HOST}/static/array.js`]: await asset('array.js'),
      // Requested by the file above once the project reports that it has surveys.
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

/** The same survey; it shows one question at a time by default. */
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
