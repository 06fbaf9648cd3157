import { expect, test } from 'vitest';
import { DESKTOP, PHONE, row, saveStatus } from '#tests/e2e/support/builder-page.ts';
import { keyboard, mouse, type InputMethod } from '#tests/e2e/support/input-method.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp, type OpenApp } from '#tests/e2e/support/open-app.ts';
import { TYPES } from '#tests/e2e/support/question-types.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { thorough } from '#tests/support/thorough.ts';

const WIDTHS = { 'on a phone': PHONE, wide: DESKTOP };
const HANDS = { 'by mouse': mouse, 'by keyboard alone': keyboard };

/** Each place, width and means occurs in one of these two walks. */
const USUAL_WALKS = [
  ['top level', 'wide', 'by mouse'],
  ['embedded', 'on a phone', 'by keyboard alone'],
] as const;

const WALKS = thorough(
  (['top level', 'embedded'] as const).flatMap((place) =>
    (['wide', 'on a phone'] as const).flatMap((width) =>
      (['by mouse', 'by keyboard alone'] as const).map((means) => [place, width, means] as const),
    ),
  ),
  USUAL_WALKS,
);

test.each(WALKS)(
  'builds and publishes a survey with every type of question: %s, %s, %s',
  async (place, width, means) => {
    const opened = await openApp(place, { viewport: WIDTHS[width] });
    await build(opened, HANDS[means](opened));
    await expectEveryType(opened);
  },
);

async function build({ app }: OpenApp, input: InputMethod): Promise<void> {
  const { press, check, write, choose, carryToTop, open } = input;
  const button = (name: string | RegExp) => app.getByRole('button', { name, exact: true });
  const dialogButton = (name: string | RegExp) => app.getByRole('dialog').getByRole('button', { name });
  const openRow = (number: number) => press(row(app, number).getByRole('button', { name: /^\d\./ }));

  await press(button('Create survey'));
  await dialogButton('Create from scratch').waitFor();
  await expectGoodScreen(app, 'the choice of templates');
  await press(dialogButton('Create from scratch'));
  await button('Add question').waitFor();
  await expectGoodScreen(app, 'an empty survey');
  for (const [type, text] of TYPES) {
    await press(button('Add question'));
    await expectGoodScreen(app, 'the chooser');
    await press(dialogButton(new RegExp(`^${type}`)));
    await write(app.getByLabel('Question', { exact: true }), text);
    if (/choice|Dropdown/.test(type)) {
      await write(app.getByLabel('Option 1', { exact: true }), 'A friend');
      await write(app.getByLabel('Option 2', { exact: true }), 'A search');
    }
    await expectGoodScreen(app, `the editor of ${type}`);
  }

  await carryToTop(7);
  await row(app, 1).getByText(TYPES[6][1]).waitFor();
  await openRow(2);
  await press(button('Add a rule'));
  await check(app.getByRole('group', { name: 'Rule 1' }).getByRole('checkbox', { name: 'A search' }));
  const shown = app.getByLabel('Question to show');
  await choose(shown, '6. ');
  await expectGoodScreen(app, 'a rule');
  await press(button('Undo'));
  await expect.poll(() => shown.inputValue()).toBe('unset');
  await press(button('Redo'));

  await press(button('Answer it yourself'));
  await app.locator('askwell-survey').getByRole('heading', { name: TYPES[0][1] }).waitFor();
  await expectGoodScreen(app, 'the preview');
  await open('Path map');
  // A screen reader reads the branch; the drawing shows it.
  await app.getByText(/A search → 6\. Would you recommend us\?/).waitFor({ state: 'attached' });
  await app.getByTitle('A search').waitFor();
  await expectGoodScreen(app, 'the path map');

  await saveStatus(app, 'Saved').waitFor();
  await press(button('Publish'));
  await expectGoodScreen(app, 'publishing');
  await press(button('Publish now'));
  await app.getByText('Everything is published').waitFor();
  await expectGoodScreen(app, 'a published survey');
}

async function expectEveryType({ app }: OpenApp): Promise<void> {
  const surveyId = new URL(app.url()).pathname.split('/').at(-1)!;
  const path = `/surveys/${surveyId}/versions/1`;
  const { questions } = (await fetchFromApi<{ definition: SurveyDefinition }>(app, 'GET', path)).definition;
  expect(questions.map(({ text }) => text)).toEqual([
    TYPES[6][1],
    ...TYPES.filter((_, at) => at !== 6).map(([, text]) => text),
  ]);
  expect(new Set(questions.map(({ type }) => type)).size).toBe(TYPES.length);
  expect(questions[1]!.logic.rules.map(({ action }) => action.questionIds)).toEqual([
    [questions[5]!.questionId],
  ]);
}
