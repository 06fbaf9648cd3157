import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const BUILT = 'dist/web';
const EXPLICIT_FILES = [
  'after-first-question',
  'calendar',
  'common-views',
  'draw-pictures',
  'explain',
  'loader',
  'rare-views',
  'show',
  'wait',
];
const HASH = /-[\w-]{8}\.js$/;

const scriptsIn = (folder: string) =>
  readdirSync(join(BUILT, folder), { recursive: true })
    .map((file) => join(BUILT, folder, String(file)))
    .filter((file) => file.endsWith('.js'));

const read = (file: string) => readFileSync(file, 'utf8');

function builtFile(folder: string, name: string): string {
  const file = scriptsIn(folder).find((path) => path.replace(HASH, '').endsWith(`/${name}`));
  if (!file) throw new Error(`There is no built file ${name}.`);
  return file;
}

/** Returns the names that are not a property in the built file. */
function missingNames(file: string, properties: readonly string[]): string[] {
  const code = read(file);
  return properties.filter((property) => !new RegExp(`[.{,]${property}\\b`).test(code));
}

/** Returns the source line that the source map gives for the first occurrence of `text` in the built file. */
function sourceOf(file: string, text: string): { source: string; line: string } {
  const before = read(file).split(text, 1)[0]!.split('\n');
  const map = new SourceMap(JSON.parse(read(`${file}.map`)) as SourceMapPayload);
  const entry = map.findEntry(before.length - 1, before.at(-1)!.length);
  if (!('originalSource' in entry)) throw new Error(`The map of ${file} has no place for ${text}.`);
  const source = resolve(file, '..', entry.originalSource);
  return { source: relative('.', source), line: read(source).split('\n')[entry.originalLine]! };
}

describe('the built storefront', () => {
  test('consists of the files that its sources load, without a shared file that costs another request', () => {
    const names = scriptsIn('storefront').map((file) => relative(join(BUILT, 'storefront'), file));
    expect(names.map((name) => name.replace(HASH, '')).sort()).toEqual(EXPLICIT_FILES);
  });

  test.each([
    ['loader', ['visitorId', 'exitIntent', 'scrolledPercent', 'showFile', 'askedAt', 'mayStore', 'preview']],
    ['show', ['removeBranding', 'publicId', 'definitionOf', 'canGoBack', 'isLast', 'onRefused', 'preview']],
    ['after-first-question', ['currentId', 'cameFrom', 'targets', 'fallback', 'indexById', 'isLast']],
    ['calendar', ['isRequired', 'onChange', 'element', 'sheet', 'show']],
    ['wait', ['scrolledPercent', 'exitIntent', 'manifest', 'origin']],
    ['explain', ['visitorId', 'exitIntent', 'scrolledPercent', 'outcome', 'placement', 'surveyId']],
  ])('keeps property names as the source writes them: %s', (name, properties) => {
    expect(missingNames(builtFile('storefront', name), properties)).toEqual([]);
  });
});

test.each([
  ['survey-view', ['removeBranding', 'canGoBack', 'isLast', 'currentId', 'cameFrom', 'targets']],
  ['hosted', ['publicId', 'definitionOf', 'createQueue', 'onRefused', 'removeBranding']],
])('the survey’s own page keeps property names as the source writes them: %s', (name, properties) => {
  expect(missingNames(builtFile('survey-view', name), properties)).toEqual([]);
});

describe('source maps', () => {
  const cases = [
    ['show', 'askwell-card', 'web/storefront/card.ts'],
    ['show', '[data-askwell-thank-you]', 'web/storefront/show-survey.ts'],
    ['show', 'askwell-survey"', 'web/survey-view/survey-element.ts'],
    ['after-first-question', 'This survey takes no more', 'web/collect/refusal-sentence.ts'],
    ['after-first-question', 'NOT_FOUND', 'web/collect/refusal-sentence.ts'],
    ['loader', 'consent-tracking-api', 'web/storefront/consent.ts'],
    ['wait', 'exit_intent', 'web/storefront/watch-visit.ts'],
  ] as const;

  test.each(cases)('map the storefront’s %s file at %s to %s', (name, text, source) => {
    const found = sourceOf(builtFile('storefront', name), text);
    expect(found.source).toBe(source);
    expect(found.line).toContain(text.replace('"', ''));
  });

  test('source maps lead from the admin’s files to its source', () => {
    const text = 'Shoppers do not see it for now.';
    const file = scriptsIn('admin').find((path) => read(path).includes(text))!;
    const found = sourceOf(file, text);
    expect(found.source).toBe('web/admin/features/surveys/survey-labels.ts');
    expect(found.line).toContain(text);
  });

  test('does not announce source maps to browsers', () => {
    const files = ['storefront', 'survey-view', 'admin'].flatMap(scriptsIn);
    expect(files.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
  });
});

describe('the built checkout extension', () => {
  const files = scriptsIn('extensions');

  test('can be bundled by the platform: it asks nothing of the tool that built it', () => {
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(read(file)).not.toMatch(/import\.meta|process\.env/);
  });

  test('is smaller than the platform’s limit of 64 kB', () => {
    expect(files.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThan(64_000);
  });

  test.each(['Absenden', 'Envoyer', '送信', 'إرسال'])('speaks a shipped language: %s', (word) => {
    expect(files.some((file) => read(file).includes(word))).toBe(true);
  });
});
