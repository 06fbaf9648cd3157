import { findTopics } from '#shared/text/topics/find-topics.ts';
import type { TextLanguage } from '#shared/text/stop-words.ts';
import { TOPICS, TOPIC_IDS } from '#shared/text/topics/topics.ts';
import type { Figure, FigureBench } from './figures.ts';
import { judgeTopics, type TopicVerdict } from './topics/judge-topics.ts';
import { HALVES, labelledTexts, type Half } from './topics/labelled-texts.ts';

type Goals = Readonly<Record<keyof TopicVerdict, number | null>>;

const WIDE: Goals = { purity: 0.85, coverage: 0.75, topicsFound: 0.9, tone: null };
const PLAIN: Goals = { purity: 0.75, coverage: 0.65, topicsFound: 0.8, tone: null };
const GOALS: Readonly<Record<TextLanguage, Goals>> = {
  en: WIDE,
  de: WIDE,
  fr: WIDE,
  es: WIDE,
  ja: PLAIN,
  ar: PLAIN,
  it: PLAIN,
  nl: PLAIN,
  pt: PLAIN,
};
const LANGUAGES = Object.keys(GOALS) as TextLanguage[];

const NAMES: Readonly<Record<keyof TopicVerdict, string>> = {
  purity: 'purity',
  coverage: 'coverage',
  topicsFound: 'topics of which half the texts are found',
  tone: 'right tones',
};

const quality: FigureBench = {
  title: 'Topics of labelled texts',
  reference: 'the words of the topics’ own names, on the same texts',
  sizeUnit: 'texts at most',
  sizes: [30, 100, 1_000],
  measure: (size) =>
    Promise.resolve(
      HALVES.flatMap((half) => LANGUAGES.flatMap((language) => judgeHalf(half, language, size))),
    ),
};

function judgeHalf(half: Half, language: TextLanguage, size: number): Figure[] {
  const texts = labelledTexts(half, language).slice(0, size);
  const product = judgeTopics(texts, (text) => findTopics(text, language));
  const reference = judgeTopics(texts, findNames);
  return (Object.keys(NAMES) as (keyof TopicVerdict)[]).map((measure) => {
    const goal = half === 'kept-aside' && size >= texts.length ? GOALS[language][measure] : null;
    return {
      name: `${language}, ${half}: ${NAMES[measure]}`,
      unit: '%',
      product: product[measure] * 100,
      reference: Number.isNaN(reference[measure]) ? null : reference[measure] * 100,
      ...(goal !== null && {
        goal: `at least ${goal * 100} %: ${product[measure] >= goal ? 'met' : 'MISSED'}`,
      }),
    };
  });
}

/** What a list of the topics' names finds. */
function findNames(text: string) {
  const small = text.toLowerCase();
  return TOPIC_IDS.filter((topic) =>
    TOPICS[topic].name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.length > 3 && small.includes(word)),
  ).map((topic) => ({ topic, tone: 'neutral' as const }));
}

const MOST_MS = 5_000;

const time: FigureBench = {
  title: 'Time to find topics',
  reference: 'the words of the topics’ own names, in the same texts',
  sizeUnit: 'texts',
  sizes: [1_000, 3_000, 10_000],
  measure: (size) =>
    Promise.resolve(
      LANGUAGES.map((language) => {
        const labelled = HALVES.flatMap((half) => labelledTexts(half, language));
        const texts = Array.from({ length: size }, (_, at) => labelled[at % labelled.length]?.text ?? '');
        findTopics('', language);
        const product = timed(() => texts.map((text) => findTopics(text, language)));
        return {
          name: `${language}: time`,
          unit: 'ms',
          product,
          reference: timed(() => texts.map(findNames)),
          goal: `at most ${MOST_MS} ms: ${product <= MOST_MS ? 'met' : 'MISSED'}`,
        };
      }),
    ),
};

function timed(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

export const benches = [quality, time];
