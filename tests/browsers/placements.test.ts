import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSurveyApp, publishSurvey } from '#tests/e2e/support/open-survey-app.ts';
import { openStorePage } from '#tests/e2e/support/store-page.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { messages as arabic } from '#web/survey-view/messages/arabic.ts';
import { messages as german } from '#web/survey-view/messages/german.ts';
import { messages as japanese } from '#web/survey-view/messages/japanese.ts';
import { messages as portuguese } from '#web/survey-view/messages/portuguese.ts';
import type { DrivenBrowser } from './drive/driven-browser.ts';
import { chromium, firefox } from './drive/puppeteer-engines.ts';
import { webkit } from './drive/webkit-engine.ts';
import { keepPicture } from './keep-picture.ts';
import { METHODS, Shopper } from './shopper.ts';

const SURVEY = survey(
  question('single_select', 'q1', { text: 'What brought you here?', options: ['A friend', 'A search'] }),
  question('text', 'q2', { text: 'What could we do better?', isRequired: false }),
);
const TEXTS = {
  de: { messages: german, first: 'Was hat Sie hergebracht?', last: 'Was können wir besser machen?' },
  ar: { messages: arabic, first: 'ما الذي أتى بك إلى هنا؟', last: 'ما الذي يمكننا تحسينه؟' },
  ja: { messages: japanese, first: '何で知りましたか？', last: '改善してほしい点は？' },
  'pt-BR': { messages: portuguese, first: 'O que trouxe você aqui?', last: 'O que podemos melhorar?' },
} as const;
const DEFINITION = {
  ...survey(...SURVEY.questions),
  translations: Object.fromEntries(
    Object.entries(TEXTS).map(([language, { first, last }]) => [
      language,
      { questions: { q1: { text: first }, q2: { text: last } } },
    ]),
  ),
};
const LANGUAGES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/** Opens a survey in each place, and returns its address and a reader of the stored responses. */
const PLACEMENTS = {
  card: async (language: string) => {
    const opened = await openStorePage({}, DEFINITION);
    opened.show({ language });
    return opened;
  },
  block: async (language: string) => {
    const opened = await openStorePage({ type: 'embedded' }, DEFINITION);
    opened.show({ language, body: `<div data-askwell-survey="${opened.survey.publicId}"></div>` });
    return opened;
  },
  'own page': async () => {
    const { url, deps } = await openSurveyApp();
    const published = await publishSurvey(deps, DEFINITION);
    return { ...published, address: `${url}/s/${published.survey.publicId}` };
  },
} as const;
const PLACES = Object.keys(PLACEMENTS) as (keyof typeof PLACEMENTS)[];

const ENGINES = [chromium, firefox, webkit].map((engine) => [engine.name, engine] as const);

describe.each(ENGINES)('in %s', (name, { missing, launch }) => {
  if (missing !== null) process.stdout.write(`Not run in ${name}: ${missing}\n`);
  test.runIf(missing !== null && process.env['CI_FULL'] === '1')('the browser is there', () => {
    expect(missing).toBeNull();
  });

  describe.skipIf(missing !== null).each(LANGUAGES)('in %s', (language) => {
    const { messages, first, last } = TEXTS[language];
    let browser: DrivenBrowser;
    beforeAll(async () => void (browser = await launch({ language, width: 390, height: 844 })));
    afterAll(() => browser.close());

    // Each place is answered in each way, and each language too.
    const cases = PLACES.map(
      (place, at) => [place, METHODS[(at + LANGUAGES.indexOf(language)) % 3]!] as const,
    );
    test.each(cases)('a shopper answers the %s by %s', async (place, method) => {
      const { address, responses } = await PLACEMENTS[place](language);
      await browser.open(address);
      const shopper = new Shopper(browser, method);
      await shopper.reads(first);
      expect(await shopper.direction()).toBe(messages.direction);
      await keepPicture(browser, `${name} ${language} ${place}`);
      await shopper.expectAccessible();
      await shopper.chooses(await shopper.firstOption(), messages.next);
      await shopper.reads(last);
      await shopper.writes('More tea');
      await shopper.presses(messages.submit);
      await shopper.reads(messages.thankYouTitle);
      await expect
        .poll(responses)
        .toMatchObject([{ isComplete: true, answers: { q2: { value: 'More tea' } } }]);
    });
  });
});
