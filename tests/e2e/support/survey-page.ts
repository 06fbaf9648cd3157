import { createReadStream, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import { DEFAULT_THEME, lookOf, type Theme } from '#shared/theme/theme.ts';
import type { Messages } from '#web/survey-view/messages.ts';
import type { SurveySettings, SurveyView } from '#web/survey-view/survey-element.ts';
import { openPage, type PageOptions } from '#tests/support/browser.ts';
import type { MountOptions, ViewEvent } from '#tests/support/survey-conformance.ts';
import { servePages } from './two-sites.ts';

const BUILT = 'dist/web/survey-view';
const STRICT = "default-src 'none'; script-src 'self'";

interface SurveyPageOptions extends PageOptions {
  /** The page's own style sheet. */
  readonly css?: string;
  /** Whether timers run only when the test advances the clock. Default: true. */
  readonly isTimeStopped?: boolean;
}

/** Opens a page whose policy allows only its own scripts, as a strict store has it. */
export async function openSurveyPage(options: SurveyPageOptions = {}): Promise<Page> {
  const { css = '', isTimeStopped = true, ...rest } = options;
  const address = await servePages('127.0.0.1', surveyPage(css));
  const page = await openPage({ viewport: { width: 390, height: 800 }, ...rest });
  if (isTimeStopped) await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.goto(address);
  if (isTimeStopped) await page.clock.pauseAt('2026-11-21T13:00:00Z');
  return page;
}

function surveyPage(css: string): RequestListener {
  return ({ url = '/' }, response) => {
    const isScript = url.endsWith('.js');
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    if (url === '/start.js') {
      response.end(`import { defineSurveyView } from './${builtView()}'; defineSurveyView();`);
    } else if (isScript) {
      createReadStream(join(BUILT, url)).pipe(response);
    } else {
      response.setHeader('content-security-policy', css ? `${STRICT}; style-src 'unsafe-inline'` : STRICT);
      response.end(`<!doctype html><html lang="en"><title>A store</title>
        ${css && `<style>${css}</style>`}<main></main><script type="module" src="/start.js"></script>`);
    }
  };
}

export interface SurveyMount extends MountOptions {
  readonly theme?: Partial<Theme>;
  readonly messages?: Messages;
  readonly removeBranding?: boolean;
}

/** Replaces the survey on the page and records its events and what it stores. */
export async function mountSurvey(
  page: Page,
  definition: SurveyDefinition,
  { theme, ...options }: SurveyMount = {},
): Promise<void> {
  const look = lookOf({ ...DEFAULT_THEME, ...theme });
  const seconds = expectedSeconds(definition.questions);
  await page.evaluate(
    (settings) => {
      const events: unknown[] = [];
      const stored: unknown[] = [];
      const view = document.createElement('askwell-survey');
      for (const name of ['answer', 'path', 'submitted']) {
        view.addEventListener(name, (event) =>
          events.push({ name, detail: (event as CustomEvent).detail as unknown }),
        );
      }
      view.settings = { ...settings, ports: { store: (snapshot) => stored.push(snapshot) } };
      document.querySelector('main')!.replaceChildren(view);
      Object.assign(window, { view, events, stored });
    },
    { ...options, definition: { ...definition, seconds }, look } satisfies SurveySettings,
  );
}

/** The name of the view's file, which contains the hash of its content. */
function builtView(): string {
  const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest;
  return manifest['web/survey-view/survey-view.ts']!.file;
}

type Manifest = Record<string, { file: string }>;

/** What `mountSurvey` stores on the window. */
export interface SurveyWindow {
  readonly view: SurveyView;
  readonly events: ViewEvent[];
  readonly stored: SurveySettings['restore'][];
}
