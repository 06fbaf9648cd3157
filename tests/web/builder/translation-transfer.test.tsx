import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { translationsToCsv } from '#web/admin/features/builder/texts/translation-csv.ts';
import { openBuilder, openPart, surveyOf } from './open-builder.tsx';

const ONE = surveyOf({ type: 'single_select', text: 'Which colour?', options: ['Red', 'Blue'] });

async function openTranslations(definition = ONE) {
  const builder = await openBuilder(definition);
  await openPart(builder.user, 'Translations');
  const choose = (text: string): Promise<void> =>
    builder.user.upload(screen.getByLabelText('Translation file'), new File([text], 'texts.csv'));
  return { ...builder, choose };
}

describe('a filled translation file', () => {
  it('adds a language with its texts in one step that undo takes back', async () => {
    const { user, saves, choose } = await openTranslations();
    const german = { questions: { q1: { text: 'Welche Farbe?', options: { 'q1-Red': 'Rot' } } } };
    await choose(translationsToCsv({ ...ONE, translations: { de: german } }));
    await screen.findByText('Imported German: 2 added');
    await screen.findByText('3 of 5 texts missing');
    await waitFor(() => expect(saves.at(-1)?.definition.translations).toEqual({ de: german }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saves.at(-1)?.definition.translations).toEqual({}));
  });

  it('names what it could not use', async () => {
    const { choose } = await openTranslations();
    const csv = translationsToCsv({ ...ONE, translations: { de: {} } });
    await choose(csv.replace(',de', ',de,Notes').replace('question/q1/text', 'question/gone/text'));
    const banner = await screen.findByText('The file contains no new translation');
    expect(banner).toBeDefined();
    screen.getByText('1 line of the file left out: the text is no longer in the survey.');
    screen.getByText(
      'Left out, because the language is unknown or the survey has no room for another one: “Notes”.',
    );
  });

  it('is refused with a reason when it is something else, and nothing changes', async () => {
    const { saves, choose } = await openTranslations();
    await choose('Name,Price\r\nLamp,20');
    await screen.findByText('Nothing was imported');
    screen.getByText(/The file has no column “Id \(do not change\)”/);
    expect(saves).toEqual([]);
  });
});

it('says that the file could not be made when its code does not load', async () => {
  vi.doMock('#web/admin/features/builder/texts/translation-formats.ts', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const { user } = await openTranslations({ ...ONE, translations: { de: {} } });
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('No file was saved');
  expect(screen.getByText('The file could not be made. Please try again.')).toBeDefined();
  vi.doUnmock('#web/admin/features/builder/texts/translation-formats.ts');
});

it('says before publishing which language lacks texts', async () => {
  const { user } = await openBuilder({ ...ONE, translations: { de: { thankYou: { title: 'Danke' } } } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('German lacks 4 of 5 texts. Shoppers read those in your own words.')).toBeDefined();
});
