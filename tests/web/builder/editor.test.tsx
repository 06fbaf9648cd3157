import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OTHER_ID } from '#shared/survey/question-types.ts';
import { findToast, toasts } from '../support/toasts.ts';
import { openBuilder, openPart, surveyOf } from './open-builder.tsx';

const COLOURS = surveyOf(
  { type: 'single_select', text: 'Which colour?', options: ['Red', 'Blue'] },
  { type: 'text', text: 'Why?' },
  { type: 'rating', text: 'How good?' },
);

const option = (number: number) => screen.getByLabelText<HTMLInputElement>(`Option ${number}`);
const optionTexts = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Option \d+$/).map(({ value }) => value);
const rows = () =>
  within(screen.getByRole('region', { name: 'Questions' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('options', () => {
  it('goes to the next blank option on Enter before it adds one', async () => {
    const { user, saves } = await openBuilder(
      surveyOf({ type: 'single_select', text: 'Which colour?', options: ['Red', 'Blue', '', ' '] }),
    );
    await user.click(screen.getByLabelText('Option 1'));
    await user.keyboard('{Enter}Green{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Option 4'));
    expect(screen.getAllByLabelText(/^Option \d+$/)).toHaveLength(4);
    await waitFor(() => expect(saves).not.toHaveLength(0));
  });

  it('adds the next option on Enter and focuses it', async () => {
    const { user } = await openBuilder(COLOURS);
    await user.click(option(1));
    await user.keyboard('{Enter}Green');
    expect(optionTexts()).toEqual(['Red', 'Green', 'Blue']);
  });

  it('removes an empty option on Backspace and focuses the previous one', async () => {
    const { user } = await openBuilder(COLOURS);
    await user.clear(option(2));
    await user.keyboard('{Backspace}');
    expect(optionTexts()).toEqual(['Red']);
    expect(document.activeElement).toBe(option(1));
    await user.keyboard('{Control>}{End}{/Control}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(optionTexts(), 'the last one stays').toEqual(['']);
  });

  it('turns pasted lines into options, leaves out duplicates and says so', async () => {
    const { user, saves } = await openBuilder(COLOURS);
    await user.clear(option(2));
    await user.paste('Green\n\n  Yellow \nRED\ngreen');
    expect(optionTexts()).toEqual(['Red', 'Green', 'Yellow']);
    screen.getByText('2 lines were left out: options must differ.');
    await waitFor(() =>
      expect(saves.at(-1)?.definition.questions[0]?.config).toMatchObject({
        options: [{ id: 'q1-Red' }, { id: 'q1-Blue' }, {}],
      }),
    );
  });

  it('refuses an option with the text of another, gives the reason and keeps the old text', async () => {
    const { user } = await openBuilder(COLOURS);
    await user.clear(option(2));
    await user.type(option(2), 'red');
    screen.getByText('“red” is an option already. Options must differ, so it stays “Blue”.');
    expect(option(2).value).toBe('red');
    await user.type(option(2), ' wine');
    expect(screen.queryByText(/is an option already/)).toBeNull();
    await user.tab();
    await user.clear(option(2));
    await user.type(option(2), ' RED ');
    await user.tab();
    expect(optionTexts()).toEqual(['Red', 'red wine']);
    screen.getByText(/it stays “red wine”/);
  });

  it('moves an option by the arrow keys and keeps the focus on its handle', async () => {
    const { user } = await openBuilder(COLOURS);
    const grip = screen.getByRole('button', { name: /Move option Blue/ });
    grip.focus();
    await user.keyboard('{ArrowUp}');
    expect(optionTexts()).toEqual(['Blue', 'Red']);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Move option Blue');
    screen.getByText('Option moved to place 1 of 2');
  });
});

describe('many options', () => {
  const TEXTS = Array.from({ length: 50 }, (_, at) => `Colour ${at + 1}`);

  it('renders many options after a while, and the last can be edited', async () => {
    const { user } = await openBuilder(
      surveyOf({ type: 'single_select', text: 'Which colour?', options: TEXTS }),
    );
    await screen.findByLabelText('Option 50');
    expect(optionTexts()).toEqual(TEXTS);
    await user.type(option(50), ', the last');
    expect(optionTexts().at(-1)).toBe('Colour 50, the last');
  });
});

describe('questions', () => {
  it('adds a question by one choice and selects it, with the cursor in its text', async () => {
    const { user } = await openBuilder(COLOURS);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Date/ }));
    await user.keyboard('When?');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('When?');
    expect(rows()).toHaveLength(4);
    screen.getByRole('heading', { name: 'Question 4' });
  });

  it('moves a question by keyboard, with an announcement', async () => {
    const { user } = await openBuilder(COLOURS);
    screen.getByRole('button', { name: /Move question 3/ }).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(rows()[0]).toContain('How good?');
    screen.getByText('Question moved to place 1 of 3');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Move question 1. How good?');
  });

  it('names the rules that led to a deleted question and restores it by Undo, also after other edits', async () => {
    const rule = {
      condition: { operator: 'CONTAINS' as const, value: ['q1-Red'] },
      action: { type: 'SHOW' as const, questionIds: ['q2'] },
    };
    const { user } = await openBuilder(
      surveyOf(
        { type: 'single_select', text: 'Which colour?', options: ['Red', 'Blue'], rules: [rule] },
        { type: 'text', text: 'Why?' },
        { type: 'rating', text: 'How good?', config: { nextQuestionId: 'q2' } },
      ),
    );
    await user.click(screen.getByRole('button', { name: /Actions for question 2/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await findToast(/Rule 1 of question 1 and the way on from question 2 led to it/);
    // The question's fields load when it is selected.
    await screen.findByRole('heading', { name: 'Question 2' });
    // Not typed letter by letter, because the toast with the button closes after some seconds.
    fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'How good? And why?' } });
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(rows().map((row) => /\d\.(.*\?)/.exec(row)?.[1])).toEqual([
      'Which colour?',
      'Why?',
      'How good? And why?',
    ]);
  });

  it('changes a question’s type and keeps every setting that the new type has', async () => {
    const { user } = await openBuilder(COLOURS);
    await user.click(screen.getByRole('button', { name: /Change type/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Multiple choice/ }));
    expect(optionTexts()).toEqual(['Red', 'Blue']);
    fireEvent.change(screen.getByLabelText('At most'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('At least'), { target: { value: '2' } });
    expect(screen.getByLabelText<HTMLSelectElement>('At least').value).toBe('2');
  });
});

describe('ready follow-ups', () => {
  const CHANNELS = {
    type: 'single_select',
    text: 'How did you hear of us?',
    options: ['Podcast', 'Instagram', 'A friend'],
  } as const;
  const PODCAST = /^Add “.*” for Podcast$/;

  it('ask for an upgrade when the plan has no room for one more question', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => ({ type: 'date' as const, text: `When ${at}?` }));
    const { user, saves } = await openBuilder(surveyOf(CHANNELS, ...nine));
    await user.click(await screen.findByRole('button', { name: PODCAST }));
    await screen.findByRole('dialog', { name: 'Unlock more with the Pro plan' });
    expect(rows()).toHaveLength(10);
    expect(saves).toEqual([]);
  });

  it('give the focus to the next one, and after the last to the new rule', async () => {
    const { user } = await openBuilder(surveyOf(CHANNELS));
    const add = (channel: string) =>
      screen.findByRole('button', { name: new RegExp(`^Add “.*” for ${channel}$`) });
    (await add('Instagram')).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await add('Podcast'));
    await user.keyboard('{Enter}');
    const rule = within(screen.getByRole('group', { name: 'Rule 1' }));
    expect(document.activeElement).toBe(rule.getByLabelText('Condition'));
    expect(rows()).toHaveLength(3);
  });
});

