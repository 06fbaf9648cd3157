import { beforeEach, describe, expect, test } from 'vitest';
import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import type { Snapshot } from '#shared/survey/run/run.ts';
import {
  BRANCHING,
  CHOICES,
  EACH_TYPE,
  LONG_LIST,
  ONE_TEXT,
  PICKY,
  SCALES,
} from '#tests/support/survey-conformance-surveys.ts';

export interface MountOptions {
  readonly preview?: boolean;
  readonly respondentKey?: string;
  readonly restore?: Snapshot;
}

/** What a view told the page around it, in order. */
export type Told =
  | { readonly name: 'answer'; readonly detail: { readonly questionId: string; readonly answer?: unknown } }
  | {
      readonly name: 'path';
      readonly detail: { readonly path: string[]; readonly questionId: string | null };
    }
  | { readonly name: 'submitted'; readonly detail: Snapshot };

/**
 * One view of a survey as a person meets it. A view that draws something else than elements of a page has a driver
 * of its own; the promises below stay the same.
 */
export interface SurveyDriver {
  readonly mount: (definition: SurveyDefinition, options?: MountOptions) => Promise<void>;
  /** Lets time pass: timers fire only here. */
  readonly wait: (ms: number) => Promise<void>;
  /** The question asked, without its mark for *required*; null on any other screen. */
  readonly question: () => Promise<string | null>;
  readonly description: () => Promise<string>;
  /** What can be chosen, in the order shown. */
  readonly choices: () => Promise<string[]>;
  /** What is chosen. */
  readonly chosen: () => Promise<string[]>;
  readonly choose: (choice: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** What stands in the free text, in the text beside Other, or in the date's field. */
  readonly typed: () => Promise<string>;
  /** What the field says while it is empty. */
  readonly placeholder: () => Promise<string>;
  readonly pickDay: (day: string) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly canGoBack: () => Promise<boolean>;
  /** What the button that goes on says. */
  readonly forwardLabel: () => Promise<string>;
  readonly error: () => Promise<string>;
  /** Whether the focus is where the missing answer is to be given. */
  readonly isInputFocused: () => Promise<boolean>;
  /** Percent. */
  readonly progress: () => Promise<number>;
  /** All texts of the screen, in order. */
  readonly texts: () => Promise<string>;
  readonly showQuestion: (questionId: string) => Promise<void>;
  /** The discount code arrives, which the server sends for the completed response. */
  readonly sendCode: (code: string) => Promise<void>;
  readonly told: () => Promise<Told[]>;
  readonly stored: () => Promise<Snapshot[]>;
}

/** The promises that every view of a survey keeps. */
export function describeSurveyView(name: string, open: () => Promise<SurveyDriver>): void {
  describe(name, () => {
    let view: SurveyDriver;
    beforeEach(async () => {
      view = await open();
    });

    describeTypes(() => view);
    describeWays(() => view);
    describeStates(() => view);
  });
}

function describeTypes(current: () => SurveyDriver): void {
  test('takes an answer of every type, and tells and keeps what was answered', async () => {
    const view = current();
    await view.mount(EACH_TYPE);
    await view.choose('Blue');
    await view.next();
    await view.choose('Tea');
    await view.choose('Milk');
    await view.next();
    await view.choose('4');
    await view.next();
    await view.choose('9');
    await view.next();
    await view.choose('Large');
    await view.next();
    await view.pickDay('2026-11-15');
    expect(await view.typed()).toBe('2026-11-15');
    await view.next();
    await view.type('Well done.');
    expect(await view.forwardLabel()).toBe('Submit');
    await view.next();

    const answers = {
      single: { optionId: 'Blue', otherValue: null },
      multi: { optionIds: ['Tea', 'Milk'], otherValue: null },
      stars: { value: 4 },
      nps: { value: 9 },
      drop: { optionId: 'Large', otherValue: null },
      day: { value: '2026-11-15' },
      words: { value: 'Well done.' },
    };
    expect((await view.told()).at(-1)).toMatchObject({
      name: 'submitted',
      detail: { complete: true, answers },
    });
    expect((await view.stored()).at(-1)).toMatchObject({ complete: true, answers });
    expect(await view.texts()).toContain('Thank You!');
    expect(await view.texts()).toContain('Your responses have been submitted successfully.');
  });

  test('offers Other with a text, last, and keeps what is typed there', async () => {
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
    const { detail } = (await view.told()).at(-1)!;
    expect(detail).toMatchObject({
      answers: {
        single: { optionId: 'other', otherValue: 'Plum' },
        multi: { optionIds: ['other'], otherValue: 'Plum' },
        drop: { optionId: 'other', otherValue: 'Plum' },
      },
    });
  });

  test('shows a scale with its ends, Bad and Great where the merchant says nothing else', async () => {
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

  test('shuffles options the same way for the same respondent, and leaves Other last', async () => {
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

  test('takes a day back unless the question is required', async () => {
    const view = current();
    await view.mount(PICKY, { preview: true });
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

  test('does not leave half a date behind', async () => {
    const view = current();
    await view.mount(PICKY, { preview: true });
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

function describeWays(current: () => SurveyDriver): void {
  test('goes the way that the answers lead, back along it, and forgets the branch not taken', async () => {
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
    const told = await view.told();
    expect(told.at(-1)).toMatchObject({ name: 'submitted', detail: { path: ['first', 'more'] } });
    expect(Object.keys((told.at(-1)!.detail as Snapshot).answers)).toEqual(['first', 'more']);
    expect(told.filter((each) => each.name === 'path').map((each) => each.detail.questionId)).toEqual([
      'why',
      'first',
      'more',
      'first',
      'more',
      null,
    ]);
  });

  test('says Submit where the survey ends with this answer, and shows progress that never falls', async () => {
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

  test('takes up a kept run where it was left', async () => {
    const view = current();
    await view.mount(BRANCHING);
    await view.choose('no');
    await view.next();
    await view.type('Too far.');
    const kept = (await view.stored()).at(-1)!;
    await view.mount(BRANCHING, { restore: kept });
    expect(await view.question()).toBe('why');
    expect(await view.typed()).toBe('Too far.');
    await view.back();
    expect(await view.chosen()).toEqual(['no']);
  });
}

function describeStates(current: () => SurveyDriver): void {
  test('does not go on without a required answer, says so and goes to where it is missing', async () => {
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

  test('holds a multiple choice to its bounds', async () => {
    const view = current();
    await view.mount(PICKY);
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

  test('lets an optional question be skipped', async () => {
    const view = current();
    await view.mount(ONE_TEXT);
    expect(await view.placeholder()).toBe('Tell us');
    await view.next();
    expect((await view.told()).at(-1)).toMatchObject({ name: 'submitted', detail: { answers: {} } });
  });

  test('begins a preview again after three seconds, with nothing answered', async () => {
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

  test('thanks a shopper for good, without a countdown', async () => {
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

  test('says that a discount code follows, and shows it once the server has sent it', async () => {
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

  test('says what a preview without questions needs', async () => {
    const view = current();
    await view.mount({ ...ONE_TEXT, questions: [] }, { preview: true });
    expect(await view.texts()).toContain('Add questions to preview..');
  });

  test('goes to any question from outside in a preview, and in no other run', async () => {
    const view = current();
    await view.mount(BRANCHING, { preview: true });
    await view.showQuestion('more');
    expect(await view.question()).toBe('more');
    await view.mount(BRANCHING);
    await view.showQuestion('more');
    expect(await view.question()).toBe('first');
  });
}
