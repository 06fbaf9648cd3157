import { beforeEach, describe, expect, test } from 'vitest';
import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import { QUESTION_TYPES } from '#shared/survey/question-types.ts';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import { QUESTION_SAMPLES } from '#tests/support/question-samples.ts';
import {
  BRANCHING,
  CHOICES,
  EACH_TYPE,
  LONG_LIST,
  ONE_TEXT,
  CONSTRAINED,
  SCALES,
} from '#tests/support/survey-conformance-surveys.ts';

export interface MountOptions {
  readonly preview?: boolean;
  readonly respondentKey?: string;
  readonly restore?: Snapshot;
}

/** The events that a view sent to its page, in order. */
export type ViewEvent =
  | { readonly name: 'answer'; readonly detail: { readonly questionId: string; readonly answer?: unknown } }
  | {
      readonly name: 'path';
      readonly detail: { readonly path: string[]; readonly questionId: string | null };
    }
  | { readonly name: 'submitted'; readonly detail: Snapshot };

/**
 * What a test does with and reads from a view of a survey. Each view has its own driver; the tests below are the
 * same for all views.
 */
export interface SurveyDriver {
  readonly mount: (definition: SurveyDefinition, options?: MountOptions) => Promise<void>;
  /** Moves the fake clock; timers fire only here. */
  readonly wait: (ms: number) => Promise<void>;
  /** The question asked, without its mark for *required*; null on any other screen. */
  readonly question: () => Promise<string | null>;
  readonly description: () => Promise<string>;
  /** The options, in the order shown. */
  readonly choices: () => Promise<string[]>;
  /** The selected options. */
  readonly chosen: () => Promise<string[]>;
  readonly choose: (choice: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The value of the free text, of the text beside Other, or of the date field. */
  readonly typed: () => Promise<string>;
  /** The placeholder of the field. */
  readonly placeholder: () => Promise<string>;
  readonly pickDay: (day: string) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly canGoBack: () => Promise<boolean>;
  /** The label of the button that goes to the next question. */
  readonly forwardLabel: () => Promise<string>;
  readonly error: () => Promise<string>;
  /** Whether the focus is in the field of the missing answer. */
  readonly isInputFocused: () => Promise<boolean>;
  /** The progress in percent. */
  readonly progress: () => Promise<number>;
  /** All texts of the screen, in order. */
  readonly texts: () => Promise<string>;
  readonly showQuestion: (questionId: string) => Promise<void>;
  /** Delivers the discount code that the server sends for a completed response. */
  readonly sendCode: (code: string) => Promise<void>;
  readonly events: () => Promise<ViewEvent[]>;
  readonly stored: () => Promise<Snapshot[]>;
}

/** The tests that every view of a survey has to pass. */
export function describeSurveyView(name: string, open: () => Promise<SurveyDriver>): void {
  describe(name, () => {
    let view: SurveyDriver;
    beforeEach(async () => {
      view = await open();
    });

    describeTypes(() => view);
    describeNavigation(() => view);
    describeStates(() => view);
  });
}

/** Answers a survey with a question of every type from its first screen to its last. */
export async function expectEveryType(view: SurveyDriver): Promise<void> {
  await view.mount(EACH_TYPE);
  const samples = QUESTION_TYPES.map((type) => QUESTION_SAMPLES[type]);
  for (const sample of samples) {
    expect(await view.question()).toBe(sample.question.questionId);
    await sample.give(view);
    expect(await view.forwardLabel()).toBe(sample === samples.at(-1) ? 'Submit' : 'Next');
    await view.next();
  }

  const answers = Object.fromEntries(samples.map(({ question, answer }) => [question.questionId, answer]));
  expect((await view.events()).at(-1)).toMatchObject({
    name: 'submitted',
    detail: { complete: true, answers },
  });
  expect((await view.stored()).at(-1)).toMatchObject({ complete: true, answers });
  expect(await view.texts()).toContain('Thank You!');
  expect(await view.texts()).toContain('Your responses have been submitted successfully.');
}

function describeTypes(current: () => SurveyDriver): void {
  test('accepts an answer of every type, and reports and stores it', () => expectEveryType(current()));

  for (const type of QUESTION_TYPES) {
    for (const [title, expectStored] of Object.entries(QUESTION_SAMPLES[type].viewTests ?? {})) {
      test(title, () => expectStored(current()));
    }
  }

  test('offers Other last, with a text field, and stores its text', async () => {
    const view = current();
    await view.mount(CHOICES);
    for (const questionId of ['single', 'multi', 'drop']) {
      expect(await view.question()).toBe(questionId);
      expect((await view.choices()).slice(-2)).toEqual(['Response 3', 'Other']);
      await view.choose('Other');
      expect(await view.placeholder()).toBe('Please specify');
      await view.type('Plum');
      await view.next();
    }
    const { detail } = (await view.events()).at(-1)!;
    expect(detail).toMatchObject({
      answers: {
        single: { optionId: 'other', otherValue: 'Plum' },
        multi: { optionIds: ['other'], otherValue: 'Plum' },
        drop: { optionId: 'other', otherValue: 'Plum' },
      },
    });
  });

  test('labels the ends of a scale, with Bad and Great by default', async () => {
    const view = current();
    await view.mount(SCALES);
    expect(await view.choices()).toEqual(['1', '2', '3', '4', '5']);
    expect(await view.texts()).toMatch(/Bad[\s\S]*Great/);
    await view.choose('2');
    await view.next();
    expect(await view.choices()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(await view.texts()).toMatch(/Awful[\s\S]*Lovely/);
    await view.choose('7');
    await view.next();
    expect(await view.choices()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    await view.choose('0');
    expect(await view.chosen()).toEqual(['0']);
  });

  test('shuffles options in the same order for the same respondent, and leaves Other last', async () => {
    const view = current();
    await view.mount(LONG_LIST, { respondentKey: 'one' });
    const order = await view.choices();
    expect(order.at(-1)).toBe('Other');
    expect([...order].sort()).not.toEqual(order);
    await view.mount(LONG_LIST, { respondentKey: 'one' });
    expect(await view.choices()).toEqual(order);
    await view.mount(LONG_LIST, { respondentKey: 'two' });
    expect(await view.choices()).not.toEqual(order);
  });

  test('clears a day that is chosen again, unless the question is required', async () => {
    const view = current();
    await view.mount(CONSTRAINED, { preview: true });
    await view.showQuestion('maybe');
    expect(await view.placeholder()).toBe('YYYY-MM-DD');
    await view.pickDay('2026-11-15');
    await view.pickDay('2026-11-15');
    expect(await view.typed()).toBe('');
    await view.showQuestion('day');
    await view.pickDay('2026-11-15');
    await view.pickDay('2026-11-15');
    expect(await view.typed()).toBe('2026-11-15');
    await view.type('');
    await view.next();
    expect(await view.question()).not.toBe('day');
  });

  test('does not move on from an incomplete date', async () => {
    const view = current();
    await view.mount(CONSTRAINED, { preview: true });
    await view.showQuestion('maybe');
    await view.type('2026-13-45');
    await view.next();
    expect(await view.question()).toBe('maybe');
    expect(await view.error()).toBe('Please enter a date as YYYY-MM-DD.');
    await view.type('2026-12-24');
    await view.next();
    expect(await view.question()).not.toBe('maybe');
  });
}

function describeNavigation(current: () => SurveyDriver): void {
  test('follows the answers forward and back, and drops the answers of an abandoned branch', async () => {
    const view = current();
    await view.mount(BRANCHING);
    expect(await view.canGoBack()).toBe(false);
    await view.choose('no');
    await view.next();
    expect(await view.question()).toBe('why');
    await view.type('Too far.');
    await view.back();
    expect(await view.chosen()).toEqual(['no']);
    await view.choose('yes');
    await view.next();
    expect(await view.question()).toBe('more');
    expect(await view.canGoBack()).toBe(true);
    await view.back();
    await view.next();
    await view.type('Nothing.');
    await view.next();
    const events = await view.events();
    expect(events.at(-1)).toMatchObject({ name: 'submitted', detail: { path: ['first', 'more'] } });
    expect(Object.keys((events.at(-1)!.detail as Snapshot).answers)).toEqual(['first', 'more']);
    expect(events.filter((each) => each.name === 'path').map((each) => each.detail.questionId)).toEqual([
      'why',
      'first',
      'more',
      'first',
      'more',
      null,
    ]);
  });

  test('says Submit when the survey ends with this answer, and shows growing progress', async () => {
    const view = current();
    await view.mount(BRANCHING);
    expect(await view.progress()).toBe(0);
    await view.choose('stop');
    expect(await view.forwardLabel()).toBe('Submit');
    await view.choose('yes');
    expect(await view.forwardLabel()).toBe('Next');
    await view.next();
    const halfway = await view.progress();
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(100);
    await view.type('x');
    await view.next();
    expect(await view.progress()).toBe(100);
  });

  test('resumes a stored run at its last question', async () => {
    const view = current();
    await view.mount(BRANCHING);
    await view.choose('no');
    await view.next();
    await view.type('Too far.');
    const latest = (await view.stored()).at(-1)!;
    await view.mount(BRANCHING, { restore: latest });
    expect(await view.question()).toBe('why');
    expect(await view.typed()).toBe('Too far.');
    await view.back();
    expect(await view.chosen()).toEqual(['no']);
  });
}

function describeStates(current: () => SurveyDriver): void {
  test('refuses to move on without a required answer, shows an error and focuses the input', async () => {
    const view = current();
    await view.mount(EACH_TYPE, { preview: true });
    for (const { questionId } of EACH_TYPE.questions) {
      await view.showQuestion(questionId);
      expect(await view.error()).toBe('');
      await view.next();
      expect(await view.question()).toBe(questionId);
      expect(await view.error()).toBe('Please answer this question.');
      expect(await view.isInputFocused()).toBe(true);
    }
  });

  test('enforces the bounds of a multiple choice', async () => {
    const view = current();
    await view.mount(CONSTRAINED);
    expect(await view.description()).toBe('Pick your favourites. Choose at least 2. Choose at most 3.');
    await view.choose('a');
    await view.next();
    expect(await view.error()).toBe('Choose at least 2.');
    for (const more of ['b', 'c', 'd']) await view.choose(more);
    expect(await view.error()).toBe('');
    await view.next();
    expect(await view.error()).toBe('Choose at most 3.');
    await view.choose('d');
    await view.next();
    expect(await view.question()).toBe('day');
  });

  test('allows an optional question to be skipped', async () => {
    const view = current();
    await view.mount(ONE_TEXT);
    expect(await view.placeholder()).toBe('Tell us');
    await view.next();
    expect((await view.events()).at(-1)).toMatchObject({ name: 'submitted', detail: { answers: {} } });
  });

  test('restarts a preview after three seconds, without answers', async () => {
    const view = current();
    await view.mount(BRANCHING, { preview: true });
    await view.choose('stop');
    await view.next();
    for (const seconds of [3, 2, 1]) {
      expect(await view.texts()).toContain(`Resetting in ${seconds} seconds...`);
      await view.wait(1000);
    }
    expect(await view.question()).toBe('first');
    expect(await view.chosen()).toEqual([]);
    expect(await view.canGoBack()).toBe(false);
    expect(await view.stored()).toEqual([]);
  });

  test('keeps the thank-you screen for a shopper, without a countdown', async () => {
    const view = current();
    await view.mount({
      ...ONE_TEXT,
      thankYou: { title: 'Merci', message: 'A gift', discountCode: 'PLUM-10' },
    });
    await view.next();
    await view.wait(5000);
    expect(await view.texts()).toMatch(/Merci[\s\S]*A gift[\s\S]*PLUM-10/);
    expect(await view.texts()).not.toContain('Resetting');
  });

  test('announces a discount code, and shows it once the server has sent it', async () => {
    const view = current();
    const thankYou: ShoppersThankYou = {
      title: 'Merci',
      message: 'A gift',
      discountCode: null,
      awaitsCode: true,
    };
    await view.mount({ ...ONE_TEXT, thankYou });
    await view.next();
    const FOLLOWS = 'Your discount code appears here as soon as your answers are sent.';
    expect(await view.texts()).toContain(FOLLOWS);
    await view.sendCode('PLUM-10');
    expect(await view.texts()).toMatch(/Merci[\s\S]*A gift[\s\S]*PLUM-10/);
    expect(await view.texts()).not.toContain(FOLLOWS);
  });

  test('asks for questions in a preview without any', async () => {
    const view = current();
    await view.mount({ ...ONE_TEXT, questions: [] }, { preview: true });
    expect(await view.texts()).toContain('Add questions to preview..');
  });

  test('lets outside code choose the question in a preview only', async () => {
    const view = current();
    await view.mount(BRANCHING, { preview: true });
    await view.showQuestion('more');
    expect(await view.question()).toBe('more');
    await view.mount(BRANCHING);
    await view.showQuestion('more');
    expect(await view.question()).toBe('first');
  });
}
