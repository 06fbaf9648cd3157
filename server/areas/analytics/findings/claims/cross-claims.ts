import { scoreOf } from '#shared/analytics/score.ts';
import type { CountedNewest, CrossedGroup, CrossedScore } from './counted-survey.ts';
import { toQuestion, type Claim } from './finding.ts';
import { pOfScores } from './p-values.ts';
import { decimal, quoted, upperFirst, whole } from '#shared/analytics/finding-words.ts';

/** Scores that depend on another answer, or on country and customer type together. */
export function crossClaims(score: CrossedScore, { days, isNewest }: CountedNewest): Claim[] {
  return score.groups.flatMap((group) => claimOf(score, group, isNewest ? days : undefined));
}

function claimOf(score: CrossedScore, group: CrossedGroup, days: number | undefined): Claim[] {
  const { own, others, key, who } = group;
  const [one, other] = [own, others].map(({ values, counts }) => scoreOf(values, counts));
  const p = pOfScores(own, others, 1, days);
  if (!one || !other || p === null) return [];
  const { meaningId, by, kind, text } = score;
  const isNps = kind === 'nps';
  const isHigher = one.score > other.score;
  const format = isNps ? whole : decimal;
  const [first = 0, last = 0] = [own.values[0], own.values.at(-1)];
  const does = `${isNps ? 'have' : 'give'} a ${isHigher ? 'higher' : 'lower'} ${isNps ? 'net promoter score' : 'rating'}`;
  return [
    {
      p,
      topic: `crossed:${meaningId}:${by ?? ''}`,
      strength: Math.abs(one.score - other.score) / (last - first),
      tell: () => ({
        key: `crossed:${meaningId}:${by ?? ''}:${key}:${isHigher ? 'higher' : 'lower'}`,
        kind: 'crossed',
        meaningId,
        sentence: `${upperFirst(who)} ${does}: ${format(one.score)}, everybody else ${format(other.score)}.`,
        detail: `${quoted(text)} ${whole(one.answers)} customers against ${whole(other.answers)}${days === undefined ? '' : ', the newest ones'}; each counts once.`,
        advice: isHigher
          ? 'See what these customers have in common.'
          : 'Read what these customers wrote, and look for the cause there first.',
        action: toQuestion(by ?? meaningId),
      }),
    },
  ];
}
