import type { TopicWords } from './topic-words.ts';
import { TOPICS, type Tone, type TopicId } from './topics.ts';
import type { Match } from './match-entries.ts';

export interface FoundTopic {
  readonly topic: TopicId;
  readonly tone: Tone;
}

interface Rules {
  readonly denies: TopicWords['denies'];
  /** Places are letters, not words. */
  readonly isLetters: boolean;
}

interface Statement {
  readonly match: Match;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  tone: number;
}

/** Of many feelings, only the nearest few are looked at, so that the time grows with the length of the text. */
const NEAREST = 4;
const MOST_DENIED = 6;
const LOOKED_AT = 12;

/** Letters. */
const LONG_PHRASE = 10;

/** Places of two words beside punctuation differ by more. */
const PAUSE = 30;

/** The topics of matches, and the tone of each. */
export function judgeTones(matches: readonly Match[], { denies, isLetters }: Rules): FoundTopic[] {
  const statements = divide(matches);
  deny(statements, denies, isLetters ? 6 : 4);
  const feelings = statements.filter(({ match }) => match.entry.kind === 'feeling');
  const wishes = new Set(
    statements.filter(({ match }) => match.entry.kind === 'wish').map(({ clause }) => clause),
  );
  const mentions = statements.filter(({ match }) => match.entry.kind in TOPICS);
  const strong = mentions.filter(({ match }) => !match.entry.isWeak);
  const topics = new Map<TopicId, number>();
  for (const mention of withoutAsides(strong.length > 0 ? strong : mentions)) {
    const topic = mention.match.entry.kind as TopicId;
    const weight = mention.tone === 0 ? feelingBeside(mention, feelings, wishes) : 2 * mention.tone;
    topics.set(topic, (topics.get(topic) ?? 0) + weight);
  }
  const overall = Math.sign(feelings.reduce((sum, { tone }) => sum + tone, 0));
  return [...topics].map(([topic, sum]) => ({
    topic,
    tone: toneOf(sum === 0 && wishes.size === 0 ? overall : sum),
  }));
}

/** A word beside a long phrase of the same clause, as *rain* in *left my parcel out in the rain*, is rarely a topic of its own. */
function withoutAsides(mentions: readonly Statement[]): Statement[] {
  const longest = new Map<string, number>();
  const keys = ({ clause, match }: Statement) => [`${clause}`, `${clause} ${match.entry.kind}`] as const;
  for (const mention of mentions) {
    for (const key of keys(mention)) longest.set(key, Math.max(mention.match.letters, longest.get(key) ?? 0));
  }
  return mentions.filter((mention) => {
    const [all = 0, own = 0] = keys(mention).map((key) => longest.get(key));
    return all < LONG_PHRASE || own * 2 >= all;
  });
}

const toneOf = (sum: number): Tone => (sum > 0 ? 'praise' : sum < 0 ? 'complaint' : 'neutral');

/** Numbers the clauses: they end at punctuation and before words such as *but*. */
function divide(matches: readonly Match[]): Statement[] {
  const sorted = matches
    .map((match) => ({ match, start: match.places[0]?.start ?? 0, end: match.places.at(-1)?.end ?? 0 }))
    .sort((a, b) => a.start - b.start);
  let clause = 0;
  let before = 0;
  return sorted.map(({ match, start, end }) => {
    if (start - before > PAUSE || match.entry.kind === 'but') clause += 1;
    before = Math.max(before, start);
    return { match, start, end, clause, tone: match.entry.tone };
  });
}

