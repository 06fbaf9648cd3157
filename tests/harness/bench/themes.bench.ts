import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findThemes } from '#shared/text/find-themes.ts';
import type { Figure, FigureBench } from './figures.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import { frequentWordGroups } from './themes/frequent-word-groups.ts';
import { GRAMMAR, makeAnswers } from '#tests/support/made-answers.ts';
import { judge } from './themes/judge-themes.ts';

/** Not a seed with which the method was chosen. */
const SEED = 20_261_123;
const LEAST = 0.9;
/** Fewer answers have too few words in common. */
const GOAL_FROM = 1_000;
const MOST_MS = 5_000;
const MOST_MB = 400;

const themesBench: FigureBench = {
  title: 'Themes of made answers',
  reference:
    'the list of the 30 most frequent words, each answer counted for its most frequent word, on the same answers',
  sizeUnit: 'answers',
  sizes: [100, 300, 1_000, 5_000, 20_000],
  measure: (size) => {
    const measured = Object.keys(GRAMMAR).map((language) => measureLanguage(language, size));
    const slowest = Math.max(...measured.map(({ ms }) => ms));
    return Promise.resolve([
      ...measured.flatMap(({ figures }) => figures),
      {
        name: 'time of the slowest language',
        unit: 'ms',
        product: slowest,
        reference: Math.max(...measured.map(({ wordsMs }) => wordsMs)),
        goal: `at most ${MOST_MS} ms: ${slowest <= MOST_MS ? 'met' : 'MISSED'}`,
      },
      memoryFigure(size),
    ]);
  },
};

export const benches = [themesBench];

function measureLanguage(language: string, size: number) {
  const answers = makeAnswers(language, size, randomFrom(SEED));
  const texts = answers.map(({ text }) => text);
  const begin = performance.now();
  const themes = findThemes(texts, () => language);
  const middle = performance.now();
  const words = frequentWordGroups(texts);
  const end = performance.now();
  const product = judge(
    answers,
    themes.map(({ at }) => at),
  );
  const reference = judge(answers, words);
  const figure = (name: 'purity' | 'coverage' | 'together', explained: string): Figure => ({
    name: `${language}: ${explained}`,
    unit: '%',
    product: product[name] * 100,
    reference: reference[name] * 100,
    ...(size >= GOAL_FROM && {
      goal: `at least ${LEAST * 100} %: ${product[name] >= LEAST ? 'met' : 'MISSED'}`,
    }),
  });
  return {
    figures: [
      figure('purity', 'purity'),
      figure('coverage', 'coverage'),
      figure('together', 'of a theme in one group'),
      { name: `${language}: groups`, unit: '', product: product.groups, reference: reference.groups },
    ],
    ms: middle - begin,
    wordsMs: end - middle,
  };
}

function memoryFigure(size: number): Figure {
  const program = fileURLToPath(new URL('./themes/measure-memory.ts', import.meta.url));
  const run = spawnSync(process.execPath, ['--import', 'tsx', program, 'en', String(size)], {
    encoding: 'utf8',
  });
  const product = Number(run.stdout);
  return {
    name: 'memory that it takes at most',
    unit: 'MB',
    product,
    reference: null,
    goal: `at most ${MOST_MB} MB: ${run.status === 0 && product <= MOST_MB ? 'met' : 'MISSED'}`,
  };
}
