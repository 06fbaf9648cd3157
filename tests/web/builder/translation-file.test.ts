import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SurveyDefinition, SurveyTexts } from '#shared/survey/definition.ts';
import { reinsertQuestion } from '#web/admin/features/builder/questions/reinsert-question.ts';
import { readTextFile } from '#web/admin/features/builder/texts/read-text-file.ts';
import { readTranslationsCsv, translationsToCsv } from '#web/admin/features/builder/texts/translation-csv.ts';
import { importTranslations } from '#web/admin/features/builder/texts/translation-file.ts';
import { readTranslations } from '#web/admin/features/builder/texts/translation-formats.ts';
import { translationsToXliff } from '#web/admin/features/builder/texts/translation-xliff.ts';
import { surveyOf } from './open-builder.tsx';

const BASE = surveyOf(
  { type: 'single_select', text: 'How did you hear about us?', options: ['A friend', '=Ads'] },
  { type: 'text', text: 'What, if "anything", is missing?' },
);
const GERMAN: SurveyTexts = {
  thankYou: { title: 'Danke!' },
  questions: {
    q1: { text: 'Wie haben Sie von uns erfahren?', options: { 'q1-A friend': 'Freunde' } },
    q2: { text: 'Was fehlt; falls\n„etwas“ fehlt?' },
  },
};
const withTexts = (translations: SurveyDefinition['translations']): SurveyDefinition => ({
  ...BASE,
  translations,
});

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((each) => each.replaceAll(/[\r\p{Cc}\p{Cn}\uFFFE\uFFFF]/gu, '').trim())
  .filter((each) => each !== '' && each.length <= 60);
const texts = fc
  .record({ question: text, option: text, title: text })
  .map(({ question, option, title }): SurveyTexts => ({
    thankYou: { title },
    questions: { q1: { text: question, options: { 'q1-=Ads': option } } },
  }));

describe('a file of translations', () => {
  it('as CSV brings all languages back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, async (german, portuguese) => {
        const filled = withTexts({ de: german, 'pt-BR': portuguese });
        const { translations, report } = importTranslations(
          withTexts({}),
          await readTranslations(translationsToCsv(filled)),
        );
        expect(translations).toEqual(filled.translations);
        expect(report).toMatchObject({ added: 6, changed: 0, unknown: 0, outdated: [], leftOut: [] });
      }),
    );
  });

  it('has no translation for ids that every object has', () => {
    const definition = surveyOf({ type: 'single_select', text: 'Which?', options: ['Red'] });
    const [asked] = definition.questions;
    const questions = [
      {
        ...asked,
        questionId: 'constructor',
        config: { ...asked?.config, options: [{ id: 'constructor', text: 'Red', meaningId: 'constructor' }] },
      },
    ] as typeof definition.questions;
    const translated = { ...definition, questions, translations: { de: { questions: {} } } };
    expect(translationsToCsv(translated)).not.toMatch(/function|native code/);
    const emptied = { definition: { ...translated, questions: [] }, selectedQuestionId: null };
    const { translations } = reinsertQuestion(emptied, translated, 'constructor').definition;
    expect(translations).toEqual({ de: { questions: {} } });
  });

  it('as XLIFF brings one language back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (german) => {
        const xliff = await translationsToXliff(withTexts({ de: german }), 'de', 'en');
        const { translations, report } = importTranslations(withTexts({}), await readTranslations(xliff));
        expect(translations).toEqual({ de: german });
        expect(report).toMatchObject({ added: 3, unknown: 0, outdated: [] });
      }),
    );
  });

  it('has the missing texts first and a column for each language', () => {
    const [head = '', ...lines] = translationsToCsv(withTexts({ de: GERMAN })).split('\r\n');
    expect(head).toBe('\uFEFFId (do not change),Place,Your words,de');
    const isFilled = lines.map((line) => !line.endsWith(','));
    expect(isFilled).toContain(true);
    expect(isFilled).toContain(false);
    expect(isFilled.lastIndexOf(false)).toBeLessThan(isFilled.indexOf(true));
  });

  it('gives a spreadsheet nothing to compute', () => {
    expect(translationsToCsv(withTexts({ de: {} }))).toContain(",'=Ads,");
  });

  it.each([
    ['semicolons', (csv: string) => csv.replace('\uFEFF', '').replaceAll(',', ';')],
    ['tabs', (csv: string) => csv.replaceAll(',', '\t')],
    ['other line ends', (csv: string) => csv.replaceAll('\r\n', '\n')],
  ])('can be read with %s', (_name, change) => {
    const plainTexts: SurveyTexts = {
      questions: { q1: { text: 'Wie?', options: { 'q1-A friend': 'Freunde' } } },
    };
    const simple = surveyOf({ type: 'single_select', text: 'How?', options: ['A friend'] });
    const csv = translationsToCsv({ ...simple, translations: { de: plainTexts } });
    expect(importTranslations(simple, readTranslationsCsv(change(csv))).translations).toEqual({
      de: plainTexts,
    });
  });

  it.each([
    ['UTF-8', (words: string) => Buffer.from(words)],
    ['UTF-16', (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le')],
    ['Windows-1252', (words: string) => Buffer.from(words, 'latin1')],
  ])('can be saved as %s', async (_name, encode) => {
    expect(await readTextFile(new Blob([new Uint8Array(encode('Id,de\r\n1,Grüße'))]))).toContain('Grüße');
  });

  it('keeps what the merchant has where the file is empty', () => {
    const csv = translationsToCsv(withTexts({ de: {} }));
    const { translations, report } = importTranslations(withTexts({ de: GERMAN }), readTranslationsCsv(csv));
    expect(translations).toEqual({ de: GERMAN });
    expect(report).toMatchObject({ added: 0, changed: 0 });
  });

  it('says which texts are gone, have changed since, are too long, and which columns are no language', () => {
    const csv = translationsToCsv(withTexts({ de: GERMAN }))
      .replace('Your words,de', 'Your words,de,Notes')
      .replace('Danke!', 'D'.repeat(5_000));
    const [first, second] = BASE.questions;
    const now = { ...BASE, questions: [{ ...first!, text: 'Who told you about us?' }] };
    expect(second).toBeDefined();
    expect(importTranslations(now, readTranslationsCsv(csv)).report).toEqual({
      languages: ['de'],
      added: 2,
      changed: 0,
      unknown: 1,
      outdated: ['Who told you about us?'],
      tooLong: [BASE.thankYou.title],
      leftOut: ['Notes'],
    });
  });

  it.each([
    ['a picture', '\u0089PNG'],
    ['another table', 'Name,Price\r\nLamp,20'],
    ['another XML file', '<html><body>Hello</body></html>'],
    ['broken XML', '<xliff><file>'],
    ['nothing', ''],
  ])('is refused with a reason when it is %s', async (_name, content) => {
    await expect(readTranslations(content)).rejects.toThrow(/file/);
  });

  it('takes the words of a translation with bold parts', async () => {
    const xliff = (await translationsToXliff(withTexts({ de: GERMAN }), 'de', 'en')).replace(
      '<target>Danke!</target>',
      '<target>Vielen <g id="1">lieben</g> Dank!</target>',
    );
    const { translations } = importTranslations(withTexts({}), await readTranslations(xliff));
    expect(translations['de']?.thankYou?.title).toBe('Vielen lieben Dank!');
  });
});