/** Turns the tone of what is denied. A topic that is denied by itself, as in *no size guide*, is a complaint. */
function deny(statements: readonly Statement[], denies: Rules['denies'], reach: number): void {
  const denied = new Set<Statement>();
  // *ne … pas* and *no … nada* deny once.
  const turn = (each: Statement) => {
    if (!denied.has(each)) each.tone = each.tone === 0 ? -1 : -each.tone;
    denied.add(each);
  };
  for (const [at, denial] of statements.entries()) {
    if (denial.match.entry.kind !== 'not') continue;
    const around = deniedAround(denial, statements, at);
    for (const each of around) turn(each);
    if (around.length > 0 || isWithin(denial, statements, at)) continue;
    const behind = denies === 'behind' ? [] : deniedBehind(denial, statements, at, reach);
    if (behind.length > 0) for (const each of behind) turn(each);
    else if (denies !== 'before') {
      for (const each of deniedBefore(denial, statements, at, reach)) turn(each);
    }
  }
}

/** A denial that is a word of a longer entry, as in *not working*, denies nothing else. */
function isWithin(denial: Statement, statements: readonly Statement[], at: number): boolean {
  for (let step = 1; step <= LOOKED_AT; step += 1) {
    for (const other of [statements[at - step], statements[at + step]]) {
      if (!other || other === denial || other.tone === 0) continue;
      const { places, letters } = other.match;
      if (places.length === 1 && letters <= denial.match.letters) continue;
      if (places.some(({ start, end }) => start <= denial.start && end >= denial.start)) return true;
    }
  }
  return false;
}

/** Longer entries with the denial between their words: *quality is not bad*. */
function deniedAround(denial: Statement, statements: readonly Statement[], at: number): Statement[] {
  return statements
    .slice(Math.max(0, at - LOOKED_AT), at)
    .filter(({ tone, start, end }) => tone !== 0 && start < denial.start && end > denial.end);
}

function deniedBehind(
  denial: Statement,
  statements: readonly Statement[],
  at: number,
  reach: number,
): Statement[] {
  const denied: Statement[] = [];
  let topic: Statement | null = null;
  for (let next = at + 1; next < statements.length; next += 1) {
    const each = statements[next];
    const last = denied.at(-1);
    if (!each || each.clause !== denial.clause || each.start - (last?.end ?? denial.end) > (last ? 1 : reach))
      break;
    if (each.start <= denial.end) continue;
    if (denied.length === MOST_DENIED) break;
    if (each.tone !== 0) {
      if (last && Math.sign(last.tone) !== Math.sign(each.tone)) break;
      denied.push(each);
    } else if (each.match.entry.kind in TOPICS && each.start - denial.end <= 2) topic ??= each;
  }
  return denied.length > 0 || topic === null ? denied : [topic];
}

function deniedBefore(
  denial: Statement,
  statements: readonly Statement[],
  at: number,
  reach: number,
): Statement[] {
  const denied: Statement[] = [];
  for (let next = at - 1; next >= Math.max(0, at - LOOKED_AT); next -= 1) {
    const each = statements[next];
    if (!each || each.clause !== denial.clause) break;
    const nearest = denied[0]?.end ?? denial.start - reach;
    if (each.tone !== 0 && each.end < denial.start && each.end >= nearest - (denied.length > 0 ? 1 : 0))
      denied.push(each);
  }
  return denied;
}

/** The nearest feeling in the same clause. A wish is neutral, even if it says that something would be good. */
function feelingBeside(
  mention: Statement,
  feelings: readonly Statement[],
  wishes: ReadonlySet<number>,
): number {
  let nearest = 0;
  let least = Infinity;
  const behind = firstFrom(feelings, mention.start);
  for (const { clause, start, end, tone } of feelings.slice(
    Math.max(0, behind - NEAREST),
    behind + NEAREST,
  )) {
    if (clause !== mention.clause) continue;
    const distance = start > mention.end ? start - mention.end : mention.start - end;
    if (distance < least) [nearest, least] = [tone, distance];
  }
  return wishes.has(mention.clause) ? 0 : nearest;
}

/** Where the first statement stands that does not start before a place. */
function firstFrom(statements: readonly Statement[], place: number): number {
  let from = 0;
  let to = statements.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((statements[middle]?.start ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}
