import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { pOverLooks } from '#shared/analytics/looks.ts';
import type { CountedNewest, CountedSources, SourcedChannel, SourcedQuestion } from './counted-survey.ts';
import { toTab, type Claim } from './finding.ts';
import { pOfPair } from './lead.ts';
import { quoted, whole } from '#shared/analytics/finding-words.ts';

/** A smaller part of the new customers is not worth a merchant's time. */
const LEAST_DIFFERENCE = 0.05;

/**
 * Channels that shoppers name for more or fewer first orders than links do. Both are known of the
 * same orders, so that only orders of which one of them names the channel tell them apart (McNemar 1947), tested exactly.
 */
export function sourceClaims({ questions }: CountedSources, newest: Window): Claim[] {
  return questions.flatMap((question) =>
    question.orders < FEWEST_ANSWERS
      ? []
      : question.channels.map((channel) => claimOf(question, channel, newest)),
  );
}

type Window = Pick<CountedNewest, 'days' | 'isNewest'>;

function claimOf(question: SourcedQuestion, channel: SourcedChannel, { days, isNewest }: Window): Claim {
  const { meaningId, text, orders } = question;
  const { said, tracked, both } = channel;
  const isMore = said > tracked;
  const strength = Math.abs(said - tracked) / orders;
  const direction = isMore ? 'more' : 'fewer';
  return {
    // A test of a small difference counts as a comparison, but it is no finding.
    p: strength >= LEAST_DIFFERENCE ? pOverLooks(pOfPair(said - both, tracked - both), days) : 1,
    topic: `sources:${meaningId}:${direction}`,
    strength,
    tell: () => ({
      key: `sources:${meaningId}:${channel.channel}:${direction}`,
      kind: 'sources',
      meaningId,
      sentence: sentenceOf(channel, orders),
      detail: `${quoted(text)} ${whole(orders)} first orders with an answer${isNewest ? ', the newest ones' : ''}, and the last visit before each.`,
      advice: isMore
        ? 'Do not judge it by links alone.'
        : 'See which channels shoppers name where links name this one.',
      action: toTab('channels', 'See the channels'),
    }),
  };
}

function sentenceOf({ name, said, tracked }: SourcedChannel, orders: number): string {
  const [one, other, all] = [whole(said), whole(tracked), whole(orders)];
  return said > tracked
    ? `${name} is named for more first orders than links see: ${one} of ${all} named it, links saw ${other}.`
    : `${name} is named for fewer first orders than links see: links saw ${other} of ${all}, ${one} named it.`;
}
