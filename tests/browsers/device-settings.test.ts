import { describe, expect, test } from 'vitest';
import { openStorePage } from '#tests/e2e/support/store-page.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import type { DeviceSetting } from './drive/driven-browser.ts';
import { firefox } from './drive/puppeteer-engines.ts';
import { webkit } from './drive/webkit-engine.ts';
import { keepPicture } from './keep-picture.ts';
import { Shopper } from './shopper.ts';

const DEFINITION = survey(
  question('multi_select', 'q1', { text: 'What brought you here?', options: ['A friend', 'A search'] }),
  question('nps', 'q2', { text: 'How likely are you to recommend us?' }),
  question('text', 'q3', { text: 'What could we do better?', isRequired: false }),
);

const PHONE = { language: 'en', width: 390, height: 844 } as const;

const VIEW = `document.querySelector('askwell-card').shadowRoot.querySelector('askwell-survey').shadowRoot`;

/** What tells that the browser has the setting, and what is then true of the survey. */
const EFFECTS: Record<DeviceSetting, { readonly isSet: string; readonly holds: string }> = {
  'text at 200 %': {
    isSet: `getComputedStyle(document.documentElement).fontSize === '32px'`,
    holds: `(() => {
      const card = document.querySelector('askwell-card').getBoundingClientRect();
      const parts = [...${VIEW}.querySelectorAll('h2, .option, .step, button, .who')].filter((each) => each.checkVisibility());
      const isInside = (box) => box.left >= card.left && box.right <= card.right + 1;
      return parts.every((each) => isInside(each.getBoundingClientRect())) && card.top >= 0 && card.bottom <= innerHeight + 1 &&
        parseFloat(getComputedStyle(${VIEW}.querySelector('h2')).fontSize) > 40;
    })()`,
  },
  'forced colours': {
    isSet: `matchMedia('(forced-colors: active)').matches`,
    holds: `[...${VIEW}.querySelectorAll('.option:has(:checked), .step.on')].every((each) => getComputedStyle(each).outlineStyle === 'solid')`,
  },
  'reduced motion': {
    isSet: `matchMedia('(prefers-reduced-motion: reduce)').matches`,
    holds: `${VIEW}.getAnimations().length + document.getAnimations({ subtree: true }).length === 0`,
  },
};

describe.each([firefox, webkit].map((engine) => [engine.name, engine] as const))(
  'in %s',
  (name, { missing, unsettable, launch }) => {
    const settings = Object.keys(EFFECTS) as DeviceSetting[];
    for (const device of settings) {
      const reason = missing ?? unsettable[device];
      if (reason) process.stdout.write(`Not run in ${name} with ${device}: ${reason}\n`);
    }

    test.each(settings.filter((device) => !missing && !unsettable[device]))(
      'a shopper answers the card with %s',
      async (device) => {
        const { address, responses } = await openStorePage({}, DEFINITION);
        const browser = await launch({ ...PHONE, device });
        try {
          await browser.open(address);
          const shopper = new Shopper(browser, 'mouse');
          const { isSet, holds } = EFFECTS[device];
          const expectEffect = () => expect.poll(() => browser.evaluate(holds)).toBe(true);
          await shopper.reads('What brought you here?');
          expect(await browser.evaluate(isSet)).toBe(true);
          await expectEffect();
          await keepPicture(browser, `${name} ${device.replace(' %', '')}`);
          await shopper.chooses(await shopper.firstOption(), ENGLISH.next);
          await expectEffect();
          await shopper.presses(ENGLISH.next);
          await shopper.reads('How likely are you to recommend us?');
          await expectEffect();
          await shopper.chooses('9', ENGLISH.next);
          await shopper.reads('What could we do better?');
          await expectEffect();
          await shopper.presses(ENGLISH.submit);
          await shopper.reads(ENGLISH.thankYouTitle);
          await expect.poll(responses).toMatchObject([{ isComplete: true, answers: { q2: { value: 9 } } }]);
        } finally {
          await browser.close();
        }
      },
    );
  },
);
