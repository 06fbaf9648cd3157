import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AnswerByType } from '#shared/survey/answer.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { ConfigByType, Question } from '#shared/survey/question.ts';
import { QUESTION_TYPES, type QuestionType } from '#shared/survey/question-types.ts';
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
/** The layers that have a folder for each type. */
const LAYERS = [
  'shared/survey/types',
  'shared/analytics/types',
  'web/survey-view/types',
  'web/extensions/checkout/types',
  'web/admin/features/builder/types',
  'web/admin/features/findings/types',
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
    'server/areas/analytics/orders/measures.ts',
    'web/admin/features/settings/theme-preview.tsx',
  ]);
});