describe('the languages of a survey', () => {
  it('give the focus to the next language when one is removed, and after the last to the button that adds one', async () => {
    const { user } = await openBuilder({ ...COLOURS, translations: { de: {}, fr: {}, es: {} } });
    await openPart(user, 'Translations');
    const language = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
    const remove = (name: string) => user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    await remove('German');
    expect(document.activeElement).toBe(language('French'));
    await remove('Spanish');
    expect(document.activeElement).toBe(language('French'));
    await remove('French');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add language' }));
  });
});

describe('undo in the editor', () => {
  it('undoes by keys and buttons and names the edit', async () => {
    const { user } = await openBuilder(COLOURS);
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Question');
    await user.type(field(), ' Now?');
    await user.click(screen.getByRole('checkbox', { name: 'An answer is required' }));
    await user.keyboard('{Control>}z{/Control}');
    screen.getByText(/Undone. Question 1. Which colour\? Now\? must be answered now/);
    await user.keyboard('{Control>}z{/Control}');
    expect(field().value).toBe('Which colour?');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(field().value).toBe('Which colour? Now?');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'An answer is required' }).checked).toBe(
      false,
    );
  });
});

describe('the next-question rule', () => {
  it('shows a rule as a sentence: any of these answers show that question, otherwise another', async () => {
    const { user, saves } = await openBuilder(COLOURS);
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    const rule = screen.getByRole('group', { name: 'Rule 1' });
    within(rule).getByRole('button', { name: 'Answers: choose answers' });
    await user.click(within(rule).getByRole('checkbox', { name: 'Blue' }));
    fireEvent.change(within(rule).getByLabelText('Question to show'), { target: { value: 'q3' } });
    fireEvent.change(screen.getByLabelText('Otherwise go on to'), { target: { value: 'the end' } });
    await waitFor(() =>
      expect(saves.at(-1)?.definition.questions[0]).toMatchObject({
        logic: {
          rules: [
            { condition: { operator: 'CONTAINS', value: ['q1-Blue'] }, action: { questionIds: ['q3'] } },
          ],
        },
        config: { isTerminal: true, nextQuestionId: null },
      }),
    );
  });

  it('offers the answer that shoppers write themselves by the name that the merchant gave it', async () => {
    const { user, saves } = await openBuilder(
      surveyOf(
        {
          type: 'single_select',
          text: 'Which colour?',
          options: ['Red'],
          config: { allowOther: true, otherLabel: 'Another colour' },
        },
        { type: 'text', text: 'Why?' },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Rule 1' })).getByRole('checkbox', { name: 'Another colour' }),
    );
    await waitFor(() =>
      expect(saves.at(-1)?.definition.questions[0]?.logic.rules).toMatchObject([
        { condition: { value: [OTHER_ID] } },
      ]),
    );
  });

  it('keeps the focus near a removed rule', async () => {
    const { user } = await openBuilder(COLOURS);
    const add = () => screen.getByRole('button', { name: 'Add a rule' });
    const remove = (rule: number) => user.click(screen.getByRole('button', { name: `Remove rule ${rule}` }));
    const condition = (rule: number) =>
      within(screen.getByRole('group', { name: `Rule ${rule}` })).getByLabelText('Condition');
    await user.click(add());
    await user.click(add());
    await user.click(add());
    await remove(3);
    expect(document.activeElement).toBe(condition(2));
    await remove(1);
    expect(document.activeElement).toBe(condition(1));
    await remove(1);
    expect(document.activeElement).toBe(add());
  });

  it('shows the logic check’s findings at the question, in the list, on the map and before publishing', async () => {
    const { user } = await openBuilder(
      surveyOf(
        { type: 'text', text: 'One', config: { nextQuestionId: 'q2' } },
        { type: 'text', text: 'Two', config: { nextQuestionId: 'q1' } },
      ),
    );
    const circle = /lead round in a circle/;
    expect((await screen.findAllByText(circle)).length).toBe(1);
    expect(rows()[0]).toContain('1 to fix');
    screen.getByText('To publish: 1 thing to fix');
    await openPart(user, 'Path map');
    screen.getByText(circle);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    within(screen.getByRole('dialog')).getByText(circle);
    await user.click(screen.getByRole('button', { name: /^Open: 1. One/ }));
    screen.getByRole('heading', { name: 'Question 1' });
  });
});
