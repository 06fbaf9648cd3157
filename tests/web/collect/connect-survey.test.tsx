import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { storageKey } from '#web/collect/browser-storage.ts';
import { connectSurvey } from '#web/collect/connect-survey.ts';
import type { StoredResponse } from '#web/collect/response-store.ts';
import { loadDefinition } from '#web/storefront/load-definition.ts';
import type { SurveySettings, SurveyView } from '#web/survey-view/survey-element.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

const FIRST = survey(question('text', 'a'), question('text', 'b'));
const SECOND = survey(question('rating', 'c'));
const KEY = storageKey('p1');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Stores a response to the first version that the server does not have yet. */
function begin(): string {
  const begun: StoredResponse = {
    id: 'r1',
    key: 'k1',
    version: 1,
    startedAt: Date.now(),
    attributes: { placement: 'hosted' },
    snapshot: {
      revision: 2,
      path: ['a', 'b'],
      currentQuestionId: 'b',
      answers: { a: { value: 'one' } },
      timings: {},
      complete: false,
      changedAt: Date.now(),
    },
    due: 2,
    sent: 0,
  };
  const text = JSON.stringify({ shopper: begun });
  localStorage.setItem(KEY, text);
  return text;
}

/** Shows the second version of a survey on a page whose definitions come from `fetch`. */
function show(fetch: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(fetch));
  const view = { flush: () => undefined } as SurveyView & { settings?: SurveySettings };
  const name = { origin: '', surveyId: 'p1', language: 'en' };
  const nothing = () => undefined;
  const shown = connectSurvey({
    origin: '',
    publicId: 'p1',
    version: 2,
    attributes: { placement: 'hosted' },
    mayStore: true,
    definitionOf: ({ version, variant }) =>
      version === 2 ? Promise.resolve(SECOND) : loadDefinition({ ...name, version, variant }),
    settings: { look: { style: '', darkStyle: '' } },
    createQueue: () => ({ sendDue: nothing, retryNow: nothing, sendOnLeave: nothing }),
    onRefused: nothing,
  }).show(view);
  return { shown, view };
}

const found = (definition: SurveyDefinition) => new Response(JSON.stringify(definition));

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['429', () => Promise.resolve(new Response('{}', { status: 429 }))],
  ['503', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['a page that is not ours', () => Promise.resolve(new Response('<h1>Sign in to our network</h1>'))],
])('keeps a begun response and shows it later when its version fails to load: %s', async (_, failure) => {
  const begun = begin();
  let isDown = true;
  const { shown, view } = show(() => (isDown ? failure() : Promise.resolve(found(FIRST))));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(localStorage.getItem(KEY)).toBe(begun);
  expect(view.settings).toBeUndefined();
  isDown = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await shown).toBe(true);
  expect(view.settings).toMatchObject({ respondentKey: 'k1', restore: { revision: 2 }, definition: FIRST });
  expect(localStorage.getItem(KEY)).toBe(begun);
});

test.each([404, 410])('starts over when the server no longer has the begun version: %i', async (status) => {
  begin();
  const { shown, view } = show(() => Promise.resolve(new Response('{}', { status })));
  expect(await shown).toBe(true);
  expect(view.settings).toMatchObject({ restore: null, definition: SECOND });
  expect(localStorage.getItem(KEY)).toBe('{}');
});
