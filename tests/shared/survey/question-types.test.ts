import { readFileSync } from 'node:fs';
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

describe('the seven types', () => {
  test('are the same everywhere', () => {
    expectTypeOf<keyof AnswerByType>().toEqualTypeOf<QuestionType>();
    expectTypeOf<Question['type']>().toEqualTypeOf<keyof ConfigByType>();
    expectTypeOf<(typeof QUESTION_TYPES)[number]>().toEqualTypeOf<QuestionType>();
    expect(new Set(QUESTION_TYPES).size).toBe(7);
  });

  test('begin with the defaults of the specification', () => {
    const options = [
      { id: 'n2', text: '', meaningId: 'n2' },
      { id: 'n3', text: '', meaningId: 'n3' },
    ];
    const flow = { nextQuestionId: null, isTerminal: false };
    const choice = { options, randomize: true, allowOther: false, otherLabel: 'Other', ...flow };
    const configs = {
      single_select: { ...choice, displayType: 'radio' },
      multi_select: { ...choice, maxSelect: null, minSelect: 1, displayType: 'checkbox' },
      text: { placeholder: '', ...flow },
      rating: { scale: 5, minLabel: '', maxLabel: '', displayType: 'stars', ...flow },
      nps: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
      drop_down: choice,
      date: flow,
    };
    for (const type of QUESTION_TYPES) {
      expect(newQuestion(type, 's1', idsFrom('n'))).toEqual({
        questionId: 'n1',
        surveyId: 's1',
        text: '',
        description: null,
        type,
        isRequired: true,
        orderIndex: 0,
        config: configs[type],
        logic: { rules: [] },
        meaningId: 'n1',
      });
    }
  });
});

const ROOT = fileURLToPath(new URL('../../../shared/', import.meta.url));
const QUESTION = `${ROOT}survey/question.ts`;

/** Everything that decides something by type. */
const DECIDING = [
  'survey/compile-logic.ts',
  'survey/next-question.ts',
  'survey/possible-next.ts',
  'survey/question-traits.ts',
  'survey/defaults.ts',
  'survey/fit-answer.ts',
  'survey/check-answer.ts',
  'survey/translate-definition.ts',
  'survey/edit/change-type.ts',
];

/** The files that don't compile when `question.ts` reads as given. */
function filesInError(questionSource: string): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    ROOT,
  );
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (file) => (file === QUESTION ? questionSource : read(file));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === QUESTION
      ? ts.createSourceFile(file, questionSource, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const roots = DECIDING.map((file) => ROOT + file);
  const program = ts.createProgram(
    roots,
    { ...options, noEmit: true, composite: false, skipLibCheck: true },
    host,
  );
  return roots
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
    .map((file) => file.slice(ROOT.length));
}

describe('an eighth type', () => {
  const source = readFileSync(QUESTION, 'utf8');

  test('does not compile wherever it is not handled', { timeout: 60_000 }, () => {
    const eighth = source.replace('date: FlowConfig;', 'date: FlowConfig;\n  ranking: FlowConfig;');
    expect(eighth).not.toBe(source);
    expect(filesInError(eighth)).toEqual(DECIDING);
    expect(filesInError(source)).toEqual([]);
  });
});
