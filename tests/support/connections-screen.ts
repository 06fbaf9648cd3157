import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appIn } from '#tests/e2e/support/app-frame.ts';
import { callApi, fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { question } from '#tests/shared/survey/build.ts';
import { openApp, type OpenApp } from '#tests/e2e/support/open-app.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

export const SIZES = [
  [{ width: 390, height: 844 }, '390'],
  [{ width: 1280, height: 900 }, '1280'],
] as const;

/** Checks accessibility and sideways scrolling on a phone and on a desktop, and takes pictures. */
export async function look(page: Page, name: string): Promise<void> {
  for (const [size, width] of SIZES) {
    await page.setViewportSize(size);
    await expectGoodScreen(appIn(page), `${name} at ${width}`);
    await takeScreenshot(page, `connections-${name}-${width}`);
  }
}

/** Opens the app in a store's admin, where connections may lead to this machine. */
export function openStoreAdmin(plan?: 'pro', env: Record<string, string> = {}): Promise<OpenApp> {
  return openApp('embedded', {
    ...{ viewport: SIZES[1][0], hasTouch: false, expectedProblems: [/40[02]/, /409/] },
    env: { CONNECTIONS_LOOPBACK: 'on', ...env },
    ...(plan && { plan }),
  });
}

export async function makeLive(app: Frame): Promise<void> {
  const surveyId = 'first';
  const made = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', { surveyId });
  const questions = [{ ...question('nps', 'q1'), surveyId }];
  const definition = { ...made.definition, name: surveyId, questions };
  await fetchFromApi(app, 'PUT', `/surveys/${surveyId}/draft`, {
    baseRevision: 1,
    saveId: surveyId,
    definition,
  });
  await fetchFromApi(app, 'POST', `/surveys/${surveyId}/publish`, { draftRevision: 2 });
}

export async function answer(
  app: Frame,
  digit: string,
  score: number,
  shopper: object = {},
  at = Date.now(),
): Promise<void> {
  const { publicId } = await fetchFromApi<{ publicId: string }>(app, 'GET', '/surveys/first');
  const now = Date.now();
  const reply = await callApi(app, 'PUT', `/collect/${publicId}/responses/${digit.repeat(32)}`, {
    ...{ version: 1, revision: 1, complete: true, answers: { q1: { value: score } }, path: ['q1'] },
    ...{
      respondentKey: digit.repeat(32),
      timings: { q1: 900 },
      attributes: { placement: 'popup', ...shopper },
    },
    ...{ startedAt: at, changedAt: at, sentAt: now },
  });
  expect([reply.status, reply.body]).toEqual([200, expect.any(String)]);
}
