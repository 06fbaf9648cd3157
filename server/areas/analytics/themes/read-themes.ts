import { npsCounts, nps } from '#shared/analytics/nps.ts';
import { summariseRatings } from '#shared/analytics/ratings.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import type { ListPosition } from '../rows/row-repository.ts';
import { findTextMark, findTexts, type TextMark } from '../texts/text-repository.ts';
import type { NewWord } from './find-new-words.ts';
import { SharedResults } from './shared-results.ts';
import type { WrittenText } from './read-texts.ts';
import { THEME_LIMITS, type Topic } from './sort-by-topic.ts';
import { clientLeft, ThemeThread } from './theme-thread.ts';

interface Group {
  readonly id: string;
  /** Newest first. */
  readonly members: readonly ListPosition[];
}

interface Scored {
  /** Of those who also answered the survey's score question; null if none did. */
  readonly score: {
    readonly answers: number;
    readonly value: number;
    readonly low: number;
    readonly high: number;
  } | null;
}

export interface QuestionThemes {
  /** The texts that were read: the newest, or all. */
  readonly looked: number;
  readonly isAll: boolean;
  /** Texts that speak of no topic. */
  readonly others: number;
  readonly scoreQuestion: MergedQuestion | null;
  readonly topics: readonly (Omit<Topic, 'at'> & Group & Scored)[];
  readonly newWords: readonly (Omit<NewWord, 'at' | 'stem'> & Group)[];
}

export type ReadThemes = (view: View, meaningId: string, signal: AbortSignal) => Promise<QuestionThemes>;

/** At most 20,000 texts each, of which only the positions are kept. */
const KEPT_RESULTS = 12;
/** PGlite has one session, so its statements are short. */
const SLICE = 500;

/** Reads the themes of a question. They are computed again only after an answer to it changed, and each day. */
export function createThemeReader({ database, clock }: ReaderDeps): ReadThemes {
  const thread = new ThemeThread();
  const results = new SharedResults<QuestionThemes>(KEPT_RESULTS);
  return async (view, meaningId, signal) => {
    const scoreQuestion = view.questions.find(({ scale }) => scale !== null) ?? null;
    const question = { meaningId, scoreIds: scoreQuestion?.questionIds ?? [] };
    const mark = await markTexts(database, view, question, signal);
    const { storeId, surveyId, filter, today } = view;
    const pinned = view.themes
      .filter(({ questionId }) => questionId === meaningId)
      .flatMap(({ phrases }) => phrases);
    const key = JSON.stringify([storeId, surveyId, question, filter, mark, today, pinned]);
    return results.get(key, signal, async (needed) => {
      const { texts, positions, scores, isAll } = await readTexts(database, view, question, needed);
      const facts = { looked: texts.length, isAll, scoreQuestion };
      if (texts.length === 0) return { ...facts, others: 0, topics: [], newWords: [] };
      const { topics, others, newWords } = await thread.sort({ texts, pinned, now: clock() }, needed);
      const membersOf = (places: readonly number[]) => places.flatMap((place) => positions[place] ?? []);
      return {
        ...facts,
        others,
        topics: topics.map(({ at, ...facts }) => ({
          ...facts,
          id: facts.topic,
          members: membersOf(at),
          score:
            scoreQuestion &&
            scoreOf(
              scoreQuestion,
              at.map((place) => scores[place] ?? null),
            ),
        })),
        newWords: newWords.map(({ at, stem, ...facts }) => ({
          ...facts,
          id: `word:${facts.language}:${stem}`,
          members: membersOf(at),
        })),
      };
    });
  };
}

interface ReaderDeps {
  readonly database: Database;
  readonly clock: () => number;
}

interface TextQuestion {
  readonly meaningId: string;
  readonly scoreIds: readonly string[];
}

function scoreOf({ type, scale }: MergedQuestion, scores: readonly (number | null)[]): Scored['score'] {
  const byValue = new Map<number, number>();
  for (const score of scores) if (score !== null) byValue.set(score, (byValue.get(score) ?? 0) + 1);
  if (type === 'nps') {
    const found = nps(npsCounts(byValue));
    return found && { answers: found.answers, value: found.score, low: found.low, high: found.high };
  }
  const found = summariseRatings(byValue, scale ?? 5);
  return found && { answers: found.answers, value: found.mean, low: found.meanLow, high: found.meanHigh };
}

/** The number of texts and a hash of them and their scores, which changes with each of them. */
async function markTexts(
  database: Database,
  view: View,
  question: TextQuestion,
  signal: AbortSignal,
): Promise<readonly [texts: number, hash: string]> {
  let texts = 0;
  let hash = 0n;
  let after: TextMark | null = null;
  for (let read = 0; read < THEME_LIMITS.texts; read += SLICE) {
    if (signal.aborted) throw clientLeft();
    const page = { ...question, after, rows: SLICE };
    const mark: TextMark | null = await findTextMark(database, view, view.filter, page);
    if (mark === null) break;
    texts += mark.texts;
    hash += BigInt(mark.hash);
    after = mark;
    if (mark.rows < SLICE) break;
  }
  return [texts, String(hash)];
}

async function readTexts(database: Database, view: View, question: TextQuestion, signal: AbortSignal) {
  const texts: WrittenText[] = [];
  const scores: (number | null)[] = [];
  const positions: ListPosition[] = [];
  let after: ListPosition | null = null;
  let isAll = false;
  for (let read = 0; read < THEME_LIMITS.texts && !isAll; read += SLICE) {
    if (signal.aborted) throw clientLeft();
    const rows = await findTexts(database, view, view.filter, { ...question, after, rows: SLICE });
    for (const { body, at, responseId, score } of rows) {
      if (body === null) continue;
      texts.push({ text: body.slice(0, THEME_LIMITS.textLength), writtenAt: Date.parse(at) });
      scores.push(score);
      positions.push({ at, responseId });
    }
    after = rows.at(-1) ?? null;
    isAll = rows.length < SLICE;
  }
  return { texts, positions, scores, isAll };
}
