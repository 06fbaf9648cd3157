import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AnswerByType } from '#shared/survey/answer.ts';
import { newQuestion } from '#shared/survey/defaults.ts';
import {
  QUESTION_TYPES,
  type ConfigByType,
  type Question,
  type QuestionType,
} from '#shared/survey/question.ts';
import { idsFrom } from '#tests/support/arbitraries.ts';
import { QUESTION_SAMPLES } from '#tests/support/question-samples.ts';

describe('the question types', () => {
  test('are the same in every type map', () => {
    expectTypeOf<keyof AnswerByType>().toEqualTypeOf<QuestionType>();
    expectTypeOf<Question['type']>().toEqualTypeOf<keyof ConfigByType>();
    expectTypeOf<(typeof QUESTION_TYPES)[number]>().toEqualTypeOf<QuestionType>();
    expect(new Set(QUESTION_TYPES).size).toBe(QUESTION_TYPES.length);
  });

  test('begin with the defaults of the specification', () => {
    for (const type of QUESTION_TYPES) {
      expect(newQuestion(type, 's1', idsFrom('n'))).toEqual({
        questionId: 'n1',
        surveyId: 's1',
        text: '',
        description: null,
        type,
        isRequired: true,
        orderIndex: 0,
        config: QUESTION_SAMPLES[type].defaults,
        logic: { rules: [] },
        meaningId: 'n1',
      });
    }
  });
});

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const QUESTION = `${ROOT}shared/survey/question.ts`;

/** The list of types and the registry of each layer. */
const REGISTRIES = [
  'shared/survey/question.ts',
  'shared/survey/types/answering.ts',
  'shared/survey/types/registry.ts',
  'shared/api/question-types.ts',
  'web/survey-view/types/rare-views.ts',
  'web/extensions/checkout/types/registry.ts',
  'web/admin/features/builder/types/registry.ts',
  'web/admin/features/analytics/types/registry.ts',
];

/** The registries that fail to compile with this source of `question.ts`. */
function filesInError(questionSource: string): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}web/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    `${ROOT}web`,
  );
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (file) => (file === QUESTION ? questionSource : read(file));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === QUESTION
      ? ts.createSourceFile(file, questionSource, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const roots = REGISTRIES.map((file) => ROOT + file);
  const program = ts.createProgram(
    roots,
    { ...options, noEmit: true, composite: false, skipLibCheck: true },
    host,
  );
  return roots
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
    .map((file) => file.slice(ROOT.length));
}

describe('a new question type', () => {
  const source = readFileSync(QUESTION, 'utf8');

  test('fails to compile in every layer until the layer implements it', () => {
    const withOneMore = source.replace("  'date',\n", "  'date',\n  'ranking',\n");
    expect(withOneMore).not.toBe(source);
    expect(filesInError(withOneMore)).toEqual(REGISTRIES);
    expect(filesInError(source)).toEqual([]);
  });
});

/** The layers that have a folder for each type. */
const LAYERS = [
  'shared/survey/types',
  'web/survey-view/types',
  'web/extensions/checkout/types',
  'web/admin/features/builder/types',
  'web/admin/features/analytics/types',
];

test.each(LAYERS)('%s contains only folders of question types and the shared helpers', (layer) => {
  const known = new Set<string>([...QUESTION_TYPES, 'helpers']);
  const folders = readdirSync(ROOT + layer, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('no code outside the folders of types branches on a type’s name', () => {
  const decides = new RegExp(`\\btype !?== '(${QUESTION_TYPES.join('|')})'|case '\\w+_(select|down)'`);
  const found = ['shared', 'server', 'web'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !LAYERS.some((layer) => file.startsWith(layer)))
      .filter((file) => decides.test(readFileSync(ROOT + file, 'utf8'))),
  );
  // Both are about one type: a net promoter measure accepts NPS questions only, and the theme's preview shows a
  // fixed question.
  expect(found).toEqual([
    'server/areas/analytics/money/set-measure.ts',
    'web/admin/features/settings/theme-preview.tsx',
  ]);
});
