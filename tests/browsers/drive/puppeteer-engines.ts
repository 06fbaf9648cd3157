import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { findChromium } from '#tests/support/chromium.ts';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findProgram } from '#tests/support/find-program.ts';
import type { BrowserSettings, DeviceSetting, DrivenBrowser, Engine } from './driven-browser.ts';

const chromiumPath = findChromium();
const firefoxPath = process.env['FIREFOX'] ?? findProgram('firefox-esr') ?? findProgram('firefox');

const TESTED_ELSEWHERE = 'tests/e2e covers it in Chromium.';

/** Firefox reads these from its profile. */
const FIREFOX_SETTINGS: Record<DeviceSetting, Record<string, number>> = {
  'text at 200 %': { 'font.size.variable.x-western': 32 },
  'forced colours': { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 },
  'reduced motion': { 'ui.prefersReducedMotion': 1 },
};

export const chromium: Engine = {
  name: 'Chromium',
  unsettable: {
    'text at 200 %': TESTED_ELSEWHERE,
    'forced colours': TESTED_ELSEWHERE,
    'reduced motion': TESTED_ELSEWHERE,
  },
  missing: chromiumPath ? null : 'Chromium is not on this machine.',
  launch: async (settings) => {
    const args = [...CHROMIUM_FLAGS, `--lang=${settings.language}`, `--accept-lang=${settings.language}`];
    const options = { executablePath: chromiumPath ?? '', headless: true, args } as const;
    return drive(await puppeteer.launch(options), settings);
  },
};

export const firefox: Engine = {
  name: 'Firefox',
  unsettable: {},
  missing: firefoxPath ? null : 'Firefox is not on this machine.',
  launch: async (settings) => {
    const extraPrefsFirefox = {
      'intl.accept_languages': settings.language,
      // Firefox has touch events only where it believes in a touch screen.
      'dom.w3c_touch_events.enabled': 1,
      ...(settings.device && FIREFOX_SETTINGS[settings.device]),
    };
    const options = { browser: 'firefox', executablePath: firefoxPath ?? '', headless: true } as const;
    return drive(await puppeteer.launch({ ...options, extraPrefsFirefox }), settings);
  },
};

async function drive(browser: Browser, { width, height }: BrowserSettings): Promise<DrivenBrowser> {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => evaluateIn(page, expression),
    evaluateInFrame: (expression) => {
      const [frame] = page.mainFrame().childFrames();
      return frame ? evaluateIn(frame, expression) : Promise.reject(new Error('The page has no frame.'));
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    takePicture: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    close: () => browser.close(),
  };
}

async function evaluateIn<Value>(where: Page | Frame, expression: string): Promise<Value> {
  return JSON.parse((await where.evaluate(`JSON.stringify(${expression}) ?? 'null'`)) as string) as Value;
}
