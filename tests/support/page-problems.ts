import type { BrowserContext, ConsoleMessage } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** Fails the running test if any page of this browser has a problem that was not expected. */
export function expectNoProblems(context: BrowserContext, expected: readonly RegExp[] = []): void {
  const problems = watchProblems(context, expected);
  onTestFinished(() => expect(problems, 'what the page complained about').toEqual([]));
}

/**
 * A list of the pages' problems, which grows with each logged error, uncaught exception and violation of the
 * Content-Security-Policy.
 */
export function watchProblems(context: BrowserContext, expected: readonly RegExp[] = []): readonly string[] {
  const problems: string[] = [];
  const note = (problem: string): void => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on('console', (message) => {
    if (isProblem(message)) note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(String(error.error())));
  return problems;
}

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.text().includes('Content Security Policy');
}
