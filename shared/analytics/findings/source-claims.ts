import { FEWEST_ANSWERS } from '../intervals.ts';
import type { Claim } from './claim.ts';
import type { CountedSources, SourcedChannel, SourcedQuestion } from './counted-survey.ts';
import { toTab } from './finding.ts';
import { pOfPair } from './lead.ts';
import { quoted, whole } from './words.ts';

/** A smaller part of the new customers is not worth a merchant's time. */
const LEAST_DIFFERENCE = 0.05;

/**
 * Channels that bring more or fewer new customers by what shoppers say than by what links tell. Both are known of the
 * same orders, so that only orders of which one of them names the channel tell them apart (McNemar 1947), tested exactly.
 */
export function sourceClaims({ isNewest, questions }: CountedSources): Claim[] {
  return questions.flatMap((question) =>
    question.orders < FEWEST_ANSWERS
      ? []
      : question.channels.map((channel) => claimOf(question, channel, isNewest)),
  );
}

function claimOf(question: SourcedQuestion, channel: SourcedChannel, isNewest: boolean): Claim {
  const { meaningId, text, orders } = question;
  const { said, tracked, both } = channel;
  const isMore = said > tracked;
  const strength = Math.abs(said - tracked) / orders;
  const direction = isMore ? 'more' : 'fewer';
  return {
    // A test of a small difference counts as a comparison, but it is no finding.
    p: strength >= LEAST_DIFFERENCE ? pOfPair(said - both, tracked - both) : 1,
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
    ? `${name} brings more new customers than links see: ${one} of ${all} said it, links saw ${other}.`
    : `${name} brings fewer new customers than links say: links saw ${other} of ${all}, ${one} said it.`;
}
